/// Helpers for tests that can't be written in Swift.
#ifndef C_TEST_SUPPORT_H
#define C_TEST_SUPPORT_H
#endif
