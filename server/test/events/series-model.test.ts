import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCalendarFile } from '../../src/features/events/texts/read-calendar-file.fixture.js';
import { size } from '../support/size.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { CROWD_TEST } from '../support/time-limits.js';
import type { Person } from '../support/world.js';
import { cancelEvent, deleteEvent, undoCancelEvent } from './event-operations.js';
import { type Act, after, type ModelEvent, moved } from './series-model.js';
import { idsOf, seriesOf, updateFollowing } from './series-operations.js';

const RUNS = size({ small: 15, whole: 400 });
const EVENTS = 5;
/** Later than ten acts can move it to before now: an event that is over is not cancelled, and the model has no such rule. */
const FIRST = { title: 'Bread', location: 'Kitchen', date: '2027-06-13', pricePence: 0 };

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  staff = await app.world.staff();
});
afterAll(() => app.close());

const anyAct: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom('change', 'change', 'change', 'change', 'cancel', 'undo', 'delete'),
  index: fc.integer({ min: 0, max: EVENTS - 1 }),
  isFollowing: fc.boolean(),
  title: fc.constantFrom(null, 'Bread', 'Rye', 'Oats'),
  location: fc.constantFrom(null, 'Kitchen', 'Dairy'),
  days: fc.constantFrom(0, 0, 0, 1, -1, 3, 7, -7),
});

interface Result {
  skipped: string[];
  isRefused: boolean;
}

/** @returns what the product says */
async function act(id: string, event: ModelEvent, wanted: Act, number: number): Promise<Result> {
  const scope = wanted.isFollowing ? 'THIS_AND_FOLLOWING' : 'THIS';
  const isRefused = ({ userErrors }: { userErrors: readonly unknown[] }) => userErrors.length > 0;
  if (wanted.kind === 'change') {
    const { title, location, days } = wanted;
    const date = moved(event.date, days);
    const input = { id, scope, date, ...(title && { title }), ...(location && { location }) } as const;
    const answer = await updateFollowing(staff.client, input);
    return { skipped: (answer.skippedEvents ?? []).map((each) => each.id), isRefused: isRefused(answer) };
  }
  const answer =
    wanted.kind === 'cancel'
      ? (await cancelEvent(staff.client, id, { scope, reason: `Act ${number}` })).data.cancelEvent
      : wanted.kind === 'undo'
        ? (await undoCancelEvent(staff.client, id)).data.undoCancelEvent
        : (await deleteEvent(staff.client, id, { scope })).data.deleteEvent;
  return { skipped: [], isRefused: isRefused(answer) };
}

const stored = (ids: readonly string[]) =>
  app.database.query(
    `SELECT date::text, title, location, cancellation_reason AS reason, deleted_at IS NOT NULL AS "isDeleted"
     FROM events WHERE id = ANY($1) ORDER BY array_position($1, id)`,
    [ids],
  );

/** SEQUENCE of each event's file; null for one that is deleted. */
function sequencesOf(ids: readonly string[]): Promise<(number | null)[]> {
  return Promise.all(
    ids.map(async (id) => {
      const answer = await fetch(`${app.url}/events/${id}/event.ics`);
      return answer.ok ? Number(readCalendarFile(await answer.text()).sequence) : null;
    }),
  );
}

async function run(acts: readonly Act[]): Promise<void> {
  const ids = idsOf(await seriesOf(app.world, staff, FIRST, { count: EVENTS }));
  let model: ModelEvent[] = ids.map((_, week) => ({
    ...{ title: FIRST.title, location: FIRST.location, date: moved(FIRST.date, 7 * week) },
    ...{ cancelledBy: null, isDeleted: false },
  }));
  let sequences = await sequencesOf(ids);
  for (const [number, wanted] of acts.entries()) {
    const expected = after(model, wanted, number);
    const result = await act(ids[wanted.index] ?? '', model[wanted.index] as ModelEvent, wanted, number);
    expect(result.isRefused).toBe(expected.isRefused);
    expect(result.skipped.toSorted()).toEqual(expected.skipped.map((index) => ids[index]).toSorted());
    model = expected.events;
    expect(await stored(ids)).toEqual(
      model.map(({ cancelledBy, ...event }) => ({
        ...event,
        reason: cancelledBy === null ? null : `Act ${cancelledBy}`,
      })),
    );
    const next = await sequencesOf(ids);
    next.forEach((sequence, index) => {
      if (sequence !== null) expect(sequence).toBeGreaterThanOrEqual(sequences[index] ?? Number.NaN);
    });
    sequences = next;
  }
  const [counted] = await app.database.query(
    `SELECT count(*)::int AS count, count(DISTINCT date)::int AS dates FROM events
     WHERE series_id = (SELECT series_id FROM events WHERE id = $1) AND deleted_at IS NULL`,
    [ids[0]],
  );
  const left = model.filter(({ isDeleted }) => !isDeleted).length;
  if (!model[0]?.isDeleted) expect(counted).toEqual({ count: left, dates: left });
}

it(
  `whatever is changed, moved, cancelled and deleted in a series, in ${RUNS} runs, E7 and E8 hold`,
  async () => {
    const property = fc.asyncProperty(fc.array(anyAct, { minLength: 1, maxLength: 10 }), run);
    await fc.assert(property, { numRuns: RUNS });
  },
  CROWD_TEST,
);
