import { expect, it } from 'vitest';
import { UnconfirmedContacts1795310000000 } from '../../src/platform/database/migrations/1795310000000-unconfirmed-contacts.js';
import { ChangesInOrder1796501113527 } from '../../src/platform/database/migrations/1796501113527-changes-in-order.js';
import { ownDatabase } from './own-database.js';
import { ACCOUNT_ID, insertRow, OTHER_ID, SECOND_ID, validRows } from './valid-rows.js';

const addresses = {
  [ACCOUNT_ID]: 'ada@example.org',
  [OTHER_ID]: 'ben@example.org',
  [SECOND_ID]: 'cai@example.org',
};

it('S32: addresses of older sign-ups that are not the accounts’ own become unconfirmed, swapped ones too', async () => {
  const { database, dataSource } = await ownDatabase();
  const runner = dataSource.createQueryRunner();
  await new ChangesInOrder1796501113527().down(runner);
  const migration = new UnconfirmedContacts1795310000000();
  await migration.down(runner);
  for (const [id, email] of Object.entries(addresses))
    await insertRow(database, 'accounts', { ...validRows.accounts, id, email });
  await insertRow(database, 'pictures', validRows.pictures ?? {});
  await insertRow(database, 'events', validRows.events ?? {});
  const typed = {
    [ACCOUNT_ID]: 'ben@example.org',
    [OTHER_ID]: 'ada@example.org',
    [SECOND_ID]: 'cai@example.org',
  };
  for (const [id, email] of Object.entries(typed)) {
    const { unconfirmed_email: _new, ...signUp } = validRows.sign_ups ?? {};
    await insertRow(database, 'sign_ups', { ...signUp, id, account_id: id, email });
    const { unconfirmed_email: _newToo, ...payment } = validRows.payments ?? {};
    await insertRow(database, 'payments', {
      ...payment,
      id,
      account_id: id,
      sign_up_id: id,
      intent_id: id,
      email,
    });
  }

  await migration.up(runner);
  await runner.release();
  for (const table of ['sign_ups', 'payments']) {
    const rows = await database.query(`SELECT id, email, unconfirmed_email FROM ${table} ORDER BY id`);
    expect(rows).toEqual([
      { id: ACCOUNT_ID, email: 'ada@example.org', unconfirmed_email: 'ben@example.org' },
      { id: OTHER_ID, email: 'ben@example.org', unconfirmed_email: 'ada@example.org' },
      { id: SECOND_ID, email: 'cai@example.org', unconfirmed_email: null },
    ]);
  }
});
