import type { EntityManager } from 'typeorm';
import type { Causes, ConsequenceContext } from '../../context.js';
import { type Cause, storeNotices } from './store-notices.js';
import { WebhookTopic } from './webhook-topic.js';

export type Store<Name extends keyof Causes> = (
  context: ConsequenceContext,
  manager: EntityManager,
  cause: Causes[Name],
) => Promise<void>;

export const noticeOfCreatedEvent: Store<'eventCreated'> = (context, manager, { eventId }) =>
  storeNotices(context, manager, WebhookTopic.EVENT_CREATED, [{ eventId }]);

export const noticeOfChangedEvent: Store<'eventChanged'> = (context, manager, { after: { id: eventId } }) =>
  storeNotices(context, manager, WebhookTopic.EVENT_UPDATED, [{ eventId }]);

export const noticesOfDeletedEvents: Store<'eventsDeleted'> = (context, manager, { eventIds }) =>
  storeNotices(
    context,
    manager,
    WebhookTopic.EVENT_DELETED,
    eventIds.map((eventId) => ({ eventId })),
  );

export const noticesOfSignUps: Store<'signUpsAdded'> = (context, manager, { signUps }) =>
  storeNotices(context, manager, WebhookTopic.SIGN_UP_ADDED, signUps);

export const noticesOfCancelledSignUps: Store<'signUpsCancelled'> = (context, manager, { cancelled }) =>
  storeNotices(
    context,
    manager,
    WebhookTopic.SIGN_UP_CANCELLED,
    cancelled.map(({ signUp: { id: signUpId, eventId } }) => ({ eventId, signUpId })),
  );

export const noticesOfSignUpsOfDeletedAccount: Store<'signUpsOfAccountDeleted'> = (
  context,
  manager,
  { signUps },
) => storeNotices(context, manager, WebhookTopic.SIGN_UP_CANCELLED, signUps);

export const noticeOfConfirmedSignUp: Store<'contactConfirmed'> = (context, manager, { eventId, signUpId }) =>
  storeNotices(context, manager, WebhookTopic.SIGN_UP_CONFIRMED, [{ eventId, signUpId }]);

export const noticesOfWaitingListEntries: Store<'waitingListJoined'> = (context, manager, { entries }) =>
  storeNotices(context, manager, WebhookTopic.WAITING_LIST_JOINED, entries.map(causeOf));

export const noticesOfOfferedPlaces: Store<'placesOffered'> = (context, manager, { entries }) =>
  storeNotices(context, manager, WebhookTopic.PLACE_OFFERED, entries.map(causeOf));

function causeOf({ id, eventId }: { id: string; eventId: string }): Cause {
  return { eventId, waitingListEntryId: id };
}
