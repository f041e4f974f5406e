/** Somebody who has an account at Google and came to the consent page with it. */
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
