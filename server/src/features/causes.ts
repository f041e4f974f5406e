import { accountDeleted, accountTakenOver, nameShownNarrowed, passwordChanged } from './accounts/causes.js';
import { signUpsCancelled, signUpsEnded, signUpsGivenBack } from './cancellations/causes.js';
import { contactConfirmed } from './contacts/causes.js';
import type { DataOf } from './define-cause.js';
import { attendeesArrived } from './door/causes.js';
import {
  cancelledEventBatch,
  deletedEventBatch,
  editorRoleEnded,
  endedEventsBatch,
  eventCancelled,
  eventChanged,
  eventCreated,
  eventHandedOver,
  eventsDeleted,
  oldEventBatch,
  oldEventFound,
} from './events/causes.js';
import {
  paymentFailed,
  paymentNeedsAttention,
  paymentRefunded,
  paymentSucceeded,
  refundsDue,
} from './payments/causes.js';
import { placesErased, placesLost, signUpsAdded } from './sign-ups/causes.js';
import { offerDeclined, placesOffered, waitingListJoined } from './waiting-list/causes.js';

/**
 * The changes that others follow. The topics of webhooks and the channels of streams are theirs; the API's documentation lists
 * topics in this order.
 */
export const causes = [
  eventCreated,
  eventChanged,
  eventHandedOver,
  editorRoleEnded,
  eventCancelled,
  cancelledEventBatch,
  eventsDeleted,
  deletedEventBatch,
  endedEventsBatch,
  oldEventFound,
  oldEventBatch,
  signUpsAdded,
  placesLost,
  placesErased,
  signUpsGivenBack,
  signUpsCancelled,
  signUpsEnded,
  paymentSucceeded,
  paymentRefunded,
  refundsDue,
  waitingListJoined,
  placesOffered,
  offerDeclined,
  paymentFailed,
  paymentNeedsAttention,
  attendeesArrived,
  contactConfirmed,
  accountDeleted,
  accountTakenOver,
  passwordChanged,
  nameShownNarrowed,
] as const;

type Declared = (typeof causes)[number];

export type DataByCause = { [Given in Declared as Given['name']]: DataOf<Given> };

/** Those of which webhooks are notified. */
export type CauseWithTopic = Extract<Declared, { webhookTopic: object }>;

/** The channels to which a process listens for its streams. */
export const liveChannels = causes.flatMap((cause) => ('liveChannel' in cause ? [cause.liveChannel] : []));
