import { afterAll, beforeAll, expect, it } from 'vitest';
import { statementsOf } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { countEvents, listEvents } from './event-operations.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  const { id } = await app.world.event(await app.world.staff(), { title: 'Common' });
  await app.database.query(
    `INSERT INTO events SELECT (jsonb_populate_record(events, jsonb_build_object(
       'id', gen_random_uuid(), 'date', date + n, 'search_text',
       'common' || CASE WHEN n IN (1, 2, 290) THEN ' foremost' ELSE '' END))).*
     FROM events, generate_series(1, 300) AS n WHERE id = $1`,
    [id],
  );
});
afterAll(() => app.close());

/** How many events at the front of the list each statement of a search looks at; null: those that an index finds. */
async function looksOf(search: () => Promise<unknown>): Promise<(number | null)[]> {
  const statements = await statementsOf(search);
  return statements
    .filter(({ text }) => /FROM (events|\(SELECT)/.test(text) && !text.includes('SELECT DISTINCT'))
    .map(({ text }) => {
      const [, limit] = /FROM events WHERE .* LIMIT (\d+)\) AS events/s.exec(text) ?? [];
      return limit === undefined ? null : Number(limit);
    });
}

const list = (search: string, more: object = {}) =>
  listEvents(app.anonymous(), { first: 20, filter: { search }, ...more });

it('G21: a search looks at 200 events, at 5,000 where two of them have the words, and then asks the index', async () => {
  expect(await looksOf(() => list('common'))).toEqual([200, 5_000]);
  expect(await looksOf(() => list('foremost'))).toEqual([200, 5_000, null]);
  expect(await looksOf(() => list('nothing'))).toEqual([200, null]);
});

it('G21: a ranked search looks at 10,000 instead', async () => {
  const ranked = { orderBy: 'BEST_MATCH' } as const;
  expect(await looksOf(() => list('common', ranked))).toEqual([200, 10_000]);
  expect(await looksOf(() => list('foremost', ranked))).toEqual([200, 10_000, null]);
});

it('G21: and so does its count where a thousand are near, which otherwise asks the index', async () => {
  const countOf = (search: string) => looksOf(() => countEvents(app.anonymous(), { search }));
  expect(await countOf('common')).toEqual(expect.arrayContaining([200, 10_000, null]));
  expect((await countOf('foremost')).toSorted()).toEqual([200, 200, 5_000, null, null]);
});
