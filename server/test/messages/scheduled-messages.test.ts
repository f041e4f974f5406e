import { beforeEach, describe, expect, it } from 'vitest';
import { cancelEvent, undoCancelEvent, updateEvent } from '../events/event-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import {
  cancelMessage,
  later,
  messagesOf,
  SUBJECT,
  updateMessage,
  verify,
  writer,
  writtenMessage,
} from './message-operations.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const mailGateway = new FakeMailGateway();
let app: TestApp;
let staff: Person;
let person: Person;
let eventId: string;
beforeEach(async () => {
  app = await startTestApp({ mail: mailGateway, doJobs: false });
  staff = await writer(app);
  mailGateway.mails.length = 0;
  // The clock of the tests stands at noon of 1 March 2027.
  eventId = await eventOn('2027-03-10', '10:00');
  person = await attendee();
  return () => app.close();
});

const eventOn = async (date: string, startTime: string) =>
  (
    await app.world.event(staff, {
      date,
      startTime,
      endTime: '18:00',
      pricePence: 0,
      timeZone: 'Europe/London',
    })
  ).id;

async function attendee(): Promise<Person> {
  const user = await app.world.user();
  await verify(app, user);
  await placeFor(user, eventId);
  return user;
}

const mailsTo = ({ email }: Person) => mailGateway.to(email, SUBJECT);
const hoursUntil = (instant: string) => new Date(instant).getTime() - app.clock.now().getTime();
const at = (instant: string) => later(app, hoursUntil(instant));

async function message() {
  const [found] = await messagesOf(staff.client, eventId);
  if (!found) throw new Error('There is no message');
  return found;
}

describe('a scheduled message', () => {
  it('M5: goes out so many hours before the start, once, with its people as they are then', async () => {
    await writtenMessage(staff.client, { eventId, send: { hoursBeforeStart: 24 } });
    expect(await message()).toMatchObject({
      status: 'SCHEDULED',
      sendAt: '2027-03-09T10:00:00.000Z',
      recipientCount: 1,
    });
    const late = await attendee();
    await at('2027-03-09T09:59:00Z');
    expect(mailsTo(person)).toEqual([]);
    await at('2027-03-09T10:00:00Z');
    await later(app, HOUR);
    expect([mailsTo(person), mailsTo(late)].map(({ length }) => length)).toEqual([1, 1]);
    expect(await message()).toMatchObject({
      status: 'SENT',
      sendAt: '2027-03-09T10:00:00.000Z',
      sentCount: 2,
    });
  });

  it('M5: follows an event that moves over the change to summer time', async () => {
    await writtenMessage(staff.client, { eventId, send: { hoursBeforeStart: 24 } });
    // In Leeds clocks go forward at 01:00 on 28 March: 24 hours before 10:00 BST are 09:00 GMT.
    await updateEvent(staff.client, { id: eventId, date: '2027-03-28' });
    expect(await message()).toMatchObject({ sendAt: '2027-03-27T09:00:00.000Z' });
    await at('2027-03-09T10:00:00Z');
    await at('2027-03-27T08:59:00Z');
    expect(mailsTo(person)).toEqual([]);
    await at('2027-03-27T09:00:00Z');
    expect(mailsTo(person)).toHaveLength(1);
  });

  it('S51: waits for a person when the event moves so near that its time has passed', async () => {
    const { id } = await writtenMessage(staff.client, { eventId, send: { hoursBeforeStart: 24 } });
    await updateEvent(staff.client, { id: eventId, date: '2027-03-02' });
    await later(app, HOUR);
    expect(mailsTo(person)).toEqual([]);
    expect(await message()).toMatchObject({ status: 'SCHEDULED', waitsForTeam: true });
    await updateMessage(staff.client, { id, send: {} });
    await later(app);
    expect(mailsTo(person)).toHaveLength(1);
    expect(await message()).toMatchObject({ status: 'SENT', waitsForTeam: false });
  });

  it('M5, S51: follows an event that is moved by mistake and moved back', async () => {
    await writtenMessage(staff.client, { eventId, send: { hoursBeforeStart: 24 } });
    await updateEvent(staff.client, { id: eventId, date: '2027-03-02' });
    await later(app, HOUR);
    await updateEvent(staff.client, { id: eventId, date: '2027-03-20' });
    expect(await message()).toMatchObject({ waitsForTeam: false });
    await at('2027-03-19T09:59:00Z');
    expect(mailsTo(person)).toEqual([]);
    await at('2027-03-19T10:00:00Z');
    expect(mailsTo(person)).toHaveLength(1);
  });

  it('goes out hours after the end, and at an instant', async () => {
    await writtenMessage(staff.client, { eventId, subject: `${SUBJECT} 1`, send: { hoursAfterEnd: 2 } });
    await writtenMessage(staff.client, {
      eventId,
      subject: `${SUBJECT} 2`,
      send: { at: '2027-03-05T08:30:00Z' },
    });
    await at('2027-03-05T08:30:00Z');
    expect(mailsTo(person).map(({ subject }) => subject)).toEqual([`${SUBJECT} 2`]);
    await at('2027-03-10T20:00:00Z');
    expect(mailsTo(person).map(({ subject }) => subject)).toEqual([`${SUBJECT} 2`, `${SUBJECT} 1`]);
  });

  it('goes to people who sign up after it went out, where that was chosen, until the event ends', async () => {
    await writtenMessage(staff.client, { eventId, send: { hoursBeforeStart: 48 }, alsoLaterSignUps: true });
    await at('2027-03-08T10:00:00Z');
    const second = await attendee();
    await later(app, MINUTE);
    await later(app, MINUTE);
    expect([person, second].map((each) => mailsTo(each).length)).toEqual([1, 1]);
    expect(await message()).toMatchObject({ status: 'SENT', recipientCount: 2, sentCount: 2 });
    const third = await attendee();
    await later(app, HOUR);
    expect([person, second, third].map((each) => mailsTo(each).length)).toEqual([1, 1, 1]);
  });

  it('does not go to later sign-ups where that was not chosen', async () => {
    await writtenMessage(staff.client, { eventId });
    await later(app);
    const second = await attendee();
    await later(app, MINUTE);
    expect([person, second].map((each) => mailsTo(each).length)).toEqual([1, 0]);
  });

  it('can be changed and cancelled until it goes out', async () => {
    const { id } = await writtenMessage(staff.client, { eventId, send: { hoursBeforeStart: 24 } });
    await updateMessage(staff.client, { id, text: 'Bring cake.', send: { hoursBeforeStart: 2 } });
    const changed = { text: 'Bring cake.', subject: SUBJECT, hoursBeforeStart: 2 };
    expect(await message()).toMatchObject({ ...changed, sendAt: '2027-03-10T08:00:00.000Z' });
    await cancelMessage(staff.client, id);
    await at('2027-03-10T09:00:00Z');
    expect(mailsTo(person)).toEqual([]);
    expect(await message()).toMatchObject({ status: 'CANCELLED', ...changed });
    const errors = [{ code: 'MESSAGE_ALREADY_SENT', message: expect.any(String), field: 'id' }];
    const { data } = await updateMessage(staff.client, { id, text: 'Bring bread.' });
    expect(data.updateMessage.userErrors).toEqual(errors);
    expect((await cancelMessage(staff.client, id)).data.cancelMessage.userErrors).toEqual(errors);
  });

  it('goes out at once when its time is taken away', async () => {
    const { id } = await writtenMessage(staff.client, { eventId, send: { hoursBeforeStart: 24 } });
    const { data } = await updateMessage(staff.client, { id, send: {} });
    expect(data.updateMessage.message).toMatchObject({ status: 'SENDING', sendAt: null });
    await doJobs(app);
    expect(mailsTo(person)).toHaveLength(1);
  });

  it('is cancelled when the account of its writer is deleted', async () => {
    await writtenMessage(staff.client, { eventId, send: { hoursBeforeStart: 24 } });
    await app.database.query('UPDATE messages SET created_by_id = NULL');
    await at('2027-03-09T10:00:00Z');
    expect(mailsTo(person)).toEqual([]);
    expect(await message()).toMatchObject({ status: 'CANCELLED', createdBy: null });
  });
});

