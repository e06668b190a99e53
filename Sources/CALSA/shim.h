// What Swift needs of <alsa/asoundlib.h>, and static inline functions for what it cannot import:
// the variadic error handlers and the alloca-based parameter structures.
#pragma once
#include <alsa/asoundlib.h>
