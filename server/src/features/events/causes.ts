import type { Viewer } from '../accounts/viewer.js';
import { dataOf, defineCause } from '../define-cause.js';
import type { Event } from './event.entity.js';
import type { EventBatch, EventsBatch } from './event-batch.js';

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

/** An event before and after a change of the fields that staff enter. */
export interface EventChange {
  before: Event;
  after: Event;
}

export interface ChangedEvents {
  /** The person who changes them. */
  viewer: Viewer;
  changes: readonly EventChange[];
  /** Attendees are mailed what affects them, with the creator's own words; null: they are not. */
  notice: { message: string | null } | null;
}

/** One act changes an event, or several of a series. */
export const eventChanged = defineCause({
  name: 'eventChanged',
  data: dataOf<ChangedEvents>(),
  webhookTopic: {
    name: 'EVENT_UPDATED',
    description: 'A field of an event was changed by its team.',
    about: 'event',
    noticesOf: ({ changes }) => changes.map(({ after }) => ({ eventId: after.id })),
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

/** An event has another owner. */
export const eventHandedOver = defineCause({
  name: 'eventHandedOver',
  data: dataOf<{ eventId: string; fromId: string; toId: string }>(),
});

/** A deleted event is taken apart, batch by batch. */
export const deletedEventBatch = defineCause({
  name: 'deletedEventBatch',
  data: dataOf<EventBatch>(),
});

/** Events are cancelled, and their creator can no longer undo it; their people are notified from now on. */
export const eventCancelled = defineCause({
  name: 'eventCancelled',
  data: dataOf<{ eventIds: readonly string[] }>(),
  webhookTopic: {
    name: 'EVENT_CANCELLED',
    description:
      'An event is cancelled for good: the five minutes are over in which its owner could undo it. Its sign-ups stay.',
    about: 'event',
    noticesOf: ({ eventIds }) => eventIds.map((eventId) => ({ eventId })),
  },
});

/** The cancellation of an event is carried out, batch by batch. */
export const cancelledEventBatch = defineCause({
  name: 'cancelledEventBatch',
  data: dataOf<EventBatch>(),
});

/** A person of an event's team is no editor of it any more. */
export const editorRoleEnded = defineCause({
  name: 'editorRoleEnded',
  data: dataOf<{ eventId: string; accountId: string }>(),
});

/** An event ended so long ago that its people are to be erased. `keep` says that it is too early: a job asks again on the next night. */
export const oldEventFound = defineCause({
  name: 'oldEventFound',
  data: dataOf<{ eventId: string; keep: () => void }>(),
});

/** An event ended so long ago that its people are erased, batch by batch. */
export const oldEventBatch = defineCause({
  name: 'oldEventBatch',
  data: dataOf<EventBatch>(),
});

/** The people of several events that will not take place are notified, batch by batch. The events' own batches follow. */
export const endedEventsBatch = defineCause({
  name: 'endedEventsBatch',
  data: dataOf<EventsBatch>(),
});
