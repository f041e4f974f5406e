import { ACCOUNT_ID, OTHER_ID } from '../database/valid-rows.js';

const person = { accountId: ACCOUNT_ID, name: 'Ada', email: 'ada@example.org' };
const entryId = `turnout${ACCOUNT_ID.replaceAll('-', '')}`;
const lostEvent = {
  id: ACCOUNT_ID,
  type: 'Type',
  title: 'Title',
  location: 'Location',
  date: '2027-03-14',
  startTime: '10:00',
  endTime: '11:00',
  timeZone: 'UTC',
  startsAt: '2027-03-14T10:00:00.000Z',
  endsAt: '2027-03-14T11:00:00.000Z',
  reason: 'Rain',
};
const ended = { firstSignUpId: ACCOUNT_ID, sequence: 1, endedAt: '2027-01-01T00:00:00.000Z' };

/**
 * Every kind of job with data as the server stores them now. A version that renames a kind or needs other data moves these
 * jobs by a migration (move-jobs.ts), and its test has these data as they are here.
 */
export const storedJobData: Record<string, object> = {
  'check-unfinished-payments': {},
  'compare-payments': {},
  'delete-expired': {},
  'delete-expired-authorizations': {},
  'delete-expired-contact-tokens': {},
  'delete-old-changes': {},
  'delete-old-drafts': {},
  'delete-old-mailings': {},
  'delete-old-notices': {},
  'delete-old-stripe-events': {},
  'deliver-webhook': { webhookId: ACCOUNT_ID },
  'end-expired-holds': {},
  'expire-checkout': { paymentId: ACCOUNT_ID },
  'fetch-missed-stripe-events': {},
  'find-free-places': {},
  'finish-event-cancellation': { eventId: ACCOUNT_ID, cancelledAt: '2027-01-01T00:00:00.000Z' },
  'finish-event-deletion': { eventId: ACCOUNT_ID },
  'follow-calendar-entry': {
    attemptId: OTHER_ID,
    signUpId: ACCOUNT_ID,
    accountId: ACCOUNT_ID,
    eventId: ACCOUNT_ID,
    entryIds: [entryId],
  },
  'give-free-places': { eventId: ACCOUNT_ID },
  'mark-refund-failed': { intentId: 'pi_1' },
  'notify-people-of-events': { eventIds: [ACCOUNT_ID], cancelledAt: '2027-01-01T00:00:00.000Z' },
  'refresh-payment': { intentId: 'pi_1' },
  'refund-payment': { paymentId: ACCOUNT_ID },
  'remove-calendar-entry': { accountId: ACCOUNT_ID, eventId: ACCOUNT_ID, entryId },
  'revoke-google-access': { accountId: ACCOUNT_ID, encryptedRefreshToken: 'eyJ...', entryIds: [entryId] },
  'send-calendar-disconnected-mail': { accountId: ACCOUNT_ID },
  'send-contact-confirmation': { signUpId: ACCOUNT_ID },
  'send-email-verification': { accountId: ACCOUNT_ID },
  'send-event-cancelled-mail': {
    event: lostEvent,
    attendee: { ...person, paidPence: null, isWaiting: true, ended },
  },
  'send-event-changed-mail': { signUpId: ACCOUNT_ID },
  'send-events-cancelled-mail': {
    attendee: person,
    places: [{ event: lostEvent, paidPence: 2450, ended }],
  },
  'send-events-changed-mail': { signUpIds: [ACCOUNT_ID, OTHER_ID] },
  'send-mailing': { mailingId: ACCOUNT_ID },
  'send-old-draft-mail': { draftId: ACCOUNT_ID, warnedAt: '2027-01-01T00:00:00.000Z' },
  'send-password-changed-mail': { accountId: ACCOUNT_ID, changedAt: '2027-01-01T00:00:00.000Z' },
  'send-password-reset': { email: 'ada@example.org' },
  'send-place-offer-mail': { entryId: ACCOUNT_ID },
  'send-refund-failed-mail': { paymentId: ACCOUNT_ID, staffId: ACCOUNT_ID },
  'send-refund-mail': { paymentId: ACCOUNT_ID },
  'send-reminder-mail': { signUpId: ACCOUNT_ID, startsAt: '2027-03-14T10:00:00.000Z' },
  'send-sign-up-cancelled-mail': {
    eventId: ACCOUNT_ID,
    byCreator: false,
    paidPence: 2450,
    refundPence: 0,
    signUpId: ACCOUNT_ID,
    ended,
    isSettled: true,
    attendee: person,
  },
  'send-sign-up-confirmation': {
    signUpId: ACCOUNT_ID,
    paidPence: 2450,
    refundableUntil: '2027-03-13T10:00:00.000Z',
    hasWaited: false,
    isSettled: true,
  },
  'send-webhook-paused-mail': { webhookId: ACCOUNT_ID },
  'start-due-webhooks': {},
  'start-reminders': {},
  'sync-calendar-entry': { signUpId: ACCOUNT_ID },
  'visit-demo-event': { eventId: ACCOUNT_ID, visits: 0 },
};
