import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventFilter } from '../gql/graphql.js';
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
  await app.database.query(
    `UPDATE events SET type = 'Type ' || abs(hashtext(coalesce(series_id, id)::text) % 40)`,
  );
  await app.database.query('ANALYZE events');
});
afterAll(() => app.close());

const soonest = 'events_public_soonest';
const series = 'events_series_soonest';
const lists: [string, EventFilter, string[]][] = [
  ['events to come', { hasEnded: false }, [soonest, series]],
  ['past events', { hasEnded: true }, [soonest, series]],
  // The next one of a series, and its last one where all have ended.
  ['events on any date', {}, [soonest, series, series]],
  ['events from a date on', { from: '2027-03-01' }, [soonest, series, series]],
  ['events to come of a type', { hasEnded: false, type: 'type 7' }, ['events_public_type_soonest', series]],
];

describe.each(['for its values', 'for any values'] as const)('%s', (made) => {
  async function namesFor(filter: EventFilter): Promise<string[]> {
    // With its cost an answer is made for its request.
    const client = app.anonymous();
    client.headers['x-turnout-cost'] = '1';
    const ask = () => listEvents(client, { first: 20, filter });
    return namesOf(await planOfStatement(app.database, /FROM events/, ask, made));
  }

  it.each(lists)(
    'a folded list of %s finds the event of a series by the index on series alone',
    async (_, filter, names) => {
      expect(await namesFor({ ...filter, foldSeries: true })).toEqual(names);
    },
  );

  it('finds a series by the index on series', async () => {
    expect(await namesFor({ seriesId })).toEqual([series]);
  });
});
