import type { AccessScope } from './access-tokens/access-scope.js';
import type { Account } from './account.entity.js';
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
  /** The rights of the request's access token; null for a browser's session, which may do everything. */
  scopes: readonly AccessScope[] | null;
}

/** The columns of an account that make a viewer. */
export const viewerColumns = ['id', 'email', 'role', 'emailVerifiedAt', 'nameConfirmed'] as const;

/** @param scopes null for everything */
export function viewerOf(
  {
    id: accountId,
    email,
    role,
    emailVerifiedAt,
    nameConfirmed,
  }: Pick<Account, (typeof viewerColumns)[number]>,
  scopes: readonly AccessScope[] | null,
): Viewer {
  return { accountId, email, role, emailVerified: emailVerifiedAt !== null, nameConfirmed, scopes };
}
