import { expect, it } from 'vitest';
import { Role } from '../accounts/role.js';
import { maySeePayment } from './payment.policy.js';

const viewer = (accountId: string) => ({ accountId, role: Role.STAFF, emailVerified: true });

it.each([
  ['the payer', viewer('payer'), true],
  ['the creator of the event', viewer('creator'), true],
  ['other staff', viewer('other'), false],
  ['an anonymous visitor', null, false],
])('for %s', (_who, who, expected) => {
  expect(maySeePayment(who, { accountId: 'payer' }, { createdById: 'creator' })).toBe(expected);
});
