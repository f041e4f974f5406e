import { expect, it } from 'vitest';
import { migrate } from '../../src/platform/database/migrate.js';
import { tables } from '../../src/tables.js';
import { startTestApp } from '../support/test-app.js';
import { ownDatabase } from './own-database.js';

const A_NEWER_MIGRATION = `INSERT INTO migrations (timestamp, name) VALUES (9000000000000, 'Newer9000000000000')`;

it('O2: a program does not start with a database that a newer version has migrated', async () => {
  const { database } = await ownDatabase();
  await database.query(A_NEWER_MIGRATION);
  let hasBegun = false;
  const starting = migrate({ ...tables, url: database.url, poolSize: 2 }, async () => {
    hasBegun = true;
  });
  await expect(starting).rejects.toThrow('This database is for a newer version.');
  expect(hasBegun).toBe(false);
});

it('O2: a running program is not ready when a newer version has migrated its database', async () => {
  const app = await startTestApp({ doJobs: false });
  const readiness = async () => {
    const answer = await fetch(`${app.url}/readyz`);
    return [answer.status, await answer.json()];
  };
  try {
    expect(await readiness()).toEqual([200, { status: 'ready' }]);
    await app.database.query(A_NEWER_MIGRATION);
    expect(await readiness()).toEqual([503, { status: 'database is for a newer version' }]);
  } finally {
    await app.close();
  }
});
