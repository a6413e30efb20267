/// SQLite for Swift, with what its header has as macros.
#ifndef C_SQLITE_H
#define C_SQLITE_H

#include <sqlite3.h>

/// SQLITE_TRANSIENT is a cast macro, which Swift can't see: SQLite copies the bytes before it returns.
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *bytes, int count) {
  return sqlite3_bind_text(statement, index, bytes, count, SQLITE_TRANSIENT);
}

/// The same for bytes.
static inline int csqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int count) {
  if (count == 0) return sqlite3_bind_zeroblob(statement, index, 0);
  return sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}

/// Lets a file run nothing that it brings along, and have no tables of SQLite's own overwritten. What a
/// version of SQLite does not know it has no need of, so that there is nothing to check.
static inline void csqlite_distrust(sqlite3 *database) {
  sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
  sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, (int *)0);
  sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0, (int *)0);
  sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
}

/// The size and the first bytes of the file itself, which nothing is done to: no lock, no recovery. What
/// the file is too short for becomes zeros, with SQLITE_OK all the same.
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
