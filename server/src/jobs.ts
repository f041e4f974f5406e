import { deleteExpiredJob, runDeleteExpired } from './features/accounts/delete-expired.job.js';
import {
  runSendEmailVerification,
  sendEmailVerificationJob,
} from './features/accounts/send-email-verification.job.js';
import { runSendPasswordReset, sendPasswordResetJob } from './features/accounts/send-password-reset.job.js';
import {
  removeCalendarEntryJob,
  runRemoveCalendarEntry,
} from './features/calendar/remove-calendar-entry.job.js';
import {
  revokeGoogleAccessJob,
  runRevokeGoogleAccess,
} from './features/calendar/revoke-google-access.job.js';
import { runSyncCalendarEntry } from './features/calendar/run-sync-calendar-entry.js';
import {
  runSendCalendarDisconnectedMail,
  sendCalendarDisconnectedMailJob,
} from './features/calendar/send-calendar-disconnected-mail.job.js';
import { syncCalendarEntryJob } from './features/calendar/sync-calendar-entry.job.js';
import type { JobDependencies } from './features/job-dependencies.js';
import {
  checkUnfinishedPaymentsJob,
  runCheckUnfinishedPayments,
} from './features/payments/check-unfinished-payments.job.js';
import { comparePaymentsJob, runComparePayments } from './features/payments/compare-payments.job.js';
import { expireCheckoutJob, runExpireCheckout } from './features/payments/expire-checkout.job.js';
import { markRefundFailedJob, runMarkRefundFailed } from './features/payments/mark-refund-failed.job.js';
import { refreshPaymentJob, runRefreshPayment } from './features/payments/refresh-payment.job.js';
import { refundPaymentJob, runRefundPayment } from './features/payments/refund-payment.job.js';
import { runSendRefundMail, sendRefundMailJob } from './features/payments/send-refund-mail.job.js';
import {
  runSendEventCancelledMail,
  sendEventCancelledMailJob,
} from './features/sign-ups/send-event-cancelled-mail.job.js';
import {
  runSendSignUpConfirmation,
  sendSignUpConfirmationJob,
} from './features/sign-ups/send-sign-up-confirmation.job.js';
import type { Job, JobHandler } from './platform/jobs/job.js';

/** A job and what does it. */
interface Work {
  job: Job;
  run(parts: JobDependencies, data: object): Promise<void>;
}

/** Everything that is done outside the database, after the transaction that asked for it, or by the clock. */
const works: readonly Work[] = [
  work(checkUnfinishedPaymentsJob, runCheckUnfinishedPayments),
  work(comparePaymentsJob, runComparePayments),
  work(sendSignUpConfirmationJob, runSendSignUpConfirmation),
  work(deleteExpiredJob, runDeleteExpired),
  work(expireCheckoutJob, runExpireCheckout),
  work(markRefundFailedJob, runMarkRefundFailed),
  work(refundPaymentJob, runRefundPayment),
  work(sendEmailVerificationJob, runSendEmailVerification),
  work(sendPasswordResetJob, runSendPasswordReset),
  work(refreshPaymentJob, runRefreshPayment),
  work(sendEventCancelledMailJob, runSendEventCancelledMail),
  work(sendRefundMailJob, runSendRefundMail),
  work(syncCalendarEntryJob, runSyncCalendarEntry),
  work(revokeGoogleAccessJob, runRevokeGoogleAccess),
  work(removeCalendarEntryJob, runRemoveCalendarEntry),
  work(sendCalendarDisconnectedMailJob, runSendCalendarDisconnectedMail),
];

/** Every job that can be asked for. */
export const allJobs: readonly Job[] = works.map(({ job }) => job);

export function jobHandlers(parts: JobDependencies): JobHandler[] {
  return works.map(({ job, run }) => ({ job, run: (data) => run(parts, data) }));
}

/** Pairs a job with what does it, which is told what the job says. */
function work<Data extends object>(
  job: Job<Data>,
  run: (parts: JobDependencies, data: Data) => Promise<void>,
): Work {
  return { job, run: (parts, data) => run(parts, data as Data) };
}
