import { visitDemoEventJob } from './demo/visit-demo-event.job.js';
import { deleteOldAccountActivitiesJob } from './features/accounts/account-activity/delete-old-account-activities.job.js';
import { deleteExpiredJob } from './features/accounts/delete-expired.job.js';
import { sendEmailVerificationJob } from './features/accounts/email-addresses/send-email-verification.job.js';
import { sendPasswordResetJob } from './features/accounts/passwords/send-password-reset.job.js';
import { deleteOldMailingsJob } from './features/attendee-mails/delete-old-mailings.job.js';
import { sendEventsCancelledMailJob } from './features/attendee-mails/of-several/send-events-cancelled-mail.job.js';
import { sendEventsChangedMailJob } from './features/attendee-mails/of-several/send-events-changed-mail.job.js';
import { sendSignUpsConfirmationJob } from './features/attendee-mails/of-several/send-sign-ups-confirmation.job.js';
import { sendEventCancelledMailJob } from './features/attendee-mails/send-event-cancelled-mail.job.js';
import { sendEventChangedMailJob } from './features/attendee-mails/send-event-changed-mail.job.js';
import { sendMailingJob } from './features/attendee-mails/send-mailing.job.js';
import { sendReminderMailJob } from './features/attendee-mails/send-reminder-mail.job.js';
import { sendSignUpConfirmationJob } from './features/attendee-mails/send-sign-up-confirmation.job.js';
import { startRemindersJob } from './features/attendee-mails/start-reminders.job.js';
import { removeCalendarEntryJob, syncCalendarEntryJob } from './features/calendar/calendar-entry.jobs.js';
import { followCalendarEntryJob } from './features/calendar/follow-calendar-entry.job.js';
import { revokeGoogleAccessJob } from './features/calendar/revoke-google-access.job.js';
import { sendCalendarDisconnectedMailJob } from './features/calendar/send-calendar-disconnected-mail.job.js';
import { syncCalendarEntriesOfEventJob } from './features/calendar/sync-calendar-entries-of-event.job.js';
import { sendSignUpCancelledMailJob } from './features/cancellations/send-sign-up-cancelled-mail.job.js';
import { checkUnfinishedPaymentsJob } from './features/checkout/check-unfinished-payments.job.js';
import { endExpiredHoldsJob } from './features/checkout/end-expired-holds.job.js';
import { expireCheckoutJob } from './features/checkout/expire-checkout.job.js';
import { deleteExpiredContactTokensJob } from './features/contacts/delete-expired-contact-tokens.job.js';
import { sendContactConfirmationJob } from './features/contacts/send-contact-confirmation.job.js';
import type { JobContext } from './features/define-job.js';
import { finishPlaceReleaseJob } from './features/door/release/finish-place-release.job.js';
import { deleteUnusedPicturesJob } from './features/event-covers/delete-unused-pictures.job.js';
import { deleteOldDraftsJob } from './features/event-drafts/delete-old-drafts.job.js';
import { sendOldDraftMailJob } from './features/event-drafts/send-old-draft-mail.job.js';
import { deleteOldActivitiesJob } from './features/events/activity/delete-old-activities.job.js';
import { finishEventCancellationJob } from './features/events/cancellation/finish-event-cancellation.job.js';
import { deleteOldChangesJob } from './features/events/changes/delete-old-changes.job.js';
import { finishEventDeletionJob } from './features/events/deletion/finish-event-deletion.job.js';
import { sendHostOfferJob } from './features/events/hosts/send-host-offer.job.js';
import { eraseOldDataJob } from './features/events/retention/erase-old-data.job.js';
import { notifyPeopleOfEventsJob } from './features/events/scope/notify-people-of-events.job.js';
import { deleteUnusedWordsJob } from './features/events/search/delete-unused-words.job.js';
import { deleteExpiredInvitationsJob } from './features/events/team/delete-expired-invitations.job.js';
import { sendEventInvitationJob } from './features/events/team/send-event-invitation.job.js';
import { sendRoleEndedMailJob } from './features/events/team/send-role-ended-mail.job.js';
import { deleteExpiredAuthorizationsJob } from './features/google/delete-expired-authorizations.job.js';
import { sendMessageTestJob } from './features/messages/previews/send-message-test.job.js';
import { sendMessageJob } from './features/messages/sending/send-message.job.js';
import { startDueMessagesJob } from './features/messages/sending/start-due-messages.job.js';
import { comparePaymentsJob } from './features/payment-providers/stripe/compare-payments.job.js';
import { deleteOldStripeEventsJob } from './features/payment-providers/stripe/delete-old-stripe-events.job.js';
import { fetchMissedStripeEventsJob } from './features/payment-providers/stripe/fetch-missed-stripe-events.job.js';
import { eraseOldPayersJob } from './features/payments/payers/erase-old-payers.job.js';
import { refreshPaymentJob } from './features/payments/refresh-payment.job.js';
import { deletePictureFilesJob } from './features/pictures/delete-picture-files.job.js';
import { markRefundFailedJob } from './features/refunds/mark-refund-failed.job.js';
import { refundPaymentJob } from './features/refunds/refund-payment.job.js';
import { sendRefundFailedMailJob } from './features/refunds/send-refund-failed-mail.job.js';
import { sendRefundMailJob } from './features/refunds/send-refund-mail.job.js';
import { endWaitingListsJob } from './features/waiting-list/end-waiting-lists.job.js';
import { findFreePlacesJob } from './features/waiting-list/find-free-places.job.js';
import { giveFreePlacesJob } from './features/waiting-list/give-free-places.job.js';
import { sendPlaceOfferMailJob } from './features/waiting-list/send-place-offer-mail.job.js';
import { deliverWebhookJob } from './features/webhooks/deliveries/deliver-webhook.job.js';
import { sendWebhookPausedMailJob } from './features/webhooks/deliveries/send-webhook-paused-mail.job.js';
import { startDueWebhooksJob } from './features/webhooks/deliveries/start-due-webhooks.job.js';
import { deleteOldNoticesJob } from './features/webhooks/notices/delete-old-notices.job.js';
import { sendPasswordChangedMailJob } from './features/webhooks/send-password-changed-mail.job.js';
import type { Job } from './platform/jobs/job.js';

