import type { AccessScope } from './access-tokens/access-scope.js';
import type { Role } from './role.js';

/** The signed-in account of a request, read afresh from the database for every one. */
export interface Viewer {
  accountId: string;
  /** The account's own, verified or not. Lower case. */
  email: string;
  role: Role;
  emailVerified: boolean;
  /** Whether the person has chosen the account's name. */
  nameConfirmed: boolean;
  /** What the access token of the request may do; null for a browser's session, which may do everything. */
  scopes: readonly AccessScope[] | null;
}
