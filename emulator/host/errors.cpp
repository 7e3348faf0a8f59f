#include "emulator/host/errors.hpp"
