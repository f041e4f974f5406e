import { afterAll, beforeAll, expect, it } from 'vitest';
import { namesOf, planOfStatement } from '../support/plans.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { listEvents } from './event-operations.js';
import { seriesOf } from './series-operations.js';

let app: TestApp;
let seriesId: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  const staff = await app.world.staff();
  for (let n = 0; n < 40; n++) ({ id: seriesId } = await seriesOf(app.world, staff, {}, { count: 52 }));
  await app.database.query(
    `INSERT INTO events SELECT (json_populate_record(events, json_build_object('id', gen_random_uuid(), 'series_id', null))).*
     FROM events, generate_series(1, 8)`,
  );
  await app.database.query('ANALYZE events');
});
afterAll(() => app.close());

it.each(['for its values', 'for any values'] as const)(
  'finds the next event of a series, and a series, by the index on series (%s)',
  async (made) => {
    // With its cost an answer is made for its request.
    const client = app.anonymous();
    client.headers['x-turnout-cost'] = '1';
    const namesFor = async (filter: object) => {
      const ask = () => listEvents(client, { first: 20, filter });
      return namesOf(await planOfStatement(app.database, /FROM events/, ask, made));
    };
    expect(await namesFor({ foldSeries: true, hasEnded: false })).toEqual([
      'events_public_soonest',
      'events_series_soonest',
    ]);
    expect(await namesFor({ seriesId })).toEqual(['events_series_soonest']);
  },
);
