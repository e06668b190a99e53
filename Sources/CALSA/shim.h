// What Swift needs of <alsa/asoundlib.h>, and static inline functions for what it cannot import: the error
// handlers, whose types are variadic.
#pragma once
#include <alsa/asoundlib.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

static void calsa_ignore(const char *file, int line, const char *function, int err, const char *format, ...) {
    (void)file, (void)line, (void)function, (void)err, (void)format;
}

// libasound writes its messages to standard error unless a handler takes them.
static inline void calsa_silence(void) {
    snd_lib_error_set_handler(calsa_ignore);
}

// The first message on this thread since `calsa_listen`: 256 bytes.
static inline char *calsa_buffer(void) {
    static _Thread_local char message[256];
    return message;
}

static void calsa_keep(const char *file, int line, const char *function, int err, const char *format, ...) {
    (void)file, (void)line, (void)function, (void)err;
    va_list arguments;
    va_start(arguments, format);
    if (!calsa_buffer()[0]) vsnprintf(calsa_buffer(), 256, format, arguments);
    va_end(arguments);
}

// Keeps messages in place of printing them. Every Swift file has a buffer of its own: listen and ask in one.
static inline void calsa_listen(void) {
    calsa_buffer()[0] = 0;
    snd_lib_error_set_handler(calsa_keep);
}

static inline const char *calsa_heard(void) {
    return calsa_buffer();
}

// A configuration with nothing in it but the kernel's sequencer: to load that of the system takes ten
// milliseconds, and may ask a sound server that hangs. Null when there is no memory.
static inline snd_config_t *calsa_sequencer_configuration(void) {
    snd_config_t *top = NULL, *sequencers = NULL, *kernel = NULL, *type = NULL;
    if (snd_config_top(&top) < 0) return NULL;
    if (snd_config_make_compound(&sequencers, "seq", 0) == 0 && snd_config_add(top, sequencers) == 0
        && snd_config_make_compound(&kernel, "hw", 0) == 0 && snd_config_add(sequencers, kernel) == 0
        && snd_config_imake_string(&type, "type", "hw") == 0 && snd_config_add(kernel, type) == 0)
        return top;
    snd_config_delete(top);
    return NULL;
}

// Whether looking a device up leaves the process alive: a configuration that refers to itself can fill the stack. Tried in
// a process of its own, for a second at most; what takes longer may be a server that hangs.
static inline int calsa_survives(const char *device) {
    pid_t child = fork();
    if (child == 0) {
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, NULL);
        signal(SIGALRM, SIG_DFL), signal(SIGSEGV, SIG_DFL), signal(SIGBUS, SIG_DFL);
        prctl(PR_SET_DUMPABLE, 0);
        alarm(1);
        snd_config_t *definition;
        if (snd_config_update() >= 0) snd_config_search_definition(snd_config, "pcm", device, &definition);
        _exit(0);
    }
    int status = 0;
    if (child > 0 && waitpid(child, &status, 0) != child) return 1;
    return !WIFSIGNALED(status) || WTERMSIG(status) == SIGALRM;
}
