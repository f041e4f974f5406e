import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelledCounts } from '../../src/features/cancellations/cancelled-sign-ups.js';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { deleteEvent } from '../events/event-operations.js';
import { contextOf } from '../support/context-of.js';
import { doJobs } from '../support/do-jobs.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { isDone, storedJobs } from '../support/stored-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { PASSWORD, type Person } from '../support/world.js';
import {
  cancelledSignUps,
  cancelSignUp,
  eventStarted,
  giveBack,
  noSuchPlace,
  termsOf,
} from './cancel-sign-up-operations.js';
import { placeFor, stateOf } from './sign-up-operations.js';
import { signUpRows, wrongCounts } from './sign-up-rows.js';

const HOUR = 60 * 60_000;
const mailGateway = new FakeMailGateway();

let app: TestApp;
let staff: Person;
let user: Person;
let eventId: string;
let signUpId: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false, mail: mailGateway });
  staff = await app.world.staff();
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await app.world.user();
  eventId = (await app.world.event(staff, { pricePence: 0 })).id;
  signUpId = (await placeFor(user, eventId)).id;
});

const recordsOf = () =>
  app.database.query('SELECT account_id, by_creator FROM cancelled_sign_ups WHERE event_id = $1', [eventId]);
const mailsAbout = (person: Person) => mailGateway.to(person.email, 'place');

describe('a free place', () => {
  it('is given back by its person, who hears of it once and can sign up again', async () => {
    await doJobs(app);
    const answer = await giveBack(user, signUpId);
    expect(answer).toMatchObject({
      cancelledSignUpId: signUpId,
      event: { id: eventId, signUpCount: 0, viewerSignUp: null },
      refund: null,
    });
    await doJobs(app);
    expect(mailsAbout(user).map(({ subject }) => subject)).toEqual([
      'You gave your place back: Bread for beginners',
    ]);
    expect(mailsAbout(user)[0]?.text).not.toContain('£');
    expect(await recordsOf()).toEqual([{ account_id: user.id, by_creator: false }]);
    await placeFor(user, eventId);
    expect(await stateOf(user.client, eventId)).toMatchObject({ signUpCount: 1, viewerSignUp: {} });
  });

  it('is taken by the creator of the event, also after its end, and the person is told who did it', async () => {
    const date = new Date(app.clock.now().getTime() + 24 * HOUR).toISOString().slice(0, 10);
    const own = await app.world.event(staff, { pricePence: 0, date });
    const { id } = await placeFor(user, own.id);
    app.clock.advance(72 * HOUR);
    expect(await giveBack(staff, id)).toMatchObject({ event: { signUpCount: 0 }, refund: null });
    await doJobs(app);
    const [mail] = mailGateway.to(user.email, 'Your place was cancelled');
    expect(mail?.text).toContain('The creator of the event has taken you off the list');
  });

  it('L5: stays once the event has started, to the millisecond', async () => {
    const startsAt = new Date(app.clock.now().getTime() + 5 * 24 * HOUR);
    startsAt.setUTCHours(10, 0, 0, 0);
    const { id } = await app.world.event(staff, {
      pricePence: 0,
      date: startsAt.toISOString().slice(0, 10),
      startTime: '10:00',
      endTime: '12:00',
    });
    const place = await placeFor(user, id);
    app.clock.advance(startsAt.getTime() - app.clock.now().getTime() - 1);
    expect(await termsOf(user, id)).toMatchObject({ viewerCanCancel: true });
    app.clock.advance(1);
    expect(await termsOf(user, id)).toMatchObject({ viewerCanCancel: false });
    expect((await cancelSignUp(user, place.id)).data.cancelSignUp).toEqual(eventStarted);
    expect(await signUpRows(app.database, id)).toMatchObject({ count: 1, signUps: [{ id: place.id }] });
  });

  it.each(['another user', 'other staff'])('is not given back by %s', async (who) => {
    const stranger = who === 'other staff' ? await app.world.staff() : await app.world.user();
    const { errors } = await cancelSignUp(stranger, signUpId);
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect(await signUpRows(app.database, eventId)).toMatchObject({ count: 1, signUps: [{}] });
  });
});

