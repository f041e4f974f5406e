/** An event in a person's calendar. */
export interface CalendarEntry {
  /** RFC 5545's UID, made from the place, so that writing it again makes no second one. */
  uid: string;
  /** RFC 5545's SEQUENCE. Google may have counted further by itself. */
  sequence: number;
  /** Google's id of the entry as earlier versions wrote it, with a UID of Google's. */
  formerId: string;
  title: string;
  description: string;
  location: string;
  startsAt: Date;
  endsAt: Date;
  /** The page of the event. */
  url: string;
}

/** The identity of a person, signed by Google. */
export interface GoogleIdentity {
  /** Google's id of the account, which stays when the address changes. */
  subject: string;
  /** Lower case. */
  email: string;
  emailVerified: boolean;
  name: string;
  /** The organisation whose Google Workspace the account is in; undefined for an ordinary one. */
  hostedDomain: string | undefined;
}

export interface GoogleConsent {
  identity: GoogleIdentity;
  /** Lets us act for the person while they are away; null when the calendar was not granted. */
  refreshToken: string | null;
}

/** The values that a browser takes to Google and must bring back. */
export interface AuthorizationRequest {
  state: string;
  nonce: string;
  /** PKCE (RFC 7636). */
  codeVerifier: string;
  redirectUri: string;
}

/** One that begins now: Google is told the challenge, and learns the verifier only when the person comes back. */
export interface NewAuthorizationRequest extends AuthorizationRequest {
  codeChallenge: string;
}

/** Whatever signs people in with Google and writes their calendars. */
export interface GoogleGateway {
  /**
   * The address of Google's consent page: identity and calendar, offline (spec, section 7).
   * @param loginHint the address of the account that Google's page should begin with
   */
  authorizationUrl(request: NewAuthorizationRequest, loginHint?: string): Promise<string>;
  /**
   * Turns the code that came back into who the person is, and what they granted.
   * @throws GoogleRejectedError when the code, its verifier or the ID token is not good
   * @throws GoogleUnreachableError
   */
  exchangeCode(code: string, request: AuthorizationRequest): Promise<GoogleConsent>;
  /**
   * Writes an entry into the person's own calendar, in place of one with the same UID, a deleted one included, and of the
   * one that an earlier version wrote.
   * @throws GoogleAuthorizationRevokedError, GoogleRejectedError, GoogleUnreachableError
   */
  putEntry(refreshToken: string, entry: CalendarEntry): Promise<void>;
  /** Takes an entry away; one that does not exist is no error. @throws as putEntry */
  removeEntry(refreshToken: string, entry: Pick<CalendarEntry, 'uid' | 'formerId'>): Promise<void>;
  /** Ends an authorization; one that has ended already is no error. @throws GoogleUnreachableError */
  revoke(refreshToken: string): Promise<void>;
}

/** No answer, or none that means anything, or "not so fast": worth asking again. */
export class GoogleUnreachableError extends Error {}

/** Google understood, and will not do it. */
export class GoogleRejectedError extends Error {}

/** The authorization was revoked, has expired or lacks a scope: only the person can grant it again. */
export class GoogleAuthorizationRevokedError extends GoogleRejectedError {}
