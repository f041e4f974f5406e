import { describe, expect, it } from 'vitest';
import { asRequest } from '../../src/platform/database/admission/request-state.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { tables } from '../../src/tables.js';
import { refuseInTime } from '../support/patience.js';
import { statementsOf } from '../support/statements.js';
import { ownDatabase } from './own-database.js';

refuseInTime();

const LIMITS = {
  statement_timeout: '5s',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '10s',
};

describe('D6: nothing that a person waits for waits without end', () => {
  it.each(Object.entries(LIMITS))('%s is %s on every connection of the pool', async (setting, limit) => {
    const { dataSource } = await ownDatabase();
    const runners = Array.from({ length: 4 }, () => dataSource.createQueryRunner());
    try {
      for (const runner of runners) {
        expect(await runner.query(`SHOW ${setting}`)).toEqual([{ [setting]: limit }]);
      }
    } finally {
      await Promise.all(runners.map((runner) => runner.release()));
    }
  });

  it('not for a lock', async () => {
    const { database, dataSource } = await ownDatabase();
    await database.query('CREATE TABLE things (id integer)');
    const holder = dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('LOCK TABLE things IN ACCESS EXCLUSIVE MODE');
    try {
      await expect(dataSource.query('SELECT * FROM things')).rejects.toMatchObject({
        driverError: { code: '55P03' },
      });
    } finally {
      await holder.rollbackTransaction();
      await holder.release();
    }
    expect(await dataSource.query('SELECT * FROM things')).toEqual([]);
  });

  it('D7: not for a connection while all are in use: a request may try again', async () => {
    const { dataSource } = await ownDatabase();
    const runners = Array.from({ length: 4 }, () => dataSource.createQueryRunner());
    await Promise.all(runners.map((runner) => runner.connect()));
    try {
      await expect(asRequest('ordinary', () => dataSource.query('SELECT 1'))).rejects.toMatchObject({
        extensions: { code: 'BUSY' },
      });
    } finally {
      await Promise.all(runners.map((runner) => runner.release()));
    }
    expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

describe('D6: a migration takes as long as it takes', () => {
  it('so its connections have no limits', async () => {
    const { database } = await ownDatabase();
    const settings: unknown[] = [];
    class ShowLimits1 {
      name = 'ShowLimits1800000000000';
      async up(runner: { query(sql: string): Promise<unknown[]> }): Promise<void> {
        for (const setting of Object.keys(LIMITS)) settings.push(...(await runner.query(`SHOW ${setting}`)));
      }
      async down(): Promise<void> {}
    }
    const migrations = [...tables.migrations, ShowLimits1];
    const statements = await statementsOf(() =>
      migrate({ ...tables, migrations, url: database.url, poolSize: 2 }),
    );
    expect(statements.some(({ text }) => text.includes('pg_advisory_lock'))).toBe(true);
    expect(settings).toEqual(Object.keys(LIMITS).map((setting) => ({ [setting]: '0' })));
  });
});
