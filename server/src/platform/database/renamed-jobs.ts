import type { MovedQueue } from './move-jobs.js';

interface RenamedJob extends MovedQueue {
  /** SQL for the data as the former version reads them. */
  formerData?: string;
}

/** The jobs whose kind has another name since the standard names, and what has changed in their data. */
export const RENAMED_JOBS: readonly RenamedJob[] = [
  {
    from: 'confirm-sign-up',
    to: 'send-sign-up-confirmation',
    data: `jsonb_build_object('signUpId', job.data->'signUpId', 'paidPence', coalesce(
      (SELECT amount_pence FROM payments WHERE sign_up_id = (job.data->>'signUpId')::uuid), 0))`,
    formerData: `jsonb_build_object('signUpId', job.data->'signUpId')`,
  },
  { from: 'end-checkout', to: 'expire-checkout' },
  { from: 'follow-event', to: 'sync-calendar-entry' },
  {
    from: 'leave-google',
    to: 'revoke-google-access',
    data: `job.data - 'sealedRefreshToken' || jsonb_build_object('encryptedRefreshToken', job.data->'sealedRefreshToken')`,
    formerData: `job.data - 'encryptedRefreshToken' || jsonb_build_object('sealedRefreshToken', job.data->'encryptedRefreshToken')`,
  },
  { from: 'note-failed-refund', to: 'mark-refund-failed' },
  { from: 'settle-payment', to: 'refresh-payment' },
  {
    from: 'tell-attendee-of-deletion',
    to: 'send-event-cancelled-mail',
    data: `job.data #- '{event,description}'`,
    formerData: `jsonb_set(job.data, '{event,description}', '""')`,
  },
  { from: 'tell-of-lost-calendar', to: 'send-calendar-disconnected-mail' },
  { from: 'tell-payer-of-refund', to: 'send-refund-mail' },
];
