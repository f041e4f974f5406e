import { ACCOUNT_ID, OTHER_ID } from './valid-rows.js';

/**
 * Every kind of job of the version before the standard names (commit 6022409), with data as that version stored them. Never
 * change it: databases of that version are upgraded.
 */
export const releasedJobs: Record<string, object> = {
  'check-unfinished-payments': {},
  'compare-payments': {},
  'confirm-sign-up': { signUpId: ACCOUNT_ID },
  'delete-expired': {},
  'end-checkout': { paymentId: ACCOUNT_ID },
  'follow-event': { signUpId: ACCOUNT_ID },
  'leave-google': {
    accountId: ACCOUNT_ID,
    sealedRefreshToken: 'v1.12345678.c2VhbGVk',
    entryIds: [`turnout${ACCOUNT_ID.replaceAll('-', '')}`],
  },
  'note-failed-refund': { intentId: 'pi_1' },
  'refund-payment': { paymentId: ACCOUNT_ID },
  'remove-calendar-entry': {
    accountId: ACCOUNT_ID,
    entryId: `turnout${ACCOUNT_ID.replaceAll('-', '')}`,
  },
  'send-email-verification': { accountId: ACCOUNT_ID },
  'send-password-reset': { email: 'ada@example.org' },
  'settle-payment': { intentId: 'pi_1' },
  'tell-attendee-of-deletion': {
    event: {
      id: OTHER_ID,
      title: 'Title',
      description: 'Description',
      location: 'Location',
      date: '2027-03-14',
      startTime: '10:00',
      endTime: '11:00',
    },
    attendee: { accountId: ACCOUNT_ID, name: 'Ada', email: 'ada@example.org' },
  },
  'tell-of-lost-calendar': { accountId: ACCOUNT_ID },
  'tell-payer-of-refund': { paymentId: OTHER_ID },
};
