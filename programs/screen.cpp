#include "programs/screen.hpp"
