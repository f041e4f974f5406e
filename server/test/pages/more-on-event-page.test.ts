import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancelEvent } from '../events/event-operations.js';
import { textsOfStatements } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import type { Person } from '../support/world.js';
import { clientFolder, manyPages } from './built-client.js';
import { readPage, textOfHtml } from './page-content.js';

const clock = new TestClock();
let app: TestApp;
beforeAll(async () => {
  // Without jobs, whose statements would be counted.
  app = await startTestApp({ clientFolder, clock, env: manyPages, doJobs: false });
});
afterAll(() => app.close());

async function visit(path: string, client: Pick<Person['client'], 'request'> = app.anonymous()) {
  const html = await (await client.request(path)).text();
  return { html, text: textOfHtml(html), ...readPage(html) };
}

/** The day of the test's clock and later ones. */
const inDays = (days: number) =>
  new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

it('ends in what its host gives besides and what is on this week, for everybody', async () => {
  // With a week of its own.
  const alone = await startTestApp({ clientFolder, clock, env: manyPages, doJobs: false });
  const { world } = alone;
  const [host, other] = await Promise.all([world.staff(), world.staff()]);
  const shown = await world.event(host, { title: 'The event itself', date: inDays(2) });
  await world.event(host, { title: 'More of the host', date: inDays(60) });
  await world.event(other, { title: 'Of another host', date: inDays(3) });
  await world.event(other, { title: 'In a month', date: inDays(30) });
  await world.event(other, { title: 'With a link alone', date: inDays(1), visibility: 'UNLISTED' });
  await cancelEvent(other.client, (await world.event(other, { title: 'Called off', date: inDays(1) })).id);
  const user = await world.user();
  for (const client of [alone.anonymous(), user.client]) {
    const { html, text } = await visit(`/events/${shown.id}`, client);
    const end = text.slice(text.indexOf('More by'));
    expect(end).toMatch(/More of the host.*Also this week.*Of another host/s);
    expect(end).not.toContain('The event itself');
    expect(end).not.toContain('In a month');
    expect(html).not.toMatch(/With a link alone|Called off/);
  }
  await alone.close();
});

it('shows of an unlisted event neither', async () => {
  const host = await app.world.staff();
  await app.world.event(host, { title: 'A public one', date: inDays(2) });
  const { id } = await app.world.event(host, { date: inDays(2), visibility: 'UNLISTED' });
  expect((await visit(`/events/${id}`)).text).not.toMatch(/More by|Also this week/);
});

it('D16: shows a new event of the host, and a changed one, from its writing on', async () => {
  const host = await app.world.staff();
  const { id } = await app.world.event(host, { date: inDays(2) });
  expect((await visit(`/events/${id}`)).text).not.toContain('Written meanwhile');
  await app.world.event(host, { title: 'Written meanwhile', date: inDays(40) });
  expect((await visit(`/events/${id}`)).text).toContain('Written meanwhile');
});

it('reads its lists once for all pages, and not again after a sign-up', async () => {
  const host = await app.world.staff();
  const user = await app.world.user();
  const create = () => app.world.event(host, { date: inDays(2), pricePence: 0 });
  const events = [await create(), await create(), await create()];
  const listsIn = async (paths: string[], client = app.anonymous()) => {
    const texts = await textsOfStatements(() => Promise.all(paths.map((path) => visit(path, client))));
    return texts.filter((text) => /FROM events .* AS shown/s.test(text)).length;
  };
  const [first = '', second = '', third = ''] = events.map(({ id }) => `/events/${id}`);
  expect(await listsIn([first])).toBe(2);
  expect(await listsIn([first, second])).toBe(0);
  expect(await listsIn([second, third], user.client)).toBe(0);
  await user.client.graphql(
    'mutation SignUp($input: SignUpInput!) { signUp(input: $input) { signUp { id } } }',
    { input: { eventId: events[0]?.id, name: 'Maya', email: user.email } },
  );
  expect(await listsIn([first, second, third])).toBe(0);
  await create();
  expect(await listsIn([first, second, third])).toBe(2);
});

it('the first page shows what is on this week and the number of all', async () => {
  const alone = await startTestApp({ clientFolder, clock, env: manyPages, doJobs: false });
  const { world } = alone;
  const host = await world.staff();
  const { id } = await world.event(host, {
    title: 'The very next one',
    date: inDays(0),
    capacity: 1,
    pricePence: 0,
  });
  // More than are shown.
  for (const days of [1, 2, 3]) await world.event(host, { date: inDays(days) });
  const total = async () => {
    const { data } = await alone
      .anonymous()
      .graphql('{ events(filter: { hasEnded: false, foldSeries: true }) { totalCount } }');
    return data.events.totalCount;
  };
  const page = await visit('/', alone.anonymous());
  expect(page.text).toMatch(/What’s on this week.*The very next one/s);
  expect(page.text).toContain(`All ${await total()} events`);
  expect(page.html).toContain(`href="/events/${id}"`);
  const user = await world.user();
  await user.client.graphql(
    'mutation SignUp($input: SignUpInput!) { signUp(input: $input) { signUp { id } } }',
    { input: { eventId: id, name: 'Maya', email: user.email } },
  );
  expect((await visit('/', alone.anonymous())).text).toMatch(/Full.*The very next one/s);
  await alone.close();
});
