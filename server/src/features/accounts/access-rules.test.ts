import { describe, expect, it } from 'vitest';
import { everyoneMay } from '../../platform/access/access.js';
import type { Context } from '../context.js';
import {
  anyone,
  forbidden,
  ownAccount,
  requireStaff,
  signedIn,
  staffOnly,
  unauthenticated,
} from './access-rules.js';
import { Role } from './role.js';

const user = {
  accountId: 'ada',
  email: 'ada@example.org',
  role: Role.USER,
  emailVerified: true,
  nameConfirmed: true,
  defaultNameShown: null,
  scopes: null,
  teamRoles: {},
};
const staff = {
  accountId: 'ben',
  email: 'ben@staff.example',
  role: Role.STAFF,
  emailVerified: true,
  nameConfirmed: true,
  defaultNameShown: null,
  scopes: null,
  teamRoles: {},
};

const allowed = 'allowed';
const signInFirst = unauthenticated().message;
const notPermitted = forbidden().message;

function outcomeOf(check: () => unknown): string {
  try {
    check();
    return allowed;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('a rule', () => {
  it.each([
    ['anyone', anyone, [allowed, allowed, allowed]],
    ['signedIn', signedIn, [signInFirst, allowed, allowed]],
    ['staffOnly', staffOnly, [signInFirst, notPermitted, allowed]],
  ] as const)('%s, for a visitor, a user and staff', (name, rule, outcomes) => {
    const viewers = [null, user, staff];
    expect(viewers.map((viewer) => outcomeOf(() => rule.check({ viewer }, {})))).toEqual(outcomes);
    expect(rule.name).toBe(name);
  });

  it('for anyone guards nothing', () => {
    expect(anyone.check).toBe(everyoneMay);
  });
});

describe('ownAccount', () => {
  it.each([
    ['a visitor', null, undefined, signInFirst],
    ['the account itself', user, undefined, allowed],
    ['another account', staff, undefined, notPermitted],
    ['a visitor with the proof of it', null, 'ada', allowed],
    ['the account itself with the proof of another', user, 'ben', allowed],
    ['a visitor with the proof of another', null, 'ben', signInFirst],
  ])('for %s', (_who, viewer, provenAccountId, outcome) => {
    const context = { viewer, provenAccountId } as Pick<Context, 'viewer' | 'provenAccountId'>;
    expect(outcomeOf(() => ownAccount.check(context, { id: 'ada' }))).toBe(outcome);
    expect(ownAccount.name).toBe('ownAccount');
  });
});

describe('requireStaff', () => {
  const unverified = { ...staff, emailVerified: false };
  const verifyFirst = 'EMAIL_NOT_VERIFIED';

  it.each([
    ['a visitor', null, [signInFirst, signInFirst]],
    ['a user', user, [notPermitted, notPermitted]],
    ['staff', staff, [allowed, allowed]],
    ['staff of an unverified address', unverified, [allowed, verifyFirst]],
  ])('for %s, where addresses may be unverified and where not', (_who, viewer, outcomes) => {
    const outcomeWhere = (requireVerifiedStaff: boolean) =>
      outcomeOf(() => requireStaff({ viewer, settings: { requireVerifiedStaff } as Context['settings'] }));
    expect([outcomeWhere(false), outcomeWhere(true)]).toEqual(outcomes);
  });

  it('returns the viewer', () => {
    const settings = { requireVerifiedStaff: true } as Context['settings'];
    expect(requireStaff({ viewer: staff, settings })).toBe(staff);
  });
});

it('has a code for clients', () => {
  expect([unauthenticated(), forbidden()]).toMatchObject([
    { code: 'UNAUTHENTICATED', message: 'You need to be logged in' },
    { code: 'FORBIDDEN', message: 'You do not have permission to do this' },
  ]);
});
