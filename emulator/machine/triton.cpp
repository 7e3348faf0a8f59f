#include "emulator/machine/triton.hpp"
