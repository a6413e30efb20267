/// What tests need and Swift can't say.
#ifndef C_TEST_SUPPORT_H
#define C_TEST_SUPPORT_H
#endif
