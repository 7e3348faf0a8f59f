#include "emulator/formats/text_output.hpp"

#include <langinfo.h>
#include <locale.h>
#include <unistd.h>

#include <cstdlib>

#include "emulator/formats/screen_text.hpp"

namespace triton {
namespace {

/// `UTF-8`, `utf8` and `Utf_8` are the same codeset.
bool is_utf8(std::string_view codeset) {
  std::string letters;
  for (const char c : codeset) {
    if (c >= 'A' && c <= 'Z') letters += static_cast<char>(c - 'A' + 'a');
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) letters += c;
  }
  return letters == "utf8";
}

bool locale_has_utf8(std::string_view name) {
  const std::string_view without_modifier = name.substr(0, name.find('@'));
  const size_t dot = without_modifier.find('.');
  if (dot != std::string_view::npos) return is_utf8(without_modifier.substr(dot + 1));
  if (is_utf8(name)) return true;  // macOS's LC_CTYPE=UTF-8, which ssh hands on
  const locale_t locale = newlocale(LC_CTYPE_MASK, std::string(name).c_str(), nullptr);
  if (locale == nullptr) return false;
  const bool utf8 = is_utf8(nl_langinfo_l(CODESET, locale));
  freelocale(locale);
  return utf8;
}

std::string_view variable(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string_view() : value;
}

std::string_view locale_name() {
  for (const char* const name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    if (const std::string_view value = variable(name); !value.empty()) return value;
  }
  return {};
}

}  // namespace

std::string TextOutput::fit(std::string_view text) const {
  return utf8 ? std::string(text) : ascii_text(text);
}

TextOutput text_output(bool is_terminal, const TextEnvironment& environment) {
  const bool escapes = environment.term.empty() ? !is_terminal : environment.term != "dumb";
  const bool utf8 = environment.locale.empty() ? !is_terminal : locale_has_utf8(environment.locale);
  return {.utf8 = utf8 && escapes, .escapes = escapes};
}

TextOutput text_output(int descriptor) {
  return text_output(isatty(descriptor) != 0, {locale_name(), variable("TERM")});
}

}  // namespace triton
