import type { EntityManager } from 'typeorm';
import { columnsOf } from '../../platform/database/sql/columns.js';
import type { AccessScope } from './access-tokens/access-scope.js';
import { Account } from './account.entity.js';
import type { NameShown } from './names/name-shown.js';
import type { Role } from './role.js';
import { type TeamRoles, teamRoles } from './sessions/team-roles.js';

/** The signed-in account of a request, read afresh from the database for every one. */
export interface Viewer {
  accountId: string;
  /** The account's own, verified or not. Lower case. */
  email: string;
  role: Role;
  emailVerified: boolean;
  /** Whether the person has chosen the account's name. */
  nameConfirmed: boolean;
  /** The people who see the name at the next places; null: as the installation has it. */
  defaultNameShown: NameShown | null;
  /** The rights of the request's access token; null for a browser's session, which may do everything. */
  scopes: readonly AccessScope[] | null;
  /** The name of the request's access token; undefined for a browser's session. */
  accessTokenName?: string;
  /** Its roles in the teams of events that other accounts own. */
  teamRoles: TeamRoles;
}

const names = ['id', 'email', 'role', 'emailVerifiedAt', 'nameConfirmed', 'defaultNameShown'] as const;

/** The columns that make a viewer, for a SELECT from accounts. */
export const viewerColumns = (database: EntityManager) =>
  columnsOf(database, Account)
    .only(...names)
    .and(teamRoles);

type ViewerRow = Pick<Account, (typeof names)[number]> & { teamRoles: TeamRoles };

/** @param scopes null for everything */
export function viewerOf(
  { id: accountId, email, role, emailVerifiedAt, nameConfirmed, defaultNameShown, teamRoles }: ViewerRow,
  scopes: readonly AccessScope[] | null,
  accessTokenName?: string,
): Viewer {
  return {
    accountId,
    email,
    role,
    emailVerified: emailVerifiedAt !== null,
    nameConfirmed,
    defaultNameShown,
    scopes,
    teamRoles,
    ...(accessTokenName !== undefined && { accessTokenName }),
  };
}
