import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EventFieldsFragment } from '../gql/graphql.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import type { Person } from '../support/world.js';
import { clientFolder, manyPages } from './built-client.js';
import { readPage } from './page-content.js';

const clock = new TestClock();
let writer: TestApp;
let reader: TestApp;
let staff: Person;
let event: EventFieldsFragment;
beforeAll(async () => {
  // Two processes know of each other what two apps on one database know: nothing.
  // Without jobs: the one that finishes a deletion changes the version whenever it runs.
  writer = await startTestApp({ clientFolder, clock, env: manyPages, doJobs: false });
  reader = await startTestApp({
    clientFolder,
    clock,
    env: manyPages,
    doJobs: false,
    database: writer.database,
  });
  staff = await writer.world.staff();
  event = await writer.world.event(staff, { title: 'Title 0', pricePence: 0, capacity: 40 });
});
afterAll(async () => {
  await reader.close();
  await writer.close();
});

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await reader.anonymous().request(path, { headers });
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, ...readPage(html) };
}

const pageOfEvent = () => `/events/${event.id}`;

const UPDATE = `mutation Update($input: UpdateEventInput!) {
  updateEvent(input: $input) { event { id } userErrors { message } }
}`;
const update = (fields: object) =>
  staff.client.graphql(UPDATE, { input: { id: event.id, notifyAttendees: false, ...fields } });

async function signUp() {
  const { client, email } = await writer.world.user();
  const answer = await client.graphql(
    'mutation SignUp($input: SignUpInput!) { signUp(input: $input) { signUp { id } userErrors { code } } }',
    { input: { eventId: event.id, name: 'Ada', email } },
  );
  expect(answer.data.signUp.userErrors).toEqual([]);
}

it('D16: shows every write that was finished before, by another process too', async () => {
  for (let round = 1; round <= 12; round++) {
    await update({ title: `Title ${round}` });
    const [page, list] = await Promise.all([read(pageOfEvent()), read('/events')]);
    expect(page.title).toBe(`Title ${round} · Turnout`);
    expect(page.state.cache[`Event:${event.id}`].title).toBe(`Title ${round}`);
    expect(list.html).toContain(`Title ${round}`);
    if (round % 3 > 0) continue;
    const before = page.state.cache[`Event:${event.id}`].signUpCount;
    await signUp();
    const after = (await read(pageOfEvent())).state.cache[`Event:${event.id}`];
    expect(after).toMatchObject({ signUpCount: before + 1, placesLeft: 40 - before - 1 });
  }
});

it('C1: a sign-up writes no row that every other one writes too', async () => {
  const version = () => writer.dataSource.query('SELECT version FROM public_version');
  const before = await version();
  await signUp();
  expect(await version()).toEqual(before);
  await update({ title: 'Title 50' });
  expect(await version()).not.toEqual(before);
});

it('D16: shows no visitor less than what was written before they came, however many read meanwhile', async () => {
  await update({ title: 'Title 100' });
  let finished = 100;
  let isWriting = true;
  const writing = (async () => {
    for (let round = 101; round <= 125; round++) {
      await update({ title: `Title ${round}` });
      finished = round;
      if (round % 5 === 0) await signUp();
    }
  })().finally(() => {
    isWriting = false;
  });
  const readers = Array.from({ length: 6 }, async (_, index) => {
    let seen = 0;
    while (isWriting) {
      const before = finished;
      const { html } = await read(index % 2 ? pageOfEvent() : '/events');
      const shown = Number(/Title (\d+)/.exec(html)?.[1] ?? Number.NaN);
      // The shell, which a browser fills itself, shows none.
      if (Number.isNaN(shown)) continue;
      expect(shown).toBeGreaterThanOrEqual(before);
      seen++;
    }
    return seen;
  });
  await writing;
  expect((await Promise.all(readers)).every((seen) => seen > 0)).toBe(true);
});

it('shows a new, a renamed and a deleted event, and its creator’s new name', async () => {
  const other = await writer.world.event(staff, { title: 'Another one' });
  expect((await read('/events')).html).toContain('Another one');
  await staff.client.graphql(
    'mutation Rename($input: UpdateAccountInput!) { updateAccount(input: $input) { userErrors { code } } }',
    { input: { name: 'The Loft' } },
  );
  expect((await read(`/events/${other.id}`)).html).toContain('The Loft');
  await staff.client.graphql(
    'mutation Delete($id: ID!) { deleteEvent(input: { id: $id }) { deletedEventId } }',
    { id: other.id },
  );
  expect((await read(`/events/${other.id}`)).status).toBe(404);
  expect((await read('/events')).html).not.toContain('Another one');
});

it('shows an event as over from the minute in which it ends', async () => {
  const { id } = await writer.world.event(staff, { title: 'Soon over' });
  const over = () => read(`/events/${id}`).then(({ state }) => state.cache[`Event:${id}`].hasEnded);
  expect(await over()).toBe(false);
  const before = clock.now().getTime();
  clock.advance(Date.parse('2027-03-14T12:30:00Z') - before);
  expect(await over()).toBe(true);
  expect((await read('/events')).html).not.toContain('Soon over');
  clock.advance(before - clock.now().getTime());
});

it('makes a page once for all who wait, and caches it', async () => {
  const made = async () => reader.metrics.operationCost.get().then(({ values }) => countOf(values));
  await update({ title: 'Made once' });
  const before = await made();
  await Promise.all(Array.from({ length: 30 }, () => read(pageOfEvent())));
  // The head's query, the session's and the event's, and the two lists below it.
  expect((await made()) - before).toBe(5);
  expect((await read(pageOfEvent())).title).toBe('Made once · Turnout');
  expect((await made()) - before).toBe(5);
});

const countOf = (values: readonly { metricName?: string; value: number }[]) =>
  values.find(({ metricName }) => metricName?.endsWith('_count'))?.value ?? 0;

it('caches nothing for a signed-in viewer, and nothing of theirs for others', async () => {
  const { client, email } = await writer.world.user();
  const own = await (await client.request(pageOfEvent())).text();
  expect(own).toContain(email);
  expect((await read(pageOfEvent())).html).not.toContain(email);
});

it('comes compressed as the visitor takes it, and not at all when they have it', async () => {
  const plain = await read(pageOfEvent(), { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  for (const encoding of ['br', 'gzip']) {
    const { headers, html } = await read(pageOfEvent(), { 'accept-encoding': encoding });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(html).toBe(plain.html);
  }
  const etag = plain.headers.get('etag') ?? '';
  const again = await read(pageOfEvent(), { 'if-none-match': etag });
  expect([again.status, again.html]).toEqual([304, '']);
  await update({ title: 'Another title' });
  expect((await read(pageOfEvent(), { 'if-none-match': etag })).status).toBe(200);
});
