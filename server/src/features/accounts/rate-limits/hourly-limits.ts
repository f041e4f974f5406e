/** Times in an hour. A network address may be a whole university's. */
export const perHour = {
  /** Of an account's: each makes us connect to an address that a person typed. */
  webhookRequests: 100,
  /** Of an account's: each mails an address that a person typed. */
  eventInvitations: 100,
  /** Invitations from all accounts to one address, whose person may want none of them. */
  invitationsToAddress: 10,
  /** New tokens of an account. Each has a row in its activity, and one when it is revoked. */
  accessTokens: 100,
  /** Acts of an account or an access token that have a row in the activity of an event. An act that ends something is not counted. */
  teamActs: 3_000,
  /** Of an account's, new and changed ones. */
  messages: 20,
  /** Of an account's, to itself. */
  messageTests: 30,
  /** From one network address, over all accounts. */
  wrongPasswords: 300,
  /** By the right password, from wherever; each takes as much work as a wrong one. */
  signInsOfAccount: 60,
  signInsFromNetwork: 600,
  registrations: 300,
  googleSignIns: 300,
  mailsToAddress: 5,
  mailsFromNetwork: 100,
  /** To an address that a person typed when they signed up. Not of those above: a stranger would use them up. */
  contactConfirmations: 5,
  signUpsOfAccount: 300,
  signUpsFromNetwork: 50_000,
  checkoutsOfAccount: 100,
  checkoutsFromNetwork: 3_000,
  /** Of a payment, at Stripe. */
  checksOfAccount: 100,
  checksFromNetwork: 3_000,
  /** Each has a row for a day. */
  idempotencyKeys: 1_000,
  /** Codes at a door that no place has. Right ones do not count. */
  unknownCodesOfCaller: 200,
  unknownCodesFromNetwork: 2_000,
  /** Scans of one ticket by one caller that let nobody in. */
  repeatedScans: 20,
  /** Scans that an account or a door pass has undone. */
  undoneScans: 1_000,
};
export type Hourly = keyof typeof perHour;

/** A crowd must not queue for the row of its network address, so these are counted by each process for itself. */
export const inMemory: readonly Hourly[] = [
  'signUpsOfAccount',
  'signUpsFromNetwork',
  'idempotencyKeys',
  'unknownCodesOfCaller',
  'unknownCodesFromNetwork',
  'repeatedScans',
  'undoneScans',
  'teamActs',
];
