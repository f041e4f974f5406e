import { visitDemoEventJob } from './demo/visit-demo-event.job.js';
import { deleteExpiredJob } from './features/accounts/delete-expired.job.js';
import { sendEmailVerificationJob } from './features/accounts/send-email-verification.job.js';
import { sendPasswordResetJob } from './features/accounts/send-password-reset.job.js';
import { removeCalendarEntryJob, syncCalendarEntryJob } from './features/calendar/calendar-entry.jobs.js';
import { followCalendarEntryJob } from './features/calendar/follow-calendar-entry.job.js';
import { revokeGoogleAccessJob } from './features/calendar/revoke-google-access.job.js';
import { sendCalendarDisconnectedMailJob } from './features/calendar/send-calendar-disconnected-mail.job.js';
import type { JobContext } from './features/define-job.js';
import { deleteOldChangesJob } from './features/events/delete-old-changes.job.js';
import { finishEventDeletionJob } from './features/events/finish-event-deletion.job.js';
import { deleteExpiredAuthorizationsJob } from './features/google/delete-expired-authorizations.job.js';
import { checkUnfinishedPaymentsJob } from './features/payments/check-unfinished-payments.job.js';
import { comparePaymentsJob } from './features/payments/compare-payments.job.js';
import { deleteOldStripeEventsJob } from './features/payments/delete-old-stripe-events.job.js';
import { endExpiredHoldsJob } from './features/payments/end-expired-holds.job.js';
import { expireCheckoutJob } from './features/payments/expire-checkout.job.js';
import { fetchMissedStripeEventsJob } from './features/payments/fetch-missed-stripe-events.job.js';
import { markRefundFailedJob } from './features/payments/mark-refund-failed.job.js';
import { refreshPaymentJob } from './features/payments/refresh-payment.job.js';
import { refundPaymentJob } from './features/payments/refund-payment.job.js';
import { sendRefundFailedMailJob } from './features/payments/send-refund-failed-mail.job.js';
import { sendRefundMailJob } from './features/payments/send-refund-mail.job.js';
import { deleteExpiredContactTokensJob } from './features/sign-ups/delete-expired-contact-tokens.job.js';
import { deleteOldMailingsJob } from './features/sign-ups/delete-old-mailings.job.js';
import { findFreePlacesJob } from './features/sign-ups/find-free-places.job.js';
import { giveFreePlacesJob } from './features/sign-ups/give-free-places.job.js';
import { sendContactConfirmationJob } from './features/sign-ups/send-contact-confirmation.job.js';
import { sendEventCancelledMailJob } from './features/sign-ups/send-event-cancelled-mail.job.js';
import { sendEventChangedMailJob } from './features/sign-ups/send-event-changed-mail.job.js';
import { sendMailingJob } from './features/sign-ups/send-mailing.job.js';
import { sendPlaceOfferMailJob } from './features/sign-ups/send-place-offer-mail.job.js';
import { sendReminderMailJob } from './features/sign-ups/send-reminder-mail.job.js';
import { sendSignUpCancelledMailJob } from './features/sign-ups/send-sign-up-cancelled-mail.job.js';
import { sendSignUpConfirmationJob } from './features/sign-ups/send-sign-up-confirmation.job.js';
import { startRemindersJob } from './features/sign-ups/start-reminders.job.js';
import { deleteOldNoticesJob } from './features/webhooks/delete-old-notices.job.js';
import { deliverWebhookJob } from './features/webhooks/deliver-webhook.job.js';
import { sendPasswordChangedMailJob } from './features/webhooks/send-password-changed-mail.job.js';
import { sendWebhookPausedMailJob } from './features/webhooks/send-webhook-paused-mail.job.js';
import { startDueWebhooksJob } from './features/webhooks/start-due-webhooks.job.js';
import type { Job } from './platform/jobs/job.js';

/** Everything that runs outside a request: after the transaction that asked for it, or by the clock. */
export const jobs: readonly Job<JobContext>[] = [
  checkUnfinishedPaymentsJob,
  comparePaymentsJob,
  deleteExpiredAuthorizationsJob,
  deleteExpiredContactTokensJob,
  deleteExpiredJob,
  deleteOldChangesJob,
  deleteOldMailingsJob,
  deleteOldNoticesJob,
  deleteOldStripeEventsJob,
  deliverWebhookJob,
  endExpiredHoldsJob,
  expireCheckoutJob,
  fetchMissedStripeEventsJob,
  findFreePlacesJob,
  finishEventDeletionJob,
  followCalendarEntryJob,
  giveFreePlacesJob,
  markRefundFailedJob,
  refreshPaymentJob,
  refundPaymentJob,
  removeCalendarEntryJob,
  revokeGoogleAccessJob,
  sendCalendarDisconnectedMailJob,
  sendContactConfirmationJob,
  sendEmailVerificationJob,
  sendEventCancelledMailJob,
  sendEventChangedMailJob,
  sendMailingJob,
  sendPasswordChangedMailJob,
  sendPasswordResetJob,
  sendPlaceOfferMailJob,
  sendRefundFailedMailJob,
  sendRefundMailJob,
  sendSignUpCancelledMailJob,
  sendReminderMailJob,
  sendSignUpConfirmationJob,
  sendWebhookPausedMailJob,
  startDueWebhooksJob,
  startRemindersJob,
  syncCalendarEntryJob,
  visitDemoEventJob,
];