describe('once', () => {
  it.each([1, 2, 20])('%i at the same time have one effect, and the others are told', async (times) => {
    const answers = await Promise.all(Array.from({ length: times }, () => cancelSignUp(user, signUpId)));
    const payloads = answers.map(({ data }) => data.cancelSignUp);
    expect(payloads.filter((payload) => payload.cancelledSignUpId)).toHaveLength(1);
    expect(payloads.filter((payload) => !payload.cancelledSignUpId)).toEqual(
      Array.from({ length: times - 1 }, () => noSuchPlace),
    );
    expect(await recordsOf()).toHaveLength(1);
    expect(await signUpRows(app.database, eventId)).toMatchObject({ count: 0, signUps: [] });
    expect(await wrongCounts(app.database)).toEqual([]);
    expect((await cancelSignUp(user, signUpId)).data.cancelSignUp).toEqual(noSuchPlace);
  });

  it('the person and the creator at the same time', async () => {
    const answers = await Promise.all([cancelSignUp(user, signUpId), cancelSignUp(staff, signUpId)]);
    expect(answers.filter(({ data }) => data.cancelSignUp.cancelledSignUpId)).toHaveLength(1);
    expect(await recordsOf()).toHaveLength(1);
  });

  it.each(['no-uuid', '01a1fb2f-3717-715a-b2f6-149fa4f183df'])('%s is no place', async (id) => {
    expect((await cancelSignUp(user, id)).data.cancelSignUp).toEqual(noSuchPlace);
  });

  it('D5: beside the deletion of the account or the event nothing waits in a ring, and the counts are right', async () => {
    await Promise.all([
      cancelSignUp(user, signUpId),
      cancelSignUp(staff, signUpId),
      deleteAccount(user.client, PASSWORD),
    ]);
    const person = await app.world.user();
    const other = await placeFor(person, eventId);
    const answers = await Promise.all([
      cancelSignUp(person, other.id),
      deleteEvent(staff.client, eventId),
      cancelSignUp(staff, other.id),
    ]);
    for (const { errors } of answers) expect(errors).toBeUndefined();
    await doJobs(app);
    expect(await wrongCounts(app.database)).toEqual([]);
    expect(await recordsOf()).toEqual([]);
  });
});

describe('the record of it', () => {
  it('is listed for the person, the latest first and page by page', async () => {
    const person = await app.world.user();
    const ids: string[] = [];
    for (const who of [person, staff, person]) {
      const { id } = await placeFor(person, eventId);
      app.clock.advance(1000);
      await giveBack(who, id);
      ids.unshift(id);
    }
    const listed = await cancelledSignUps(person, { first: 2 });
    expect(listed?.nodes).toMatchObject([
      { id: ids[0], byCreator: false, event: { id: eventId }, refund: null },
      { id: ids[1], byCreator: true },
    ]);
    const rest = await cancelledSignUps(person, { first: 2, after: listed?.pageInfo.endCursor ?? null });
    expect(rest?.nodes.map(({ id }) => id)).toEqual([ids[2]]);
    const context = await contextOf(app, staff);
    expect(await cancelledCounts(context, [eventId, user.id])).toEqual([3, 0]);
  });

  it('S17: goes with the account, and with the event', async () => {
    const person = await app.world.user();
    await giveBack(person, (await placeFor(person, eventId)).id);
    await giveBack(user, signUpId);
    await deleteAccount(person.client, PASSWORD);
    expect(await recordsOf()).toEqual([{ account_id: user.id, by_creator: false }]);
    await deleteEvent(staff.client, eventId);
    expect((await cancelledSignUps(user))?.nodes.map(({ event }) => event.id)).not.toContain(eventId);
    await doJobs(app);
    expect(await recordsOf()).toEqual([]);
  });

  it('J15: names nobody in the job table once the mail is out, or the account gone', async () => {
    await giveBack(user, signUpId);
    const named = async () =>
      (await storedJobs(app.database, 'send-sign-up-cancelled-mail')).filter(
        (job) => !isDone(job) && JSON.stringify(job.data).includes(user.email),
      );
    expect(await named()).toHaveLength(1);
    await deleteAccount(user.client, PASSWORD);
    expect(await named()).toEqual([]);
  });
});
