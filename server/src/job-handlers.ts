import { deleteExpired, runDeleteExpired } from './features/accounts/delete-expired.job.js';
import {
  runSendEmailVerification,
  sendEmailVerification,
} from './features/accounts/send-email-verification.job.js';
import { runSendPasswordReset, sendPasswordReset } from './features/accounts/send-password-reset.job.js';
import { runFollowEvent } from './features/calendar/follow-event.job.js';
import { followEvent } from './features/calendar/follow-event.js';
import { leaveGoogle, runLeaveGoogle } from './features/calendar/leave-google.job.js';
import { removeEntry, runRemoveEntry } from './features/calendar/remove-entry.job.js';
import { runTellOfLostCalendar, tellOfLostCalendar } from './features/calendar/tell-of-lost-calendar.job.js';
import {
  runTellAttendeeOfDeletion,
  tellAttendeeOfDeletion,
} from './features/events/tell-attendee-of-deletion.job.js';
import type { JobParts } from './features/job-parts.js';
import {
  checkUnfinishedPayments,
  runCheckUnfinishedPayments,
} from './features/payments/check-unfinished-payments.job.js';
import { comparePayments, runComparePayments } from './features/payments/compare-payments.job.js';
import { endOpenCheckout, runEndOpenCheckout } from './features/payments/end-checkout.job.js';
import { noteFailedRefund, runNoteFailedRefund } from './features/payments/note-failed-refund.job.js';
import { refundPayment, runRefundPayment } from './features/payments/refund-payment.job.js';
import { runSettlePaymentOfIntent, settlePaymentOfIntent } from './features/payments/settle-payment.job.js';
import { runTellPayerOfRefund, tellPayerOfRefund } from './features/payments/tell-payer-of-refund.job.js';
import { confirmSignUp, runConfirmSignUp } from './features/sign-ups/confirm-sign-up.job.js';
import type { Job, JobHandler } from './platform/jobs/job.js';

/** A job and what does it. */
interface Work {
  job: Job;
  run(parts: JobParts, data: object): Promise<void>;
}

/** Everything that is done outside the database, after the transaction that asked for it, or by the clock. */
const works: readonly Work[] = [
  work(checkUnfinishedPayments, runCheckUnfinishedPayments),
  work(comparePayments, runComparePayments),
  work(confirmSignUp, runConfirmSignUp),
  work(deleteExpired, runDeleteExpired),
  work(endOpenCheckout, runEndOpenCheckout),
  work(noteFailedRefund, runNoteFailedRefund),
  work(refundPayment, runRefundPayment),
  work(sendEmailVerification, runSendEmailVerification),
  work(sendPasswordReset, runSendPasswordReset),
  work(settlePaymentOfIntent, runSettlePaymentOfIntent),
  work(tellAttendeeOfDeletion, runTellAttendeeOfDeletion),
  work(tellPayerOfRefund, runTellPayerOfRefund),
  work(followEvent, runFollowEvent),
  work(leaveGoogle, runLeaveGoogle),
  work(removeEntry, runRemoveEntry),
  work(tellOfLostCalendar, runTellOfLostCalendar),
];

/** Every job that can be asked for. */
export const allJobs: readonly Job[] = works.map(({ job }) => job);

export function jobHandlers(parts: JobParts): JobHandler[] {
  return works.map(({ job, run }) => ({ job, run: (data) => run(parts, data) }));
}

/** Pairs a job with what does it, which is told what the job says. */
function work<Data extends object>(
  job: Job<Data>,
  run: (parts: JobParts, data: Data) => Promise<void>,
): Work {
  return { job, run: (parts, data) => run(parts, data as Data) };
}
