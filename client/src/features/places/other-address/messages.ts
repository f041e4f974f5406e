/** Why mail does not reach the person. */
export const mailProblems = {
  BOUNCED: 'Mail does not reach you: the last one came back.',
  COMPLAINED: 'Mail does not reach you: you marked one of our mails as spam.',
  REFUSED: 'Mail does not reach you: our mail service sends nothing to this address.',
};
export const OTHER_ADDRESS_ASKED =
  'We have sent a mail there. Open its link, and mails about this event go to that address.';
