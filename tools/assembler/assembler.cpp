#include "tools/assembler/assembler.hpp"
