import type { calendar_v3 } from '@googleapis/calendar';
import type { JWK } from 'jose';

/** A person who has an account at Google and came to the consent page with it. */
export interface Account {
  /** The address in lower case. */
  id: string;
  email: string;
  name: string;
  /** Google's own id of the account: 21 digits. */
  sub: string;
  /** The domain whose administrator manages the account. */
  hostedDomain: string | null;
  emailVerified: boolean;
}

/** What an account lets the product do, by all its consents together. Its id is the account's. */
export interface Grant {
  id: string;
  /** None, once the access was taken away. */
  scopes: string[];
}

interface Permission {
  /** The secret itself. */
  id: string;
  accountId: string;
  scopes: string[];
}

/** Ends a visit to the consent page, and is exchanged for tokens once. */
export interface Code extends Permission {
  redirectUri: string;
  nonce: string | null;
  /** S256; null where the product did without. */
  codeChallenge: string | null;
  withRefreshToken: boolean;
  /** Milliseconds since 1970. */
  expiresAt: number;
  used: boolean;
}

export interface RefreshToken extends Permission {
  revoked: boolean;
}

export interface AccessToken extends Permission {
  /** Milliseconds since 1970; 0 once it is revoked. */
  expiresAt: number;
}

/** A day, or an instant with an offset or in a time zone. */
export type EventTime = calendar_v3.Schema$EventDateTime;

/** An entry in a calendar, as Google's client reads it. A deleted one stays, as cancelled. */
export type CalendarEvent = calendar_v3.Schema$Event & {
  kind: 'calendar#event';
  id: string;
  status: 'confirmed' | 'tentative' | 'cancelled';
  start: EventTime;
  end: EventTime;
  sequence: number;
};

export interface StoredEvent {
  id: string;
  accountId: string;
  event: CalendarEvent;
}

/** Signs ID tokens. Its id is the `kid` in their head. */
export interface SigningKey {
  id: string;
  privateKey: JWK;
}
