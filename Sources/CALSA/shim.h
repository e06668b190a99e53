// What Swift needs of <alsa/asoundlib.h>, and static inline functions for what it cannot import:
// the variadic error handlers and the alloca-based parameter structures.
#pragma once
#include <alsa/asoundlib.h>

static void calsa_ignore(const char *file, int line, const char *function, int err, const char *format, ...) {
    (void)file, (void)line, (void)function, (void)err, (void)format;
}

// libasound writes its messages to standard error unless a handler takes them; the handler's type is
// variadic, which Swift cannot express.
static inline void calsa_silence(void) {
    snd_lib_error_set_handler(calsa_ignore);
}
