import { expect, it } from 'vitest';
import { Role } from '../accounts/role.js';
import { maySeePayment, maySettlePayment } from './payment.policy.js';

const viewer = (accountId: string, role = Role.STAFF) => ({
  accountId,
  email: 'ada@example.org',
  role,
  emailVerified: true,
  nameConfirmed: true,
  defaultNameShown: null,
  scopes: null,
  teamRoles: {},
});

it.each([
  ['the payer', viewer('payer'), true],
  ['the creator of the event', viewer('creator'), true],
  ['the creator of the event, who is not staff any more', viewer('creator', Role.USER), false],
  ['other staff', viewer('other'), false],
  ['an anonymous visitor', null, false],
])('whether %s may see a payment', (_who, who, expected) => {
  expect(maySeePayment(who, { accountId: 'payer' }, { id: 'event', createdById: 'creator' })).toBe(expected);
});

it.each([
  ['the creator of the event', 'creator', 'creator', true],
  ['other staff', 'other', 'creator', false],
  ['any staff, the creator’s account being deleted', 'other', null, true],
])('whether %s may settle a payment', (_who, accountId, eventCreatedById, expected) => {
  expect(maySettlePayment({ accountId }, { eventCreatedById })).toBe(expected);
});
