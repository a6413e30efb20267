/// toml++ for Swift: a TOML file as a list of its values, in the order of the file.
#ifndef C_TOML_H
#define C_TOML_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What a file holds; to be given back with `ctoml_free`.
typedef struct ctoml_file ctoml_file;

enum ctoml_kind {
  ctoml_kind_string,
  ctoml_kind_integer,
  ctoml_kind_boolean,
  /// An array of nothing but strings, or an empty one.
  ctoml_kind_strings,
  /// Anything else: a float, a date, another array.
  ctoml_kind_other
};

/// A value. Its texts are in UTF-8 and end with a zero; they stay as long as the file does.
typedef struct {
  /// With a dot between the name of its table and its own.
  const char *key;
  int kind;
  /// How many texts it has: one, but for arrays.
  size_t count;
  /// Where it stands: lines and columns in characters, from 1; the end is behind its last character.
  unsigned line, column, end_line, end_column;
} ctoml_value;

/// Reads a file. NULL where there is no memory for it; no exception leaves it.
ctoml_file *ctoml_parse(const char *text, size_t size);

void ctoml_free(ctoml_file *file);

/// What is wrong with the file, in the library's words, and in which line; NULL where nothing is. A file
/// with a mistake has no values.
const char *ctoml_mistake(const ctoml_file *file, unsigned *line);

size_t ctoml_count(const ctoml_file *file);

ctoml_value ctoml_value_at(const ctoml_file *file, size_t place);

/// One of a value's texts: a string itself, an integer in digits, `true` or `false`.
const char *ctoml_text(const ctoml_file *file, size_t place, size_t index);

#ifdef __cplusplus
}
#endif

#endif
