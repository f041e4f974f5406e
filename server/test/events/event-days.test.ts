import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  staff = await app.world.staff();
});
afterAll(() => app.close());

interface Day {
  date: string;
  eventCount: number;
  events: { title: string }[];
}

const OF_DAY = '{ date eventCount events { title } }';

async function daysOf(from: string, to: string, filter: object = {}, client: ApiClient = app.anonymous()) {
  const query = `query ($from: LocalDate!, $to: LocalDate!, $filter: EventFilter) {
    eventDays(from: $from, to: $to, filter: $filter) ${OF_DAY}
  }`;
  const { data, errors } = await client.graphql(query, { from, to, filter });
  return { days: data?.eventDays as Day[] | undefined, errors };
}

describe('the days of a month', () => {
  it('have the number of their events and the first three by time, of a thousand in one statement', async () => {
    const { id } = await app.world.event(staff, { date: '2028-05-01', title: 'First', pricePence: 0 });
    await app.database.query(
      `INSERT INTO events SELECT (json_populate_record(events, json_build_object(
         'id', gen_random_uuid(), 'title', 'Number ' || n, 'date', date '2028-05-01' + n % 31,
         'start_time', time '00:00' + n / 31 * interval '30 minutes'
       ))).* FROM events, generate_series(0, 998) n WHERE id = $1`,
      [id],
    );
    const { days } = await daysOf('2028-05-01', '2028-05-31');
    expect(days).toHaveLength(31);
    expect(days?.reduce((sum, { eventCount }) => sum + eventCount, 0)).toBe(1_000);
    expect(days?.every(({ events }) => events.length === 3)).toBe(true);
    expect(days?.[1]?.events.map(({ title }) => title)).toEqual(['Number 1', 'Number 32', 'Number 63']);
  });

  it('are those of each event’s own zone: at the end of a month, too', async () => {
    const late = { startTime: '23:30', endTime: '23:50', pricePence: 0 };
    await app.world.event(staff, {
      ...late,
      title: 'New York',
      date: '2029-04-30',
      timeZone: 'America/New_York',
    });
    await app.world.event(staff, {
      ...late,
      title: 'Auckland',
      date: '2029-05-01',
      timeZone: 'Pacific/Auckland',
    });
    expect((await daysOf('2029-04-01', '2029-04-30')).days).toEqual([
      { date: '2029-04-30', eventCount: 1, events: [{ title: 'New York' }] },
    ]);
    expect((await daysOf('2029-05-01', '2029-05-31')).days).toEqual([
      { date: '2029-05-01', eventCount: 1, events: [{ title: 'Auckland' }] },
    ]);
  });

  it('have what the filter leaves, and no unlisted or deleted event', async () => {
    const date = '2030-06-10';
    await app.world.event(staff, { date, title: 'Talk', type: 'Talk', pricePence: 0 });
    await app.world.event(staff, { date, title: 'Class', type: 'Class' });
    await app.world.event(staff, { date, title: 'Unlisted', visibility: 'UNLISTED' });
    const { id } = await app.world.event(staff, { date, title: 'Deleted' });
    await staff.client.graphql('mutation ($id: ID!) { deleteEvent(input: { id: $id }) { deletedEventId } }', {
      id,
    });
    const titles = async (filter: object) =>
      (await daysOf(date, date, filter)).days
        ?.flatMap(({ events }) => events.map(({ title }) => title))
        .toSorted();
    expect(await titles({})).toEqual(['Class', 'Talk']);
    expect(await titles({ type: 'talk' })).toEqual(['Talk']);
    expect(await titles({ free: false })).toEqual(['Class']);
    // Its own dates do not count.
    expect(await titles({ hasEnded: true, to: '2000-01-01' })).toEqual(['Class', 'Talk']);
  });

  it('have what a search finds, also with a typo, and what it does not find is no day', async () => {
    const date = '2030-07-10';
    await app.world.event(staff, { date, title: 'Marquetry for beginners' });
    await app.world.event(staff, {
      date: '2030-07-11',
      title: 'Marquetry, the second evening',
      type: 'Class',
    });
    await app.world.event(staff, { date: '2030-07-12', title: 'Kites' });
    const dates = async (filter: object) =>
      (await daysOf('2030-07-01', '2030-07-31', filter)).days?.map((day) => day.date);
    expect(await dates({ search: 'marquetry' })).toEqual([date, '2030-07-11']);
    expect(await dates({ search: 'marquetry', type: 'class' })).toEqual(['2030-07-11']);
    expect(await dates({ search: 'marquerty' })).toEqual([date, '2030-07-11']);
    // Another month has the words as they are typed: these are no typo then.
    await app.world.event(staff, { date: '2031-02-01', title: 'Marquerty, as it was spelled' });
    expect(await dates({ search: 'marquerty' })).toEqual([]);
    expect(await dates({ search: '!?' })).toEqual([]);
    expect(await dates({ search: 'zzzzzz' })).toEqual([]);
  });

  it('have more events where fewer days are asked for: 126 in all', async () => {
    const date = '2030-08-20';
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five'])
      await app.world.event(staff, { date, title });
    const countOf = async (to: string, eventsPerDay: number) => {
      const query = `query ($from: LocalDate!, $to: LocalDate!, $eventsPerDay: Int!) {
        eventDays(from: $from, to: $to, eventsPerDay: $eventsPerDay) { eventCount events { id } }
      }`;
      const { data, errors } = await app.anonymous().graphql(query, { from: date, to, eventsPerDay });
      return errors?.[0]?.extensions.code ?? data.eventDays[0].events.length;
    };
    expect(await countOf(date, 4)).toBe(4);
    expect(await countOf(date, 126)).toBe(5);
    expect(await countOf(date, 127)).toBe('BAD_USER_INPUT');
    expect(await countOf(date, 0)).toBe('BAD_USER_INPUT');
    expect(await countOf('2030-08-21', 63)).toBe(5);
    expect(await countOf('2030-08-21', 64)).toBe('BAD_USER_INPUT');
  });

  it.each([
    ['2027-03-01', '2027-04-12'],
    ['0001-01-01', '9999-12-31'],
  ])('are 42 at most: not from %s to %s', async (from, to) => {
    const { errors } = await daysOf(from, to);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('are none from a later to an earlier day', async () => {
    expect((await daysOf('2027-03-31', '2027-03-01')).days).toEqual([]);
  });
});

it('an account has the days of its own events, and of those at which it has a place', async () => {
  const date = '2031-07-07';
  const { id } = await app.world.event(staff, { date, title: 'Own', pricePence: 0, visibility: 'UNLISTED' });
  const person = await app.world.user();
  await person.client.graphql(
    'mutation ($input: SignUpInput!) { signUp(input: $input) { signUp { id } userErrors { code } } }',
    { input: { eventId: id, name: 'Maya', email: person.email } },
  );
  const query = `query ($date: LocalDate!) { viewer {
    eventDays(from: $date, to: $date) ${OF_DAY} signUpDays(from: $date, to: $date) ${OF_DAY}
  } }`;
  const days = [{ date, eventCount: 1, events: [{ title: 'Own' }] }];
  const ofStaff = (await staff.client.graphql(query, { date })).data.viewer;
  expect(ofStaff).toEqual({ eventDays: days, signUpDays: [] });
  const ofPerson = (await person.client.graphql(query, { date })).data.viewer;
  expect(ofPerson).toEqual({ eventDays: [], signUpDays: days });
});
