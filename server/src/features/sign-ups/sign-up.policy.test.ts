import { expect, it } from 'vitest';
import { Role } from '../accounts/role.js';
import { isOwnSignUp, maySeeContacts } from './sign-up.policy.js';

const viewer = (accountId: string, role = Role.STAFF) => ({
  accountId,
  email: 'ada@example.org',
  role,
  emailVerified: true,
  nameConfirmed: true,
  scopes: null,
});

it.each([
  ['the person who signed up', viewer('attendee'), { isOwn: true, seesContacts: false }],
  ['the creator of the event', viewer('creator'), { isOwn: false, seesContacts: true }],
  [
    'a creator who is not staff any more',
    viewer('creator', Role.USER),
    { isOwn: false, seesContacts: false },
  ],
  ['other staff', viewer('other'), { isOwn: false, seesContacts: false }],
  ['an anonymous visitor', null, { isOwn: false, seesContacts: false }],
])('for %s', (_who, who, expected) => {
  expect({
    isOwn: isOwnSignUp(who, { accountId: 'attendee' }),
    seesContacts: maySeeContacts(who, { createdById: 'creator' }),
  }).toEqual(expected);
});
