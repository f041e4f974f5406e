import type { EntityManager } from 'typeorm';
import { deletePasswordResetJobs } from './features/accounts/send-password-reset.job.js';
import { revokeGoogleAccess } from './features/calendar/revoke-google-access.job.js';
import {
  removeCalendarEntries,
  removeCalendarEntriesOfCancelled,
  syncCalendarEntriesOfEvent,
} from './features/calendar/sync-calendar-entries.js';
import type { Causes, Consequence, ConsequenceContext, RunConsequences } from './features/context.js';
import { deleteEventsOfAccount } from './features/events/delete-events-of-account.js';
import { deleteGoogleCredential } from './features/google/stored-authorization.js';
import { cancelCheckoutsOfCancelled } from './features/payments/cancel-checkouts-of-cancelled.js';
import { confirmContactOfPayment } from './features/payments/confirm-contact-of-payment.js';
import { detachPayments } from './features/payments/detach-payments.js';
import { findPaidPence } from './features/payments/find-paid-pence.js';
import { findRefundableUntil } from './features/payments/find-refundable-until.js';
import { enqueueRefunds } from './features/payments/refund-payment.job.js';
import {
  expireCheckoutsAtOldPrice,
  expireCheckoutsOfAccount,
  refundPaymentsOfEvent,
} from './features/payments/refund-payments-of-event.js';
import { refundSignUps } from './features/payments/refund-sign-ups.js';
import { cancelSignUpsOfAccount } from './features/sign-ups/cancel-sign-ups-of-account.js';
import { deleteCancelledSignUpsOfEvent } from './features/sign-ups/cancelled-sign-ups.js';
import { deleteSignUpsOfEvent } from './features/sign-ups/delete-sign-ups-of-event.js';
import { fillPlacesOfCancelled, fillPlacesOfChangedEvent } from './features/sign-ups/fill-places.js';
import { mailAttendeesOfChange } from './features/sign-ups/mail-attendees-of-change.js';
import {
  deleteEventCancelledJobs,
  deleteWaitingListOfEvent,
  mailAttendees,
} from './features/sign-ups/send-event-cancelled-mail.job.js';
import {
  deleteSignUpCancelledJobs,
  mailCancelledSignUps,
} from './features/sign-ups/send-sign-up-cancelled-mail.job.js';
import { mailConfirmedContact } from './features/sign-ups/send-sign-up-confirmation.job.js';
import { deleteWebhooksOfAccount } from './features/webhooks/delete-webhook.js';
import {
  noticeOfChangedEvent,
  noticeOfConfirmedSignUp,
  noticeOfCreatedEvent,
  noticesOfCancelledSignUps,
  noticesOfDeletedEvents,
  noticesOfOfferedPlaces,
  noticesOfSignUps,
  noticesOfSignUpsOfDeletedAccount,
  noticesOfWaitingListEntries,
} from './features/webhooks/notices-of-causes.js';
import {
  noticeOfFailedPayment,
  noticeOfPayment,
  noticeOfPaymentNeedingAttention,
} from './features/webhooks/notices-of-payments.js';
import { mailChangedPassword } from './features/webhooks/send-password-changed-mail.job.js';

type Consequences = { [Name in keyof Causes]: readonly Consequence<Name>[] };

/** The consequences of each cause. They run in this order, in the transaction of the cause. */
const consequences: Consequences = {
  eventCreated: [noticeOfCreatedEvent],
  eventChanged: [
    expireCheckoutsAtOldPrice,
    syncCalendarEntriesOfEvent,
    mailAttendeesOfChange,
    noticeOfChangedEvent,
    fillPlacesOfChangedEvent,
  ],
  eventsDeleted: [noticesOfDeletedEvents],
  deletedEventBatch: [
    deleteSignUpsOfEvent,
    deleteCancelledSignUpsOfEvent,
    deleteWaitingListOfEvent,
    refundPaymentsOfEvent,
  ],
  signUpsDeleted: [mailAttendees(findPaidPence), removeCalendarEntries],
  signUpsAdded: [noticesOfSignUps],
  signUpsOfAccountDeleted: [noticesOfSignUpsOfDeletedAccount],
  signUpsGivenBack: [refundSignUps],
  signUpsCancelled: [
    cancelCheckoutsOfCancelled,
    mailCancelledSignUps,
    removeCalendarEntriesOfCancelled,
    noticesOfCancelledSignUps,
    fillPlacesOfCancelled,
  ],
  contactConfirmed: [
    confirmContactOfPayment,
    mailConfirmedContact(findPaidPence, findRefundableUntil),
    noticeOfConfirmedSignUp,
  ],
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
  accountTakenOver: [revokeGoogleAccess, deleteGoogleCredential, deleteWebhooksOfAccount],
  offerDeclined: [expireCheckoutsOfAccount],
  refundsDue: [enqueueRefunds],
  paymentMoved: [noticeOfPayment],
  paymentFailed: [noticeOfFailedPayment],
  paymentNeedsAttention: [noticeOfPaymentNeedingAttention],
  waitingListJoined: [noticesOfWaitingListEntries],
  placesOffered: [noticesOfOfferedPlaces],
};

/** Gives a context the way to the consequences of what its use cases do. */
export function withConsequences<Given extends Omit<ConsequenceContext, 'runConsequences'>>(
  given: Given,
): Given & { runConsequences: RunConsequences } {
  const context = {
    ...given,
    runConsequences: async <Name extends keyof Causes>(
      name: Name,
      manager: EntityManager,
      cause: Causes[Name],
    ) => {
      for (const consequence of consequences[name]) await consequence(context, manager, cause);
    },
  };
  return context;
}
