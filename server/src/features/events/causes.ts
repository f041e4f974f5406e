import { dataOf, defineCause } from '../define-cause.js';
import type { Event } from './event.entity.js';
import type { EventBatch } from './event-batch.js';

export const eventCreated = defineCause({
  name: 'eventCreated',
  data: dataOf<{ eventIds: readonly string[] }>(),
  webhookTopic: {
    name: 'EVENT_CREATED',
    description: 'An event was created.',
    about: 'event',
    noticesOf: ({ eventIds }) => eventIds.map((eventId) => ({ eventId })),
  },
});

/** `notice`: attendees are mailed what affects them, with the creator's own words. */
export const eventChanged = defineCause({
  name: 'eventChanged',
  data: dataOf<{ before: Event; after: Event; notice: { message: string | null } | null }>(),
  webhookTopic: {
    name: 'EVENT_UPDATED',
    description: 'A field of an event was changed by its creator.',
    about: 'event',
    noticesOf: ({ after }) => [{ eventId: after.id }],
  },
});

/** Events are deleted for all; their rows and sign-ups are taken apart later. */
export const eventsDeleted = defineCause({
  name: 'eventsDeleted',
  data: dataOf<{ eventIds: readonly string[] }>(),
  webhookTopic: {
    name: 'EVENT_DELETED',
    description:
      'An event was deleted, with all its sign-ups: no SIGN_UP_CANCELLED follows for each of them.',
    about: 'event',
    noticesOf: ({ eventIds }) => eventIds.map((eventId) => ({ eventId })),
  },
});

/** A deleted event is taken apart, batch by batch. */
export const deletedEventBatch = defineCause({
  name: 'deletedEventBatch',
  data: dataOf<EventBatch>(),
});

/** An event is cancelled, and its creator can no longer undo it; its people are notified from now on. */
export const eventCancelled = defineCause({
  name: 'eventCancelled',
  data: dataOf<{ eventId: string }>(),
  webhookTopic: {
    name: 'EVENT_CANCELLED',
    description:
      'An event is cancelled for good: the five minutes are over in which its creator could undo it. Its sign-ups stay.',
    about: 'event',
    noticesOf: ({ eventId }) => [{ eventId }],
  },
});

/** The cancellation of an event is carried out, batch by batch. */
export const cancelledEventBatch = defineCause({
  name: 'cancelledEventBatch',
  data: dataOf<EventBatch>(),
});
