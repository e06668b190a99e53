// The kernel's own words for its sequencer, which are not libasound's, and its requests, which are macros with
// arguments that Swift does not import.
#pragma once
#include <sound/asequencer.h>
#include <sys/ioctl.h>

static const unsigned long csequencer_version = SNDRV_SEQ_IOCTL_PVERSION;
static const unsigned long csequencer_client_id = SNDRV_SEQ_IOCTL_CLIENT_ID;
static const unsigned long csequencer_get_client = SNDRV_SEQ_IOCTL_GET_CLIENT_INFO;
static const unsigned long csequencer_set_client = SNDRV_SEQ_IOCTL_SET_CLIENT_INFO;
static const unsigned long csequencer_next_client = SNDRV_SEQ_IOCTL_QUERY_NEXT_CLIENT;
static const unsigned long csequencer_create_port = SNDRV_SEQ_IOCTL_CREATE_PORT;
static const unsigned long csequencer_get_port = SNDRV_SEQ_IOCTL_GET_PORT_INFO;
static const unsigned long csequencer_next_port = SNDRV_SEQ_IOCTL_QUERY_NEXT_PORT;
static const unsigned long csequencer_subscribe = SNDRV_SEQ_IOCTL_SUBSCRIBE_PORT;
static const unsigned long csequencer_unsubscribe = SNDRV_SEQ_IOCTL_UNSUBSCRIBE_PORT;
static const unsigned long csequencer_query_subscriptions = SNDRV_SEQ_IOCTL_QUERY_SUBS;
static const unsigned long csequencer_get_pool = SNDRV_SEQ_IOCTL_GET_CLIENT_POOL;
static const unsigned long csequencer_set_pool = SNDRV_SEQ_IOCTL_SET_CLIENT_POOL;
static const unsigned long csequencer_remove_events = SNDRV_SEQ_IOCTL_REMOVE_EVENTS;
