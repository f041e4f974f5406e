import { describe, expect, it } from 'vitest';
import { Role } from '../accounts/role.js';
import type { Context } from '../context.js';
import { mayEdit, requireCreator } from './event.policy.js';

const event = { createdById: 'ada' };

describe('mayEdit', () => {
  it.each([
    ['its creator', { accountId: 'ada', role: Role.STAFF }, true],
    ['other staff', { accountId: 'ben', role: Role.STAFF }, false],
    ['its creator who is staff no longer', { accountId: 'ada', role: Role.USER }, false],
    ['a user', { accountId: 'ben', role: Role.USER }, false],
    ['an anonymous visitor', null, false],
  ])('for %s', (_who, viewer, expected) => {
    expect(mayEdit(viewer, event)).toBe(expected);
  });
});

describe('requireCreator', () => {
  const settings = { requireVerifiedStaff: false } as Context['settings'];
  const staff = (accountId: string) => ({
    accountId,
    email: 'ada@example.org',
    role: Role.STAFF,
    emailVerified: true,
    nameConfirmed: true,
    scopes: null,
  });

  it('lets the creator pass', () => {
    expect(() => requireCreator({ viewer: staff('ada'), settings }, event)).not.toThrow();
  });

  it.each([
    ['other staff', 'FORBIDDEN', staff('ben')],
    ['an anonymous visitor', 'UNAUTHENTICATED', null],
  ])('answers %s with %s', (_who, code, viewer) => {
    expect(() => requireCreator({ viewer, settings }, event)).toThrow(expect.objectContaining({ code }));
  });
});
