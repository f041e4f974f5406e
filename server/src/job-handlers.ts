import { deleteExpired, runDeleteExpired } from './features/accounts/delete-expired.job.js';
import {
  runSendEmailVerification,
  sendEmailVerification,
} from './features/accounts/send-email-verification.job.js';
import { runSendPasswordReset, sendPasswordReset } from './features/accounts/send-password-reset.job.js';
import {
  runTellAttendeeOfDeletion,
  tellAttendeeOfDeletion,
} from './features/events/tell-attendee-of-deletion.job.js';
import type { JobParts } from './features/job-parts.js';
import { confirmSignUp, runConfirmSignUp } from './features/sign-ups/confirm-sign-up.job.js';
import { handle, type Job, type JobHandler } from './platform/jobs/job.js';

/** Everything that is done outside the database, after the transaction that asked for it. */
export function jobHandlers(parts: JobParts): JobHandler[] {
  return [
    handle(confirmSignUp, (data) => runConfirmSignUp(parts, data)),
    handle(deleteExpired, () => runDeleteExpired(parts)),
    handle(sendEmailVerification, (data) => runSendEmailVerification(parts, data)),
    handle(sendPasswordReset, (data) => runSendPasswordReset(parts, data)),
    handle(tellAttendeeOfDeletion, (data) => runTellAttendeeOfDeletion(parts, data)),
  ];
}

/** Every job that can be asked for. */
export const allJobs: readonly Job[] = [
  confirmSignUp,
  deleteExpired,
  sendEmailVerification,
  sendPasswordReset,
  tellAttendeeOfDeletion,
];
