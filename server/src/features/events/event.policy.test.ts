import { describe, expect, it } from 'vitest';
import { Role } from '../accounts/role.js';
import { mayEdit } from './event.policy.js';

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