describe('M10: a message about an event that is cancelled', () => {
  const cancel = () => cancelEvent(staff.client, eventId);
  const finish = async () => {
    await later(app, 6 * MINUTE);
    await doJobs(app);
  };

  it('waits as long as the cancellation can be undone, and is cancelled with the event', async () => {
    await writtenMessage(staff.client, { eventId, send: { at: '2027-03-01T12:03:00Z' } });
    await cancel();
    await at('2027-03-01T12:04:00Z');
    expect(await message()).toMatchObject({ status: 'SCHEDULED' });
    await finish();
    await later(app, HOUR);
    expect(await message()).toMatchObject({ status: 'CANCELLED' });
    expect(mailsTo(person)).toEqual([]);
  });

  it('goes out when the cancellation is undone', async () => {
    await writtenMessage(staff.client, { eventId, send: { at: '2027-03-01T12:03:00Z' } });
    await cancel();
    await at('2027-03-01T12:04:00Z');
    await undoCancelEvent(staff.client, eventId);
    await later(app);
    expect(mailsTo(person)).toHaveLength(1);
  });

  it('goes out once where it was under way, or is written afterwards', async () => {
    await writtenMessage(staff.client, { eventId, subject: `${SUBJECT} 1` });
    await cancel();
    await finish();
    await writtenMessage(staff.client, {
      eventId,
      subject: `${SUBJECT} 2`,
      send: { at: '2027-03-02T08:00:00Z' },
    });
    await at('2027-03-02T08:00:00Z');
    await later(app, HOUR);
    expect(mailsTo(person).map(({ subject }) => subject)).toEqual([`${SUBJECT} 1`, `${SUBJECT} 2`]);
  });
});
