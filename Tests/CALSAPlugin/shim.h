// What a plugin of libasound sees: <alsa/asoundlib.h>, and the interface for cards made of software.
#pragma once
#include <alsa/asoundlib.h>
#include <alsa/pcm_external.h>
