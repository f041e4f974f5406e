import { expect, it } from 'vitest';
import { Role } from '../accounts/role.js';
import type { TeamRoles } from '../accounts/sessions/team-roles.js';
import { isOwnSignUp, isTakenOut, mayReadNote } from './sign-up.policy.js';

const viewer = (accountId: string, { role = Role.STAFF, teamRoles = {} as TeamRoles } = {}) => ({
  accountId,
  email: 'ada@example.org',
  role,
  emailVerified: true,
  nameConfirmed: true,
  defaultNameShown: null,
  scopes: null,
  teamRoles,
});
const event = { id: 'event', createdById: 'owner' };
const editor = { teamRoles: { event: 'EDITOR' } as const };
const helper = { role: Role.USER, teamRoles: { event: 'DOOR' } as const };

it.each([
  ['the person who signed up', viewer('attendee'), { isOwn: true, takesOut: false, readsNote: true }],
  ['the owner of the event', viewer('owner'), { isOwn: false, takesOut: true, readsNote: true }],
  [
    'an owner who is not staff any more',
    viewer('owner', { role: Role.USER }),
    { isOwn: false, takesOut: false, readsNote: false },
  ],
  ['an editor', viewer('other', editor), { isOwn: false, takesOut: true, readsNote: true }],
  [
    'an editor who signed up, and has no more back than others',
    viewer('attendee', editor),
    { isOwn: true, takesOut: false, readsNote: true },
  ],
  ['a door helper', viewer('other', helper), { isOwn: false, takesOut: false, readsNote: true }],
  ['other staff', viewer('other'), { isOwn: false, takesOut: false, readsNote: false }],
  ['an anonymous visitor', null, { isOwn: false, takesOut: false, readsNote: false }],
])('T6: for %s', (_who, who, expected) => {
  const signUp = { accountId: 'attendee' };
  expect({
    isOwn: isOwnSignUp(who, signUp),
    takesOut: isTakenOut(who, signUp, event),
    readsNote: mayReadNote(who, signUp, event),
  }).toEqual(expected);
});
