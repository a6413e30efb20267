/// SQLite for Swift, with wrappers for macros in its header.
#ifndef C_SQLITE_H
#define C_SQLITE_H

#include <sqlite3.h>

/// Binds a text. SQLite copies the bytes before it returns, because of SQLITE_TRANSIENT, a macro
/// with a cast that Swift can't see.
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *bytes, int count) {
  return sqlite3_bind_text(statement, index, bytes, count, SQLITE_TRANSIENT);
}

/// Binds a blob. SQLite copies the bytes before it returns.
static inline int csqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int count) {
  if (count == 0) return sqlite3_bind_zeroblob(statement, index, 0);
  return sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}

/// Prevents a database file from running triggers and views that it contains, and from overwriting
/// SQLite's internal tables. An SQLite version that does not know an option does not need it, so
/// results are not checked.
static inline void csqlite_distrust(sqlite3 *database) {
  sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
  sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, (int *)0);
  sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0, (int *)0);
  sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
}

/// Reads the size and the first bytes of the database file, without locks or recovery. If the file
/// is shorter than `count`, the rest of `bytes` is filled with zeros and the result is still
/// SQLITE_OK.
static inline int csqlite_read_start(sqlite3 *database, void *bytes, int count, sqlite3_int64 *size) {
  sqlite3_file *file = 0;
  int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK) return code;
  if (!file || !file->pMethods) return SQLITE_CANTOPEN;
  code = file->pMethods->xFileSize(file, size);
  if (code != SQLITE_OK) return code;
  code = file->pMethods->xRead(file, bytes, count, 0);
  return code == SQLITE_IOERR_SHORT_READ ? SQLITE_OK : code;
}

#endif
