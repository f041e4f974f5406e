import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCalendar } from '../../src/features/events/texts/read-calendar-file.fixture.js';
import { cancelEvent, deleteEvent } from '../events/event-operations.js';
import { seriesOf } from '../events/series-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { hold } from '../support/held-rows.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { giveBack } from './cancel-sign-up-operations.js';
import { placeFor, signUpToSeveral } from './sign-up-operations.js';
import { wrongCounts } from './sign-up-rows.js';

const mailGateway = new FakeMailGateway();

let app: TestApp;
let staff: Person;
let person: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false, mail: mailGateway });
  staff = await app.world.staff();
});
beforeEach(async () => {
  person = await app.world.user();
});
afterAll(() => app.close());

const freeEvent = async (fields: object = {}) =>
  (await app.world.event(staff, { pricePence: 0, ...fields })).id;
const freeEvents = (count: number) => Promise.all(Array.from({ length: count }, () => freeEvent()));
const placesOfPerson = async () =>
  (
    await app.database.query<{ id: string }>('SELECT event_id AS id FROM sign_ups WHERE account_id = $1', [
      person.id,
    ])
  )
    .map(({ id }) => id)
    .toSorted();

describe('signUpToEvents', () => {
  it('gives a place at each date of a series, and confirms them by one mail', async () => {
    const fields = { pricePence: 0, date: '2027-03-21', timeZone: 'Europe/London', startTime: '19:00' };
    const { events } = await seriesOf(app.world, staff, { ...fields, endTime: '21:00' });
    const ids = events.nodes.map(({ id }) => id).toReversed();
    const { data, errors } = await signUpToSeveral(person, ids, { name: ' Ines  ' });
    expect(errors).toBeUndefined();
    expect(data.signUpToEvents).toEqual({
      results: ids.map((id) => ({
        eventId: id,
        signUp: {
          id: expect.any(String),
          name: 'Ines',
          email: person.email,
          event: { id, signUpCount: 1 },
        },
        error: null,
      })),
      userErrors: [],
    });
    await doJobs(app);
    const [mail, ...others] = mailGateway.to(person.email, 'signed up');
    expect(others).toEqual([]);
    const file = readCalendar(mail?.attachment?.content ?? '');
    expect(file.events.map(({ startsAt }) => startsAt.toJSON())).toEqual([
      '2027-03-21T19:00:00.000Z',
      '2027-03-28T18:00:00.000Z',
      '2027-04-04T18:00:00.000Z',
    ]);
    for (const id of ids) expect(mail?.text).toContain(`/events/${id}`);
  });

  it('refuses each on its own, with the code of signUp', async () => {
    const [free, full, taken, cancelled, ended] = [
      await freeEvent(),
      await freeEvent({ capacity: 1 }),
      await freeEvent(),
      await freeEvent(),
      await freeEvent(),
    ];
    const deleted = await freeEvent();
    const { id: paid } = await app.world.event(staff);
    const nowhere = randomUUID();
    await placeFor(staff, full);
    await placeFor(person, taken);
    await cancelEvent(staff.client, cancelled);
    await deleteEvent(staff.client, deleted);
    await app.database.query(
      `UPDATE events SET starts_at = $2::timestamptz - interval '2 hours', ends_at = $2::timestamptz WHERE id = $1`,
      [ended, app.clock.now()],
    );
    const refusals = [
      [paid, 'PAYMENT_REQUIRED'],
      [full, 'EVENT_FULL'],
      [taken, 'ALREADY_SIGNED_UP'],
      [cancelled, 'EVENT_CANCELLED'],
      [ended, 'EVENT_ENDED'],
      [deleted, 'EVENT_NOT_FOUND'],
      [nowhere, 'EVENT_NOT_FOUND'],
      ["' OR 1=1 --", 'EVENT_NOT_FOUND'],
    ] as const;
    const { data, errors } = await signUpToSeveral(person, [...refusals.map(([id]) => id), free]);
    expect(errors).toBeUndefined();
    expect(data.signUpToEvents).toMatchObject({
      results: [
        ...refusals.map(([eventId, code]) => ({ eventId, signUp: null, error: { code, field: null } })),
        { eventId: free, signUp: { event: { id: free } }, error: null },
      ],
      userErrors: [],
    });
    expect(await placesOfPerson()).toEqual([taken, free].toSorted());
    expect(await wrongCounts(app.database)).toEqual([]);
  });

  it.each([
    ['no name', { name: ' ' }, 'REQUIRED', 'name'],
    ['no address', { email: 'nobody' }, 'INVALID_EMAIL', 'email'],
    ['no event', { eventIds: [] }, 'REQUIRED', 'eventIds'],
  ])('refuses the whole for %s', async (_what, form, code, field) => {
    const { data } = await signUpToSeveral(person, [await freeEvent()], form);
    expect(data.signUpToEvents).toMatchObject({ results: [], userErrors: [{ code, field }] });
    expect(await placesOfPerson()).toEqual([]);
  });

  it('takes 52 ids, a repeated one once, and refuses 53', async () => {
    const ids = await freeEvents(53);
    const { errors } = await signUpToSeveral(person, ids);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(await placesOfPerson()).toEqual([]);
    const most = ids.slice(1);
    const { data } = await signUpToSeveral(person, [...most, ...most.map((id) => id.toUpperCase())]);
    expect(data.signUpToEvents.results.map(({ eventId, error }) => [eventId, error])).toEqual(
      most.map((id) => [id, null]),
    );
    expect(await placesOfPerson()).toEqual(most.toSorted());
  });

  it('counts each place for the rate limit, and gives none where the limit has no room for all', async () => {
    const { rateLimits } = app.jobContext.services;
    await rateLimits.countSignUp(person.id, '198.51.100.7', 298);
    const { errors } = await signUpToSeveral(person, await freeEvents(3));
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    expect(await placesOfPerson()).toEqual([]);
  });

  it('waits for nobody in a ring: people who name the same events in another order have places all the same', async () => {
    const [one, two] = await freeEvents(2);
    const other = await app.world.user();
    const held = await hold(app.database, 'SELECT 1 FROM events WHERE id = $1 FOR UPDATE', [two]);
    const answers = [
      signUpToSeveral(person, [one as string, two as string]),
      signUpToSeveral(other, [two as string, one as string]),
    ];
    await held.waiting(1);
    await held.release();
    for (const { data } of await Promise.all(answers))
      expect(data.signUpToEvents.results).toMatchObject([{ error: null }, { error: null }]);
  });

  it('keeps the places that are stored where the server fails for another, and names the failure there', async () => {
    const [works, fails] = await freeEvents(2);
    const rule = `ALTER TABLE sign_ups ADD CONSTRAINT no_place CHECK (event_id <> '${fails}') NOT VALID`;
    await app.database.query(rule);
    const ids = [fails as string, works as string];
    const some = await signUpToSeveral(person, ids);
    const none = await signUpToSeveral(staff, [fails as string]);
    await app.database.query('ALTER TABLE sign_ups DROP CONSTRAINT no_place');
    expect(some.errors).toMatchObject([
      {
        path: ['signUpToEvents', 'results', 0, 'signUp'],
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      },
    ]);
    expect(some.data.signUpToEvents.results).toMatchObject([
      { signUp: null, error: null },
      { signUp: { event: { id: works } }, error: null },
    ]);
    expect(none).toMatchObject({ data: null, errors: [{ path: ['signUpToEvents'] }] });
  });
});

describe('the mail of several sign-ups', () => {
  const mails = () => mailGateway.to(person.email, 'signed up').map(({ subject }) => subject);

  it('leaves out an event that is cancelled meanwhile, and one where the person had just given a place back', async () => {
    const [again, cancelled, ...others] = await Promise.all(
      ['Again', 'Cancelled', 'Tea', 'Tea'].map((title) => freeEvent({ title })),
    );
    await giveBack(person, (await placeFor(person, again as string)).id);
    await doJobs(app);
    const before = mails().length;
    await signUpToSeveral(person, [again as string, cancelled as string, ...others]);
    await cancelEvent(staff.client, cancelled as string);
    await doJobs(app);
    expect(mails().slice(before)).toEqual(['You’re signed up: Tea, 2 dates']);
  });

  it('is of the one place that is left where the other was given back', async () => {
    const [tea, soup] = await Promise.all(['Tea', 'Soup'].map((title) => freeEvent({ title })));
    const { data } = await signUpToSeveral(person, [tea as string, soup as string]);
    await giveBack(person, data.signUpToEvents.results[1]?.signUp?.id ?? '');
    await doJobs(app);
    expect(mails()).toEqual(['You’re signed up: Tea']);
  });
});
