import { describe, expect, it } from 'vitest';
import { Role } from '../../accounts/role.js';
import type { TeamRoles } from '../../accounts/sessions/team-roles.js';
import type { Context } from '../../context.js';
import { type EventRight, EventRole, hasRight, RIGHTS, requireRole, roleOf } from './event-roles.js';

const event = { id: 'bread', createdById: 'ada' };
const person = (accountId: string, role: Role, teamRoles: TeamRoles = {}) => ({
  accountId,
  email: 'ada@example.org',
  role,
  emailVerified: true,
  nameConfirmed: true,
  defaultNameShown: null,
  scopes: null,
  teamRoles,
});
const owner = person('ada', Role.STAFF);
const editor = person('ben', Role.STAFF, { bread: 'EDITOR' });
const helper = person('cleo', Role.USER, { bread: 'DOOR' });

describe('roleOf', () => {
  it.each([
    ['its owner', owner, EventRole.OWNER],
    ['an owner who is staff no longer', person('ada', Role.USER), null],
    ['an editor', editor, EventRole.EDITOR],
    ['an editor who is staff no longer', person('ben', Role.USER, { bread: 'EDITOR' }), null],
    ['a door helper', helper, EventRole.DOOR],
    ['an editor of another event', person('ben', Role.STAFF, { cake: 'EDITOR' }), null],
    ['other staff', person('ben', Role.STAFF), null],
    ['an anonymous visitor', null, null],
  ])('T1: of %s', (_who, viewer, expected) => {
    expect(roleOf(viewer, event)).toBe(expected);
  });

  it('T2: of a former owner is the one in the team, though the event was read before it was handed over', () => {
    expect(roleOf(person('ada', Role.STAFF, { bread: 'EDITOR' }), event)).toBe(EventRole.EDITOR);
  });
});

it('T6: an editor has no right to money, to the end of the event or to its team', () => {
  const names = Object.keys(RIGHTS) as EventRight[];
  const forOwnerAlone = names.filter((right) => !hasRight(editor, event, right));
  expect(forOwnerAlone).toEqual(['SET_PRICE', 'REFUND', 'SEE_MONEY', 'CANCEL', 'DELETE', 'MANAGE_TEAM']);
  expect(names.every((right) => hasRight(owner, event, right))).toBe(true);
});

it('T7: a door helper has the door, the names, the team and the note for attendees', () => {
  const names = Object.keys(RIGHTS) as EventRight[];
  expect(names.filter((right) => hasRight(helper, event, right))).toEqual([
    'READ_NOTE',
    'SEE_NAMES',
    'SEE_TEAM',
    'USE_DOOR',
  ]);
});

describe('requireRole', () => {
  const settings = { requireVerifiedStaff: true } as Context['settings'];
  const unverified = { ...editor, emailVerified: false };

  it.each([
    ['an editor', editor, 'EDIT', EventRole.EDITOR],
    [
      'a door helper, whose address need not be verified',
      { ...helper, emailVerified: false },
      'USE_DOOR',
      EventRole.DOOR,
    ],
  ] as const)('lets %s pass', (_who, viewer, right, role) => {
    expect(requireRole({ viewer, settings }, event, right)).toBe(role);
  });

  it.each([
    ['an editor who deletes', editor, 'DELETE', { code: 'FORBIDDEN' }],
    ['other staff', person('dan', Role.STAFF), 'EDIT', { code: 'FORBIDDEN' }],
    ['a user', person('dan', Role.USER), 'USE_DOOR', { code: 'FORBIDDEN' }],
    ['a door helper who edits', helper, 'EDIT', { code: 'FORBIDDEN' }],
    ['an anonymous visitor', null, 'EDIT', { code: 'UNAUTHENTICATED' }],
    ['an editor whose address is not verified', unverified, 'EDIT', { message: 'EMAIL_NOT_VERIFIED' }],
  ] as const)('T1: refuses %s', (_who, viewer, right, error) => {
    expect(() => requireRole({ viewer, settings }, event, right)).toThrow(expect.objectContaining(error));
  });
});
