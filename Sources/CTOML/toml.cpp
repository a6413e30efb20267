// The whole of toml++ is compiled here, and only here.

// Mistakes come as values. Nobody writes a file with four tables inside each other for this program.
#define TOML_HEADER_ONLY 1
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#define TOML_ENABLE_WINDOWS_COMPAT 0
#define TOML_MAX_NESTED_VALUES 16

#include "CTOML.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <toml++/toml.h>
#include <vector>

namespace {

struct Value {
  std::string key;
  ctoml_kind kind;
  std::vector<std::string> texts;
  toml::source_region place;
};

}  // namespace

struct ctoml_file {
  std::vector<Value> values;
  std::string mistake;
  unsigned mistakeLine = 0;

  void add(const std::string &prefix, const toml::table &table) {
    for (auto &&[name, node] : table) {
      std::string key = prefix + std::string(name.str());
      if (const toml::table *inner = node.as_table()) {
        add(key + ".", *inner);
      } else {
        add(std::move(key), node);
      }
    }
  }

 private:
  void add(std::string key, const toml::node &node) {
    Value value{std::move(key), ctoml_kind_other, {}, node.source()};
    if (const auto *string = node.as_string()) {
      value.kind = ctoml_kind_string;
      value.texts.push_back(string->get());
    } else if (const auto *integer = node.as_integer()) {
      value.kind = ctoml_kind_integer;
      value.texts.push_back(std::to_string(integer->get()));
    } else if (const auto *boolean = node.as_boolean()) {
      value.kind = ctoml_kind_boolean;
      value.texts.push_back(boolean->get() ? "true" : "false");
    } else if (const auto *array = node.as_array()) {
      if (array->empty() || array->is_homogeneous(toml::node_type::string)) {
        value.kind = ctoml_kind_strings;
        for (auto &&element : *array) value.texts.push_back(element.value_or(std::string()));
      }
    }
    values.push_back(std::move(value));
  }
};

ctoml_file *ctoml_parse(const char *text, size_t size) {
  // The library reports by values, but memory can be short at any time.
  try {
    auto file = new ctoml_file;
    try {
      toml::parse_result result = toml::parse(std::string_view(text, size));
      if (result) {
        file->add("", result.table());
        auto precedes = [](const Value &one, const Value &other) {
          return one.place.begin < other.place.begin;
        };
        std::stable_sort(file->values.begin(), file->values.end(), precedes);
      } else {
        file->mistake = std::string(result.error().description());
        file->mistakeLine = result.error().source().begin.line;
      }
      return file;
    } catch (...) {
      delete file;
      return nullptr;
    }
  } catch (...) {
    return nullptr;
  }
}

void ctoml_free(ctoml_file *file) { delete file; }

const char *ctoml_mistake(const ctoml_file *file, unsigned *line) {
  *line = file->mistakeLine;
  return file->mistake.empty() ? nullptr : file->mistake.c_str();
}

size_t ctoml_count(const ctoml_file *file) { return file->values.size(); }

ctoml_value ctoml_value_at(const ctoml_file *file, size_t place) {
  const Value &value = file->values[place];
  const toml::source_position &begin = value.place.begin, &end = value.place.end;
  return {value.key.c_str(), value.kind, value.texts.size(),
          begin.line,        begin.column, end.line,      end.column};
}

const char *ctoml_text(const ctoml_file *file, size_t place, size_t index) {
  return file->values[place].texts[index].c_str();
}
