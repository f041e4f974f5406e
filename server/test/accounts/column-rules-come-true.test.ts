import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeAccount } from '../../src/features/accounts/delete-account.js';
import { endExpiredHoldsJob } from '../../src/features/checkout/end-expired-holds.job.js';
import type { Erasure } from '../../src/features/personal-columns.js';
import { endWaitingListsJob } from '../../src/features/waiting-list/end-waiting-lists.job.js';
import { tableRules } from '../../src/personal-data.js';
import { ACCOUNT_ID, insertRow, type Row, SECOND_ID, validRows } from '../database/valid-rows.js';
import { eraseOld } from '../events/old-data-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { fateOf } from './column-rules.js';

const DAY = 24 * 60 * 60_000;
/** Made by migrations or by triggers. */
const MADE_BY_ITSELF = ['change_clock', 'public_version', 'changes', 'search_words', 'rate_limits'];
/** Rows of a second account, which owns the event and is notified of it. */
const others: Record<string, Row> = {
  accounts: { id: SECOND_ID, email: 'owner@example.org' },
  webhooks: { id: SECOND_ID, account_id: SECOND_ID },
};
const UNCONFIRMED = { unconfirmed_email: 'typed@example.org' };
/** The rows are as they are in the life of the product, and have a value where one can be. */
const changes: Record<string, Row> = {
  events: { created_by_id: SECOND_ID, sign_up_count: 1, held_count: 1, waiting_count: 1 },
  sign_ups: UNCONFIRMED,
  waiting_list_entries: UNCONFIRMED,
  payments: { ...UNCONFIRMED, event_created_by_id: SECOND_ID },
  staff_decisions: { decision: 'REMOVED' },
  webhook_notices: { webhook_id: SECOND_ID, sign_up_id: ACCOUNT_ID },
  webhook_deliveries: { webhook_id: SECOND_ID, error: 'refused' },
};

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ doJobs: false });
  for (const [table, row] of Object.entries(validRows)) {
    if (MADE_BY_ITSELF.includes(table)) continue;
    await insertRow(app.database, table, { ...row, ...changes[table] });
    if (others[table]) await insertRow(app.database, table, { ...row, ...others[table] });
  }
  app.clock.advance(30 * DAY);
});
afterEach(() => app.close());

/** The columns of which something else has become than their rule says. Columns that had no value say nothing. */
async function brokenRules(when: keyof Erasure, isMeant: (table: string, column: string) => boolean) {
  const broken: string[] = [];
  for (const { table, personal } of tableRules) {
    if (MADE_BY_ITSELF.includes(table)) continue;
    if (!validRows[table]) throw new Error(`valid-rows.ts has no row of ${table}`);
    const before: Row = { ...validRows[table], ...changes[table] };
    const [row] = await app.database.query(`SELECT * FROM ${table} WHERE ${first[table] ?? 'true'}`);
    for (const [erasure, ...columns] of personal)
      for (const column of columns.filter((name) => isMeant(table, name) && before[name] != null)) {
        const fate = fateOf(row, column);
        if (!erasure[when].startsWith(fate)) broken.push(`${table}.${column} ${fate}, not ${erasure[when]}`);
      }
  }
  return broken;
}

const first: Record<string, string> = {
  accounts: `id = '${ACCOUNT_ID}'`,
  webhooks: `id = '${ACCOUNT_ID}'`,
};
const ofOwner = (table: string, column: string) => table === 'events' || column === 'event_created_by_id';
const ofOther = (table: string, column: string) => !ofOwner(table, column);

describe('C13: what becomes of each personal column', () => {
  it('is what its rule says when an account is deleted', async () => {
    expect(await brokenRules('withAccount', ofOther)).not.toEqual([]);
    await removeAccount(app.jobContext, ACCOUNT_ID);
    await doJobs(app);
    expect(await brokenRules('withAccount', ofOther)).toEqual([]);
  });

  it('is what its rule says when the account of an owner is deleted', async () => {
    expect(await brokenRules('withAccount', ofOwner)).not.toEqual([]);
    await removeAccount(app.jobContext, SECOND_ID);
    await doJobs(app);
    const broken = await brokenRules('withAccount', ofOwner);
    // First emptied, and then deleted with the row.
    expect(broken).toEqual(['events.created_by_id ROW_DELETED, not EMPTIED']);
  });

  it('is what its rule says when an event is old', async () => {
    expect(await brokenRules('whenOld', () => true)).not.toEqual([]);
    await endExpiredHoldsJob.run(app.jobContext, {});
    app.clock.advance(DAY);
    await endExpiredHoldsJob.run(app.jobContext, {});
    await endWaitingListsJob.run(app.jobContext, {});
    await eraseOld(app, 740);
    expect(await brokenRules('whenOld', () => true)).toEqual([]);
  });
});
