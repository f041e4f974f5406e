import type { EntityManager } from 'typeorm';
import { deletePasswordResetJobs } from './features/accounts/passwords/send-password-reset.job.js';
import { endPlacesOfEvents } from './features/attendee-mails/end-places-of-events.js';
import { mailAttendeesOfChange } from './features/attendee-mails/mail-attendees-of-change.js';
import {
  deleteEventCancelledJobs,
  deleteWaitingListOfEvent,
  mailAttendees,
} from './features/attendee-mails/mail-lost-places.js';
import { mailConfirmedContact } from './features/attendee-mails/send-sign-up-confirmation.job.js';
import { revokeGoogleAccess } from './features/calendar/revoke-google-access.job.js';
import {
  removeCalendarEntries,
  removeCalendarEntriesOfCancelled,
  syncCalendarEntriesOfEvent,
} from './features/calendar/sync-calendar-entries.js';
import { cancelSignUpsOfAccount } from './features/cancellations/cancel-sign-ups-of-account.js';
import { deleteCancelledSignUpsOfEvent } from './features/cancellations/cancelled-sign-ups.js';
import { eraseCancelledSignUpsOfEvent } from './features/cancellations/erase-cancelled-sign-ups-of-event.js';
import {
  deleteSignUpCancelledJobs,
  mailCancelledSignUps,
} from './features/cancellations/send-sign-up-cancelled-mail.job.js';
import type { DataByCause } from './features/causes.js';
import { cancelCheckoutsOfCancelled } from './features/checkout/cancel-checkouts-of-cancelled.js';
import { confirmContactOfPayment } from './features/checkout/confirm-contact-of-payment.js';
import type { Consequence, ConsequenceContext, RunConsequences } from './features/context.js';
import type { Cause } from './features/define-cause.js';
import { deletePassesOfEvent } from './features/door/passes/delete-passes-of-event.js';
import { endPassesOfEditor } from './features/door/passes/end-passes-of-editor.js';
import { deleteScansOfEvent } from './features/door/scans/delete-scans-of-event.js';
import { eraseArrivals } from './features/door/scans/erase-arrivals.js';
import { findPaid } from './features/event-money/find-paid.js';
import { followOwner } from './features/event-money/follow-owner.js';
import { deleteEventsOfAccount } from './features/events/deletion/delete-events-of-account.js';
import { deleteGoogleCredential } from './features/google/stored-authorization.js';
import { cancelScheduledMessages } from './features/messages/cancel-message.js';
import { deleteMessagesOfEvent } from './features/messages/delete-messages-of-event.js';
import { detachPayments } from './features/payments/detach-payments.js';
import {
  erasePayersOfEvent,
  erasePayersOfPlaces,
  keepWhilePending,
} from './features/payments/payers/erase-payers.js';
import { narrowNamesOfPayments } from './features/payments/payers/narrow-names.js';
import { endHoldsOfEvent } from './features/place-holds/end-holds-of-event.js';
import { findRefundableUntil } from './features/refunds/find-refundable-until.js';
import { enqueueRefunds } from './features/refunds/refund-payment.job.js';
import {
  detachPaymentsOfEvent,
  expireCheckoutsAtOldPrice,
  expireCheckoutsOfAccount,
  expireCheckoutsOfEvent,
  refundPaymentsOfEvent,
} from './features/refunds/refund-payments-of-event.js';
import { refundSignUps } from './features/refunds/refund-sign-ups.js';
import { requireRefundRight } from './features/refunds/require-refund-right.js';
import { deleteSignUpsOfEvent } from './features/sign-ups/delete-sign-ups-of-event.js';
import { endPlacesOfEvent } from './features/sign-ups/end-places-of-event.js';
import { eraseSignUpsOfEvent } from './features/sign-ups/erased-places/erase-sign-ups-of-event.js';
import { narrowNamesOfPlaces } from './features/sign-ups/shown-names/narrow-names.js';
import { fillPlacesOfCancelled, fillPlacesOfChangedEvent } from './features/waiting-list/fill-places.js';
import { narrowNamesOfWaiting } from './features/waiting-list/narrow-names.js';
import { deleteWebhooksOfAccount } from './features/webhooks/delete-webhook.js';
import { deleteNoticesOfFormerOwner } from './features/webhooks/notices/delete-notices-of-former-owner.js';
import { storeNotices } from './features/webhooks/notices/store-notices.js';
import { mailChangedPassword } from './features/webhooks/send-password-changed-mail.job.js';

