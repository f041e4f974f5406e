import { RequestError } from '../../platform/errors/request-errors.js';
import type { Context } from '../context.js';
import type { LiveChannel } from '../define-cause.js';
import { findEvent } from '../events/find-event.js';
import type { LiveChanges } from './live-changes.js';
import type { LiveChange } from './watchers.js';

/** The context of a subscription. */
export interface LiveContext extends Context {
  live: Pick<LiveChanges, 'placesOf' | 'addedTo' | 'ownPlaceAt' | 'doorOf'>;
}

export interface Subscriber {
  args: { eventId: string };
  context: LiveContext;
}

/** @throws RequestError BAD_USER_INPUT where there is no such event */
export async function watchedEvent({ args: { eventId }, context }: Subscriber): Promise<string> {
  const event = await findEvent(context.database, eventId);
  if (!event) throw new RequestError('BAD_USER_INPUT', 'There is no event with this id');
  return event.id;
}

/** The `subscribe` of a subscription that sends the rows which a cause adds to an event. */
export function toRowsOf(channel: LiveChannel) {
  return async (subscriber: Subscriber): Promise<AsyncIterableIterator<LiveChange>> =>
    subscriber.context.live.addedTo(channel, await watchedEvent(subscriber));
}
