import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viewerOf } from '../accounts/account-operations.js';
import { insertDraft } from '../event-drafts/draft-operations.js';
import type { GraphQLAnswer } from '../support/api-client.js';
import { statementsOf } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';
import type { Person } from '../support/world.js';

const NODES =
  'nodes { id title createdBy { id name } viewerCanEdit } edges { cursor node { createdBy { name } } }';
const SIGN_UP = 'name email event { title signUpCount createdBy { name } }';

type Data = GraphQLAnswer['data'];

/** Of each list: how it is asked for, how many there are in it, and where it is found in an answer. */
const lists: [name: string, selection: string, length: number, find: (data: Data) => unknown[]][] = [
  ['events', `viewer { name } events(first: $first) { ${NODES} }`, 60, (data) => data.events.nodes],
  [
    'the series of events, and how many events they have',
    'events(first: $first) { nodes { title series { id interval url eventCount } } }',
    60,
    (data) => data.events.nodes,
  ],
  [
    'the coming dates of series in a list',
    'events(first: $first) { nodes { title series { id eventCount(hasEnded: false) } } }',
    60,
    (data) => data.events.nodes,
  ],
  [
    'the next events of series',
    'events(first: $first) { nodes { title series { id nextEvent { title } } } }',
    60,
    (data) => data.events.nodes,
  ],
  [
    'viewer.events',
    `viewer { name events(first: $first) { ${NODES} } }`,
    30,
    (data) => data.viewer.events.nodes,
  ],
  [
    'the sign-ups of events',
    `events(first: $first) {
      nodes { title createdBy { name } viewerSignUp { ${SIGN_UP} } signUps(first: 10) { nodes { ${SIGN_UP} } } }
    }`,
    60,
    (data) => data.events.nodes,
  ],
  [
    'hidden names at events',
    'events(first: $first) { nodes { title hiddenSignUpCount viewerSignUp { nameShown } } }',
    60,
    (data) => data.events.nodes,
  ],
  [
    'the sign-ups of an event',
    `events(first: 1) { nodes { createdBy { name } viewerSignUp { id } signUps(first: $first) { nodes { ${SIGN_UP} } } } }`,
    4,
    (data) => data.events.nodes[0].signUps.nodes,
  ],
  [
    'the sums that were paid for the sign-ups of events',
    'viewer { name events(first: $first) { nodes { title signUps { nodes { name payment { amountPence } } } } } }',
    30,
    (data) => data.viewer.events.nodes,
  ],
  [
    'the payments needing attention of events',
    'viewer { name events(first: $first) { nodes { title paymentsNeedingAttention { totalCount nodes { id payerName } } } } }',
    30,
    (data) => data.viewer.events.nodes,
  ],
  [
    'what giving back would return',
    'viewer { name signUps(first: $first) { nodes { viewerCanCancel refundPence payment { status } event { title } } } }',
    60,
    (data) => data.viewer.signUps.nodes,
  ],
  [
    'the doors of events',
    'viewer { name events(first: $first) { nodes { title door { arrivedCount arrivedByDoor { door } passes { name } } } } }',
    30,
    (data) => data.viewer.events.nodes,
  ],
  [
    'the scans at events',
    'viewer { name events(first: $first) { nodes { door { scans(first: 5) { totalCount nodes { outcome by } } } } } }',
    30,
    (data) => data.viewer.events.nodes,
  ],
  [
    'the conflicts at events',
    'viewer { name events(first: $first) { nodes { door { conflicts(first: 5) { totalCount nodes { door by } } } } } }',
    30,
    (data) => data.viewer.events.nodes,
  ],
  [
    'viewer.cancelledSignUps',
    'viewer { name cancelledSignUps(first: $first) { nodes { id refund { status } event { title } } } }',
    60,
    (data) => data.viewer.cancelledSignUps.nodes,
  ],
  [
    'the payments of events',
    'viewer { name events(first: $first) { nodes { title payments { totalCount nodes { refundedPence paidAt } } } } }',
    30,
    (data) => data.viewer.events.nodes,
  ],
  [
    'places given back at events',
    'viewer { name events(first: $first) { nodes { title cancelledSignUps { totalCount nodes { cancelledAt } } } } }',
    30,
    (data) => data.viewer.events.nodes,
  ],
  [
    'viewer.signUpChanges',
    'viewer { name signUpChanges(first: $first) { nodes { kind signUp { name email event { title } } payment { status } } } }',
    100,
    (data) => data.viewer.signUpChanges.nodes,
  ],
  [
    'viewer.eventChanges',
    'viewer { name eventChanges(first: $first) { nodes { kind event { title } } } }',
    30,
    (data) => data.viewer.eventChanges.nodes,
  ],
  [
    'what deleting events would do',
    'viewer { name events(first: $first) { nodes { title deletionImpact { signUpCount refundPence } } } }',
    30,
    (data) => data.viewer.events.nodes,
  ],
  [
    'what moving events would do',
    'viewer { name events(first: $first) { nodes { title planChangeImpact { refundPence } } } }',
    30,
    (data) => data.viewer.events.nodes,
  ],
  [
    'what cancelling events would do',
    'viewer { name events(first: $first) { nodes { title cancellationImpact { signUpCount refundPence } } } }',
    30,
    (data) => data.viewer.events.nodes,
  ],
  [
    'what events sell',
    'viewer { name events(first: $first) { nodes { statistics { cancelledCount paidPence refundedPence } } } }',
    30,
    (data) => data.viewer.events.nodes,
  ],
  [
    'the days of events',
    'viewer { name events(first: $first) { nodes { statistics { signUpsByDay { date count } } } } }',
    30,
    (data) => data.viewer.events.nodes,
  ],
  [
    'a search among the people of an event',
    `viewer { events(first: 1) {
      nodes { signUps(first: $first, search: "o", orderBy: NAME) { totalCount nodes { name email } } }
    } }`,
    4,
    (data) => data.viewer.events.nodes[0].signUps.nodes,
  ],
  [
    'the own places in line of events',
    `events(first: $first) { nodes { title waitingCount placesLeft viewerPlaceHeldUntil viewerWaitingListEntry { position name event { id } } } }`,
    60,
    (data) => data.events.nodes,
  ],
  [
    'what the viewer has at events',
    'events(first: $first) { nodes { title viewerPaymentIsProcessing viewerSignUp { id } viewerWaitingListEntry { id offerExpiresAt } } }',
    60,
    (data) => data.events.nodes,
  ],
  [
    'people who wait for events',
    'viewer { name events(first: $first) { nodes { title waitingListEntries(first: 5) { totalCount nodes { name email position event { title } } } } } }',
    30,
    (data) => data.viewer.events.nodes,
  ],
  [
    'viewer.eventDrafts',
    'viewer { name eventDrafts(first: $first) { nodes { id title missing previewUrl } } }',
    30,
    (data) => data.viewer.eventDrafts.nodes,
  ],
  [
    'the tickets of the viewer',
    'viewer { name signUps(first: $first) { nodes { id ticket { code qrPath } event { title } } } }',
    60,
    (data) => data.viewer.signUps.nodes,
  ],
  [
    'the tickets of the people of events',
    'viewer { name events(first: $first) { nodes { title signUps { nodes { name ticket { code } } } } } }',
    30,
    (data) => data.viewer.events.nodes,
  ],
  [
    'viewer.signUps',
    `viewer { name signUps(first: $first) { nodes { ${SIGN_UP} } edges { cursor node { ${SIGN_UP} } } } }`,
    60,
    (data) => data.viewer.signUps.nodes,
  ],
];

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  staff = await app.world.staff();
  const people = [staff, await app.world.user(), await app.world.user(), await app.world.user()];
  for (let day = 1; day <= 3; day++) {
    const other = await app.world.staff();
    for (let n = 0; n < 20; n++) {
      const fields = { date: `2027-03-${day + 10}`, pricePence: 0 };
      await app.world.event(n % 2 ? staff : other, fields);
    }
  }
  for (let n = 0; n < 30; n++) await insertDraft(app.database, staff.id);
  // Each is in a series of its own.
  await app.database.query(
    `WITH given AS (SELECT id AS event_id, gen_random_uuid() AS new_id FROM events),
       made AS (INSERT INTO event_series (id, interval, created_at) SELECT new_id, 'WEEK', now() FROM given)
     UPDATE events SET series_id = new_id FROM given WHERE id = event_id`,
  );
  await app.database.query(
    `INSERT INTO sign_ups (id, event_id, account_id, name, email, signed_up_at)
     SELECT gen_random_uuid(), events.id, accounts.id, accounts.name, accounts.email, now()
     FROM events, accounts WHERE accounts.id = ANY($1)`,
    [people.map(({ id }) => id)],
  );
  await app.database.query(
    `INSERT INTO cancelled_sign_ups (id, event_id, account_id, signed_up_at, cancelled_at, by_creator)
     SELECT gen_random_uuid(), id, $1, now(), now(), false FROM events`,
    [staff.id],
  );
  // The lists of changes wait for the transactions of other tests.
  await waitUntil(async () =>
    expect(await app.database.query('SELECT FROM changes WHERE position >= settled_changes()')).toEqual([]),
  );
  // Not the first request of a minute: that one notes that the session is in use.
  await viewerOf(staff.client);
});
afterAll(() => app.close());

describe('G18: at most 5 SQL statements for every page size', () => {
  it.each(lists)('%s', async (_name, selection, length, find) => {
    const counts: number[] = [];
    for (const first of [1, 100]) {
      const statements = await statementsOf(async () => {
        const { data, errors } = await staff.client.graphql(`query ($first: Int!) { ${selection} }`, {
          first,
        });
        expect(errors?.filter(({ extensions }) => extensions.code !== 'FORBIDDEN') ?? []).toEqual([]);
        expect(find(data)).toHaveLength(first === 1 ? 1 : length);
      });
      // The queue looks after itself now and then.
      counts.push(statements.filter(({ text }) => !text.includes('pgboss')).length);
    }
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThanOrEqual(5);
    expect(counts[1]).toBe(counts[0]);
  });
});
