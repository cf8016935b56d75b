// The whole of zlib, which Linux and macOS have as a library of the system.
#include <zlib.h>
