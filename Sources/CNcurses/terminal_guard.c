#include "ftncurses.h"