/** Everything that runs outside a request: after the transaction that asked for it, or by the clock. */
export const jobs: readonly Job<JobContext>[] = [
  checkUnfinishedPaymentsJob,
  comparePaymentsJob,
  deleteExpiredAuthorizationsJob,
  deleteExpiredContactTokensJob,
  deleteExpiredInvitationsJob,
  deleteExpiredJob,
  deleteOldAccountActivitiesJob,
  deleteOldActivitiesJob,
  deleteOldChangesJob,
  deleteOldDraftsJob,
  deleteOldMailingsJob,
  deleteOldNoticesJob,
  deleteOldStripeEventsJob,
  deletePictureFilesJob,
  deleteUnusedPicturesJob,
  deleteUnusedWordsJob,
  deliverWebhookJob,
  endExpiredHoldsJob,
  endWaitingListsJob,
  eraseOldDataJob,
  eraseOldPayersJob,
  expireCheckoutJob,
  fetchMissedStripeEventsJob,
  findFreePlacesJob,
  finishEventCancellationJob,
  finishEventDeletionJob,
  finishPlaceReleaseJob,
  followCalendarEntryJob,
  giveFreePlacesJob,
  markRefundFailedJob,
  notifyPeopleOfEventsJob,
  refreshPaymentJob,
  refundPaymentJob,
  removeCalendarEntryJob,
  revokeGoogleAccessJob,
  sendCalendarDisconnectedMailJob,
  sendContactConfirmationJob,
  sendEmailVerificationJob,
  sendEventCancelledMailJob,
  sendEventChangedMailJob,
  sendEventInvitationJob,
  sendEventsCancelledMailJob,
  sendEventsChangedMailJob,
  sendMailingJob,
  sendMessageJob,
  sendMessageTestJob,
  sendOldDraftMailJob,
  sendPasswordChangedMailJob,
  sendPasswordResetJob,
  sendPlaceOfferMailJob,
  sendRefundFailedMailJob,
  sendRefundMailJob,
  sendHostOfferJob,
  sendRoleEndedMailJob,
  sendSignUpCancelledMailJob,
  sendReminderMailJob,
  sendSignUpConfirmationJob,
  sendSignUpsConfirmationJob,
  sendWebhookPausedMailJob,
  startDueMessagesJob,
  startDueWebhooksJob,
  startRemindersJob,
  syncCalendarEntriesOfEventJob,
  syncCalendarEntryJob,
  visitDemoEventJob,
];
