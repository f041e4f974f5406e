import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteEvent } from '../events/event-operations.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { register } from './account-operations.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { STAFF_DOMAIN: 'Desk.Example' } });
});
afterAll(() => app.close());

function staffAccounts(): Promise<{ email: string }[]> {
  return app.database.query(`SELECT email FROM accounts WHERE role = 'STAFF' ORDER BY email`);
}

// All the addresses that were thought of stand in email-address.test.ts; these show that nothing goes round that rule.
describe('register', () => {
  it.each([
    'x@evil-desk.example',
    'x@desk.example.evil.com',
    'x@sub.desk.example',
    'x@DESK.example.',
    '"a@desk.example"@evil.com',
    'x@evil.com@desk.example',
    'x%40desk.example@evil.com',
    'x@desk%2Eexample',
    'x@xn--des-1mb.example',
    'x@des\u212A.example',
    'x@de\u017Fk.example',
    'x@d\u0435sk.example',
    'x@desk\u3002example',
    'x@desk.example\r\n',
    'x@evil.com\r\ny@desk.example',
    'x@desk.example\u0000',
  ])('S9: %j becomes staff with neither form', async (email) => {
    const before = await staffAccounts();
    const client = app.anonymous();
    const inStaffForm = await register(client, { role: 'STAFF', email });
    const inUserForm = await register(client, { role: 'USER', email });

    expect(inStaffForm.account).toBeNull();
    expect(inUserForm.account?.role).not.toBe('STAFF');
    expect(await staffAccounts()).toEqual(before);
    expect((await deleteEvent(client, crypto.randomUUID())).data).toBeNull();
  });

  it('S9: the company’s own address is staff, so that the rejections above mean something', async () => {
    const { account } = await register(app.anonymous(), { role: 'STAFF', email: 'Ann@DESK.example' });
    expect(account).toMatchObject({ email: 'ann@desk.example', role: 'STAFF' });
  });
});
