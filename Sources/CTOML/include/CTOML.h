/// toml++ for Swift: a TOML file as a list of its values in file order.
#ifndef C_TOML_H
#define C_TOML_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The content of a file. Free it with `ctoml_free`.
typedef struct ctoml_file ctoml_file;

enum ctoml_kind {
  ctoml_kind_string,
  ctoml_kind_integer,
  ctoml_kind_boolean,
  /// An array of strings, or an empty array.
  ctoml_kind_strings,
  /// Any other value: a float, a date, an array with elements other than strings, or a string with a
  /// zero character.
  ctoml_kind_other
};

/// A value. Its texts are zero-terminated UTF-8 and live as long as the file.
typedef struct {
  /// Table and key, joined with dots. A zero character is replaced by `?`.
  const char *key;
  int kind;
  /// Number of texts: 1 for a string, an integer or a boolean, 0 for `ctoml_kind_other`, and the
  /// number of elements for an array of strings.
  size_t count;
  /// The start and end of the value in the file. Lines and columns are counted in characters from
  /// 1. The end is the position after the last character.
  unsigned line, column, end_line, end_column;
} ctoml_value;

/// Parses a file. Returns NULL if memory is short. Throws no exception.
ctoml_file *ctoml_parse(const char *text, size_t size);

void ctoml_free(ctoml_file *file);

/// Returns toml++'s error message and stores the line of the error in `line`. Returns NULL if the
/// file is valid. A file with an error has no values.
const char *ctoml_mistake(const ctoml_file *file, unsigned *line);

size_t ctoml_count(const ctoml_file *file);

ctoml_value ctoml_value_at(const ctoml_file *file, size_t index);

/// Returns one of a value's texts: the string itself, an integer's digits, `true` or `false`.
const char *ctoml_text(const ctoml_file *file, size_t value, size_t index);

#ifdef __cplusplus
}
#endif

#endif
