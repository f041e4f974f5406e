/**
 * The work that is lost with a dropped job, by the kind of the job. The kinds by the clock are missing: another job
 * of them comes with the next time of their schedule.
 */
export const lostWork: Record<string, string> = {
  'delete-picture-files': 'files without a picture stay in the bucket',
  'deliver-webhook': 'a notice is sent later: with the next one, or within five minutes',
  'expire-checkout': 'a checkout that should end can be paid for up to an hour',
  'finish-event-cancellation':
    'a cancelled event stays as it is, and the rest of its people are not mailed and not paid back until it is deleted',
  'finish-event-deletion': 'the rest of a deleted event stays: its people are not mailed and not paid back',
  'finish-place-release':
    'the rest of the places of people who have not arrived stay theirs, and no others are released',
  'follow-calendar-entry': 'a calendar entry may stay as it was before',
  'give-free-places': 'a free place waits for the next sweep, a minute later',
  'mark-refund-failed': 'a refund that failed may not be listed for staff',
  'notify-people-of-events':
    'events that were cancelled or deleted together stay as they are, and the rest of their people are not mailed and not paid back',
  'refresh-payment': 'Stripe is asked about the payment in the next night',
  'refund-payment': 'a refund is asked for again in the next night',
  'remove-calendar-entry': 'an entry stays in a calendar',
  'revoke-google-access':
    'the product keeps the right to write a calendar until the person revokes it at Google',
  'send-calendar-disconnected-mail': 'a person gets no mail that the calendar is disconnected',
  'send-contact-confirmation':
    'an address is not asked whether it is right: no mails about the place go there',
  'send-email-verification': 'a person gets no link to verify the address, and asks for another one',
  'send-event-cancelled-mail': 'a person gets no mail that an event was cancelled or deleted',
  'send-event-changed-mail': 'a person gets no mail about a change of date, time or place',
  'send-event-invitation': 'a person gets no invitation to a team; the owner sends it again',
  'send-events-cancelled-mail': 'a person gets no mail that several events were cancelled or deleted',
  'send-events-changed-mail': 'a person gets no mail about a change of several events',
  'send-mailing': 'the rest of the people at an event get no mail about a change, or no reminder',
  'send-message': 'nothing: start-due-messages asks for it again within a minute',
  'send-message-test': 'the writer of a message gets no test mail, and asks for another one',
  'send-old-draft-mail': 'a person gets no mail that an old draft will be deleted',
  'send-password-changed-mail': 'a person gets no mail that the password was changed',
  'send-password-reset': 'a person gets no link for a new password, and asks for another one',
  'send-place-offer-mail': 'a person gets no mail that a place is free for them',
  'send-refund-failed-mail': 'staff get no mail about a refund that failed',
  'send-refund-mail': 'a person gets the mail about a refund in the next night',
  'send-reminder-mail': 'a person is not reminded of an event',
  'send-host-offer': 'a person gets no mail that the owner of an event would like to show them as a host',
  'send-role-ended-mail': 'a person gets no mail that a role in a team has ended',
  'send-sign-up-cancelled-mail': 'a person gets no mail that a place was given back',
  'send-sign-up-confirmation': 'a person gets no mail that confirms the place',
  'send-sign-ups-confirmation': 'a person gets no mail that confirms several places',
  'send-webhook-paused-mail': 'an owner gets no mail that a webhook is paused',
  'sync-calendar-entries-of-event':
    'the rest of the entries of an event in calendars stay as they were before a change',
  'sync-calendar-entry': 'an entry in a calendar stays as it was before a change',
  'visit-demo-event': 'an event of the demo has fewer visitors',
};
