import { registerEnumType } from 'type-graphql';
import { forbidden, hasScope, isStaff, requireStaff, requireViewer } from '../../accounts/access-rules.js';
import type { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import { Role } from '../../accounts/role.js';
import type { Viewer } from '../../accounts/viewer.js';
import type { Context } from '../../context.js';

export enum EventRole {
  OWNER = 'OWNER',
  EDITOR = 'EDITOR',
  DOOR = 'DOOR',
}

registerEnumType(EventRole, {
  name: 'EventRole',
  description: 'A role in the team of an event.',
  valuesConfig: {
    OWNER: {
      description: 'May do everything. Each event has one: the account that created it or took it over.',
    },
    EDITOR: {
      description:
        'Changes the event and sees its people. Sees no money, and cannot cancel, delete or hand over the event. For staff.',
    },
    DOOR: { description: 'Lets people in: sees names, and no addresses.' },
  },
});

const { OWNER, EDITOR, DOOR } = EventRole;

/**
 * The rights of an event's team, each with the roles that have it. This is the only such table: a right that is not in it does not
 * exist (T1). A right of editors must not lead to money or to the event's end (T6).
 */
export const RIGHTS = {
  /** Change the fields of the event, but for price and refund deadline; repeat it. */
  EDIT: [OWNER, EDITOR],
  /** Set price and refund deadline. */
  SET_PRICE: [OWNER],
  /** Read the note for attendees. */
  READ_NOTE: [OWNER, EDITOR, DOOR],
  /** The waiting list, places that were given back, and figures without money. */
  SEE_PEOPLE: [OWNER, EDITOR],
  /** Names of all people with a place, hidden names included. */
  SEE_NAMES: [OWNER, EDITOR, DOOR],
  /** Addresses of people, search by them, and tickets. */
  SEE_CONTACTS: [OWNER, EDITOR],
  /** The list of people as a file. */
  EXPORT_PEOPLE: [OWNER, EDITOR],
  /** Give back the place of another person. */
  TAKE_OUT: [OWNER, EDITOR],
  /** Give back the place of a person who has paid: the money goes back, too. */
  REFUND: [OWNER],
  /** Payments, refunds and sums. */
  SEE_MONEY: [OWNER],
  CANCEL: [OWNER],
  DELETE: [OWNER],
  SEE_TEAM: [OWNER, EDITOR, DOOR],
  /** Invite, change and remove; hand over. */
  MANAGE_TEAM: [OWNER],
  SEE_ACTIVITY: [OWNER, EDITOR],
  /** Write to the people of the event, and read what was written. */
  WRITE_MESSAGES: [OWNER, EDITOR],
  /** Read the door, record scans and undo them. */
  USE_DOOR: [OWNER, EDITOR, DOOR],
  /** Door passes, other codes for tickets, and places of people who have not arrived. */
  MANAGE_DOOR: [OWNER, EDITOR],
} as const satisfies Record<string, readonly EventRole[]>;

export type EventRight = keyof typeof RIGHTS;

/** The fields by which a role at an event is found. The owner is null where the account is deleted. */
export interface EventOfTeam {
  id: string;
  createdById: string | null;
}

type Person = Pick<Viewer, 'accountId' | 'role' | 'teamRoles'>;

/**
 * The viewer's role at an event; null for all others. Owners and editors count as long as they are staff. A row of the team comes
 * before ownership: an event that was read before it was handed over still names the former owner.
 */
export function roleOf(viewer: Person | null, event: EventOfTeam): EventRole | null {
  if (!viewer) return null;
  const isStaff = viewer.role === Role.STAFF;
  const shared = viewer.teamRoles[event.id];
  if (shared === 'DOOR') return DOOR;
  if (shared === 'EDITOR') return isStaff ? EDITOR : null;
  return isStaff && viewer.accountId === event.createdById ? OWNER : null;
}

/** Whether the viewer has a role with this right. */
export function hasRight(viewer: Person | null, event: EventOfTeam, right: EventRight): boolean {
  const role = roleOf(viewer, event);
  return role !== null && isRightOf(role, right);
}

/** Whether `requireRole` lets the caller in. */
export function meetsRole(
  { viewer, settings }: Pick<Context, 'viewer' | 'settings'>,
  event: EventOfTeam,
  right: EventRight,
  scope: AccessScope,
): boolean {
  if (!viewer || !hasScope(viewer, scope) || !hasRight(viewer, event, right)) return false;
  return roleOf(viewer, event) === DOOR || isStaff(viewer, settings);
}

function isRightOf(role: EventRole, right: EventRight): boolean {
  return (RIGHTS[right] as readonly EventRole[]).includes(role);
}

/**
 * The rule for what only people of an event's team may do.
 * @param scope with which an access token may do it, too
 * @throws RequestError UNAUTHENTICATED, FORBIDDEN
 * @throws UserError EMAIL_NOT_VERIFIED for owners and editors, where staff must have shown that their address is theirs
 */
export function requireRole(
  context: Pick<Context, 'viewer' | 'settings'>,
  event: EventOfTeam,
  right: EventRight,
  ...scope: AccessScope[]
): EventRole {
  const viewer = requireViewer(context.viewer, ...scope);
  const role = roleOf(viewer, event);
  if (role !== DOOR) requireStaff(context, ...scope);
  if (role === null || !isRightOf(role, right)) throw forbidden();
  return role;
}
