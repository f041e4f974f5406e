import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { cancelSignUp } from '../sign-ups/cancel-sign-up-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { passTime } from '../support/pass-time.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { requestEmailVerification } from './recovery-operations.js';

const mailGateway = new FakeMailGateway();
let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ mail: mailGateway, doJobs: false });
  staff = await app.world.staff();
});
afterAll(() => app.close());

// The limiter reads the system's clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const HOUR = 60 * 60 * 1000;
const freeEvent = async () => (await app.world.event(staff, { pricePence: 0 })).id;
async function signUpTimes(person: Person, count: number): Promise<void> {
  for (let n = 0; n < count; n++) await placeFor(person, await freeEvent());
  await doJobs(app);
}

it('S39: an address that is not verified gets five mails in an hour and ten in a day, about whatever', async () => {
  const person = await app.world.user();
  await signUpTimes(person, 8);
  expect(mailGateway.to(person.email)).toHaveLength(5);
  const { errors } = await requestEmailVerification(person.client);
  expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');

  vi.setSystemTime(Date.now() + HOUR);
  await signUpTimes(person, 8);
  expect(mailGateway.to(person.email)).toHaveLength(10);
  vi.setSystemTime(Date.now() + HOUR);
  await signUpTimes(person, 1);
  expect(mailGateway.to(person.email)).toHaveLength(10);
  vi.setSystemTime(Date.now() + 24 * HOUR);
  await signUpTimes(person, 1);
  expect(mailGateway.to(person.email)).toHaveLength(11);
});

it('S39: a verified address gets all of them, and a mail that failed does not count', async () => {
  const verified = await app.world.user();
  await app.database.query('UPDATE accounts SET email_verified_at = now() WHERE id = $1', [verified.id]);
  await signUpTimes(verified, 8);
  expect(mailGateway.to(verified.email, 'signed up')).toHaveLength(8);

  const other = await app.world.user();
  const failures = Array<string>(5).fill('not now');
  mailGateway.beforeTaking = ({ to }) => {
    const failure = to === other.email && failures.pop();
    if (failure) throw new Error(failure);
  };
  for (let n = 0; n < 7; n++) await doJobs(app);
  mailGateway.beforeTaking = () => {};
  expect(failures).toEqual([]);
  expect(mailGateway.to(other.email)).toHaveLength(1);
});

it('S39: giving back and signing up in a loop is one mail, which says what it has come to', async () => {
  const [person, eventId] = [await app.world.user(), await freeEvent()];
  const { id } = await placeFor(person, eventId);
  await cancelSignUp(person, id);
  await doJobs(app);
  mailGateway.mails.length = 0;

  for (let n = 0; n < 6; n++) {
    const again = await placeFor(person, eventId);
    await doJobs(app);
    await cancelSignUp(person, again.id);
    await doJobs(app);
  }
  expect(mailGateway.to(person.email)).toEqual([]);
  await placeFor(person, eventId);
  await doJobs(app);
  await passTime(app, 120_000);
  await doJobs(app);
  expect(mailGateway.to(person.email).map(({ subject }) => subject)).toEqual([
    'You’re signed up: Bread for beginners',
  ]);
});
