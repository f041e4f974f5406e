import { expect, it } from 'vitest';
import { EventTypeSpellings1795950000000 } from '../../src/platform/database/migrations/1795950000000-event-type-spellings.js';
import { ownDatabase } from './own-database.js';
import { ACCOUNT_ID, insertRow, OTHER_ID, SECOND_ID, validRows } from './valid-rows.js';

it('older types that differ by capitals or spaces become one, spelled as the oldest event has it', async () => {
  const { database, dataSource } = await ownDatabase();
  const runner = dataSource.createQueryRunner();
  const migration = new EventTypeSpellings1795950000000();
  await migration.down(runner);
  await insertRow(database, 'accounts', validRows.accounts ?? {});
  await insertRow(database, 'pictures', validRows.pictures ?? {});
  const events = [
    { id: ACCOUNT_ID, type: 'OPEN  stage', created_at: '2027-01-02' },
    { id: OTHER_ID, type: 'Open stage', created_at: '2027-01-01' },
    { id: SECOND_ID, type: 'Open stages', created_at: '2026-01-01' },
  ];
  for (const event of events) await insertRow(database, 'events', { ...validRows.events, ...event });

  await migration.up(runner);
  await runner.release();
  expect(await database.query('SELECT id, type FROM events ORDER BY id')).toEqual([
    { id: ACCOUNT_ID, type: 'Open stage' },
    { id: OTHER_ID, type: 'Open stage' },
    { id: SECOND_ID, type: 'Open stages' },
  ]);
});
