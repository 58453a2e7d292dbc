#include "CLibraries.h"
