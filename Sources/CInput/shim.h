// The kernel's own words for input devices, and functions for the requests that are macros with
// arguments, which Swift does not import.
#pragma once
#include <linux/input.h>

/// Which events of a type the device has, as bits; type 0 asks which types it has.
static inline unsigned long cinput_get_bits(unsigned int type, unsigned int length) {
    return EVIOCGBIT(type, length);
}

/// The device's name.
static inline unsigned long cinput_get_name(unsigned int length) {
    return EVIOCGNAME(length);
}

/// The range of an axis, a `struct input_absinfo`.
static inline unsigned long cinput_get_axis(unsigned int axis) {
    return EVIOCGABS(axis);
}

/// Bus, vendor and product, a `struct input_id`.
static inline unsigned long cinput_get_identity(void) {
    return EVIOCGID;
}

/// Uploads a `struct ff_effect` and fills in its number.
static inline unsigned long cinput_upload_effect(void) {
    return EVIOCSFF;
}


/// Which codes of a type are to be told at all, a `struct input_mask`; type 0 stands for the types.
static inline unsigned long cinput_set_mask(void) {
    return EVIOCSMASK;
}
