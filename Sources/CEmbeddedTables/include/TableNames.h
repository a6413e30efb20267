/// Names of the tables in the executable, for all modules that read tables. The tables' bytes are
/// not included.
#ifndef TABLE_NAMES_H
#define TABLE_NAMES_H

// The included list uses #embed, which is C23. clang offers it in older C as an extension, but
// warns.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc23-extensions"

#define TABLE_LIMIT 0
#define TABLE(file, name) EmbeddedTable_##file __attribute__((swift_name(#name))),
#define END_TABLE
typedef enum __attribute__((enum_extensibility(closed))) {
#include "../Tables.h"
} EmbeddedTable __attribute__((swift_name("TableName")));

#pragma clang diagnostic pop

#endif