type Consequences = { [Name in keyof DataByCause]: readonly Consequence<DataByCause[Name]>[] };

/**
 * The consequences of each cause. They run in this order, in the transaction of the cause. Those of a cause that is declared
 * with a webhook topic run when its notices are stored, so that an event's notices are in the order of what happened.
 */
const consequences: Consequences = {
  eventCreated: [],
  eventChanged: [
    requireRefundRight,
    expireCheckoutsAtOldPrice,
    syncCalendarEntriesOfEvent,
    mailAttendeesOfChange,
    fillPlacesOfChangedEvent,
  ],
  editorRoleEnded: [endPassesOfEditor],
  eventHandedOver: [followOwner, deleteNoticesOfFormerOwner],
  eventsDeleted: [],
  deletedEventBatch: [
    deleteSignUpsOfEvent,
    deleteCancelledSignUpsOfEvent,
    deleteScansOfEvent,
    deleteMessagesOfEvent,
    deleteWaitingListOfEvent,
    refundPaymentsOfEvent('EVENT_DELETED'),
    detachPaymentsOfEvent,
  ],
  endedEventsBatch: [endPlacesOfEvents],
  oldEventFound: [keepWhilePending],
  oldEventBatch: [
    eraseSignUpsOfEvent,
    eraseCancelledSignUpsOfEvent,
    deleteScansOfEvent,
    deletePassesOfEvent,
    deleteMessagesOfEvent,
    erasePayersOfEvent,
  ],
  eventCancelled: [cancelScheduledMessages],
  cancelledEventBatch: [
    endPlacesOfEvent,
    deleteWaitingListOfEvent,
    endHoldsOfEvent,
    refundPaymentsOfEvent('EVENT_CANCELLED'),
    expireCheckoutsOfEvent,
  ],
  signUpsAdded: [],
  placesErased: [eraseArrivals, erasePayersOfPlaces],
  placesLost: [mailAttendees(findPaid), removeCalendarEntries],
  signUpsGivenBack: [refundSignUps],
  signUpsCancelled: [
    cancelCheckoutsOfCancelled,
    mailCancelledSignUps,
    removeCalendarEntriesOfCancelled,
    fillPlacesOfCancelled,
  ],
  signUpsEnded: [],
  attendeesArrived: [],
  contactConfirmed: [confirmContactOfPayment, mailConfirmedContact(findPaid, findRefundableUntil)],
  accountDeleted: [
    deleteEventsOfAccount,
    revokeGoogleAccess,
    cancelSignUpsOfAccount,
    detachPayments,
    deletePasswordResetJobs,
    deleteEventCancelledJobs,
    deleteSignUpCancelledJobs,
  ],
  passwordChanged: [mailChangedPassword],
  nameShownNarrowed: [narrowNamesOfPlaces, narrowNamesOfWaiting, narrowNamesOfPayments],
  accountTakenOver: [revokeGoogleAccess, deleteGoogleCredential, deleteWebhooksOfAccount],
  offerDeclined: [expireCheckoutsOfAccount],
  refundsDue: [enqueueRefunds],
  paymentSucceeded: [],
  paymentRefunded: [],
  paymentFailed: [],
  paymentNeedsAttention: [],
  waitingListJoined: [],
  placesOffered: [],
};

const byName: Readonly<Record<string, readonly Consequence<never>[]>> = consequences;

/** Gives a context the way to the consequences of what its use cases do. */
export function withConsequences<Given extends Omit<ConsequenceContext, 'runConsequences'>>(
  given: Given,
): Given & { runConsequences: RunConsequences } {
  const context = {
    ...given,
    runConsequences: async <Data>(cause: Cause<Data>, manager: EntityManager, data: Data) => {
      const listed = byName[cause.name];
      if (!listed) throw new Error(`causes.ts does not list ${cause.name}`);
      await storeNotices(context, manager, cause, data);
      for (const consequence of listed) await consequence(context, manager, data as never);
    },
  };
  return context;
}
