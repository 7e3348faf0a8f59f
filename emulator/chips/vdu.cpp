#include "emulator/chips/vdu.hpp"
