#include "programs/catalogue.hpp"
