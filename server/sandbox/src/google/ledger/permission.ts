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
