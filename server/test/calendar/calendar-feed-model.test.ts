import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancelEvent, deleteEvent, undoCancelEvent, updateEvent } from '../events/event-operations.js';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import { giveBack, join, leave } from '../sign-ups/waiting-list-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { size } from '../support/size.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { CROWD_TEST } from '../support/time-limits.js';
import type { Person } from '../support/world.js';
import { readFeed, resetFeed } from './feed-operations.js';

const RUNS = size({ small: 20, whole: 500 });
const UNLIMITED = { QUERY_COST_PER_MINUTE: '1000000000' };

let app: TestApp;
let staff: Person;
let ada: Person;
let ben: Person;
let feed: { url: string };
beforeAll(async () => {
  app = await startTestApp({ doJobs: false, env: UNLIMITED });
  [staff, ada, ben] = [await app.world.staff(), await app.world.user(), await app.world.user()];
  feed = await resetFeed(ada);
});
afterAll(() => app.close());

const acts = {
  signUp: (id) => signUpPerson(ada, id),
  giveBack: (id) => giveBackIfTaken(ada, id),
  wait: (id) => join(ada, id),
  leave: (id) => leave(ada, id),
  fill: (id) => signUpPerson(ben, id),
  free: (id) => giveBackIfTaken(ben, id),
  retitle: (id, number) => updateEvent(staff.client, { id, title: `Bread ${number}` }),
  move: (id, number) => updateEvent(staff.client, { id, date: `2027-06-${10 + (number % 20)}` }),
  cancel: (id) => cancelEvent(staff.client, id),
  undo: (id) => undoCancelEvent(staff.client, id),
  delete: (id) => deleteEvent(staff.client, id),
  jobs: () => doJobs(app),
} satisfies Record<string, (id: string, number: number) => Promise<unknown>>;
type Act = keyof typeof acts;

interface Step {
  act: Act;
  isFull: boolean;
  minutes: number;
}

async function giveBackIfTaken(person: Person, id: string): Promise<void> {
  await giveBack(app.database, person, id).catch(() => {});
}

/** Places and waits are the most of it; a deletion would leave nothing to look at. */
const OFTEN: Act[] = ['signUp', 'giveBack', 'signUp', 'giveBack', 'wait', 'leave', 'retitle', 'move'];
const anyHistory = fc.array(
  fc.record({
    act: fc.constantFrom<Act>(...OFTEN, ...(Object.keys(acts) as Act[])),
    isFull: fc.boolean(),
    minutes: fc.constantFrom(0, 0, 1, 6),
  }),
  { minLength: 3, maxLength: 9 },
);

/** By the rows: what the person has at which event. */
const standings = (ids: readonly string[]) =>
  app.database.query<{ id: string; status: string }>(
    `SELECT events.id, CASE WHEN cancelled_at IS NOT NULL THEN 'CANCELLED' ELSE status END AS status
     FROM events JOIN LATERAL (
       SELECT 'CONFIRMED' AS status FROM sign_ups WHERE event_id = events.id AND account_id = $2
       UNION ALL SELECT 'TENTATIVE' FROM waiting_list_entries WHERE event_id = events.id AND account_id = $2
       UNION ALL SELECT DISTINCT 'CANCELLED' FROM cancelled_sign_ups WHERE event_id = events.id AND account_id = $2
         AND NOT EXISTS (SELECT FROM sign_ups WHERE event_id = events.id AND account_id = $2)
     ) AS standing ON true
     WHERE events.id = ANY($1) AND deleted_at IS NULL`,
    [ids, ada.id],
  );

interface Seen {
  text: string;
  /** SEQUENCE, and when the file says so. */
  version: [sequence: number, stamp: number];
}

/** Each VEVENT of the feed by its UID, after two reads that are equal byte for byte. */
async function readTwice(): Promise<{ seen: Map<string, Seen>; statuses: string[] }> {
  const [first, second] = [await readFeed(app, feed), await readFeed(app, feed)];
  expect(second.file).toBe(first.file);
  const etag = first.headers.get('etag') ?? '';
  expect((await readFeed(app, feed, { 'if-none-match': etag })).status).toBe(304);
  const texts = first.file.split('BEGIN:VEVENT').map((text) => text.split('END:VEVENT')[0] ?? '');
  const seen = first.events.map(({ uid, sequence, stamp }, index): [string, Seen] => [
    String(uid),
    { text: texts[index + 1] ?? '', version: [Number(sequence), stamp.getTime()] },
  ]);
  expect(new Set(seen.map(([uid]) => uid)).size).toBe(seen.length);
  const statuses = first.events.map(({ url, status }) => `${String(url).split('/').at(-1)} ${status}`);
  return { seen: new Map(seen), statuses };
}

async function live(history: readonly Step[]): Promise<void> {
  const free = { pricePence: 0, date: '2027-06-09' };
  const [open, full] = [
    await app.world.event(staff, free),
    await app.world.event(staff, { ...free, capacity: 1 }),
  ];
  const ids = [open.id, full.id];
  const latest = new Map<string, Seen>();
  for (const [number, { act, isFull, minutes }] of history.entries()) {
    await acts[act](isFull ? full.id : open.id, number);
    app.clock.advance(minutes * 60_000);
    const { seen, statuses } = await readTwice();
    const expected = (await standings(ids)).map(({ id, status }) => `${id} ${status}`);
    expect(statuses.toSorted()).toEqual(expected.toSorted());
    for (const [uid, { text, version }] of seen) {
      const before = latest.get(uid);
      if (before && before.text !== text) {
        const [[sequence, stamp], [then, stampThen]] = [version, before.version];
        expect(sequence, uid).toBeGreaterThanOrEqual(then);
        if (sequence === then) expect(stamp, uid).toBeGreaterThan(stampThen);
      }
      latest.set(uid, { text, version });
    }
  }
}

async function forget(): Promise<void> {
  await app.database.query('DELETE FROM events');
  // The clock of the next histories is later.
  await app.database.query('UPDATE sessions SET last_seen_at = $1, created_at = $1', [app.clock.now()]);
}

it(
  'R2, R3: a feed has one VEVENT for each UID, whose SEQUENCE never falls, whatever happens',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, async (history) => {
        await live(history).finally(forget);
      }),
      { numRuns: RUNS },
    );
  },
  CROWD_TEST,
);
