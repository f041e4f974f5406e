import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NoneAcceptedError } from '../../src/features/mail/mail-gateway.js';
import { SETTLED_AFTER } from '../../src/features/messages/sending/settle-claims.js';
import { cancelSignUp } from '../sign-ups/cancel-sign-up-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { later, messagesOf, SUBJECT, verify, writer, writtenMessage } from './message-operations.js';

const MINUTE = 60_000;
const mailGateway = new FakeMailGateway();
let app: TestApp;
let staff: Person;
let eventId: string;
beforeAll(async () => {
  app = await startTestApp({ mail: mailGateway, doJobs: false });
  staff = await writer(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['events', 'pgboss.job']) await app.database.query(`DELETE FROM ${table}`);
  mailGateway.mails.length = 0;
  mailGateway.outcomeOf = () => null;
  mailGateway.beforeTaking = () => {};
  eventId = (await app.world.event(staff, { pricePence: 0 })).id;
});

async function attendee(): Promise<Person & { signUpId: string }> {
  const user = await app.world.user();
  await verify(app, user);
  return { ...user, signUpId: (await placeFor(user, eventId)).id };
}

const attendees = (count: number) => Promise.all(Array.from({ length: count }, attendee));
const mailsTo = ({ email }: Person) => mailGateway.to(email, SUBJECT);
const countsOf = (people: Person[]) => people.map((each) => mailsTo(each).length);

async function message() {
  const [found] = await messagesOf(staff.client, eventId);
  if (!found) throw new Error('There is no message');
  return found;
}

describe('a message', () => {
  it('M1: reaches each person with a place once, and no others', async () => {
    const people = await attendees(31);
    const other = await app.world.user();
    await writtenMessage(staff.client, { eventId });
    await doJobs(app);
    await later(app);
    expect(countsOf(people)).toEqual(people.map(() => 1));
    expect(mailsTo(other)).toEqual([]);
    const sent = { status: 'SENT', recipientCount: 31, sentCount: 31, bouncedCount: 0, mutedCount: 0 };
    expect(await message()).toMatchObject(sent);
  });

  it('M1: does not reach a person who gave the place back before the mail went out', async () => {
    const [stays, leaves, deleted] = await attendees(3);
    await writtenMessage(staff.client, { eventId });
    await cancelSignUp(leaves as Person, (leaves as { signUpId: string }).signUpId);
    await app.database.query('DELETE FROM accounts WHERE id = $1', [deleted?.id]);
    await doJobs(app);
    expect(countsOf([stays, leaves, deleted] as Person[])).toEqual([1, 0, 0]);
    expect(await message()).toMatchObject({ status: 'SENT', recipientCount: 1, sentCount: 1 });
  });

  it('M1: comes to all once the mail service answers again after ten minutes, and to nobody twice', async () => {
    const people = await attendees(25);
    mailGateway.beforeTaking = () => {
      throw new NoneAcceptedError('503');
    };
    await writtenMessage(staff.client, { eventId });
    for (let minute = 0; minute < 10; minute++) await later(app, MINUTE + 1);
    expect(mailGateway.mails).toEqual([]);
    expect(await message()).toMatchObject({ status: 'SENDING', sentCount: 0 });
    mailGateway.beforeTaking = () => {};
    await later(app, MINUTE + 1);
    expect(countsOf(people)).toEqual(people.map(() => 1));
    expect(await message()).toMatchObject({ status: 'SENT', sentCount: 25 });
  });

  it('M1: asks which mails were taken where the answer was lost, and sends the others', async () => {
    const people = await attendees(8);
    let taken = 0;
    mailGateway.beforeTaking = (mail) => {
      if ('batchId' in mail && taken++ === 3) throw new Error('The connection was reset');
    };
    await writtenMessage(staff.client, { eventId });
    await doJobs(app);
    mailGateway.beforeTaking = () => {};
    await later(app, MINUTE + 1);
    // The mail service may not know yet.
    expect(countsOf(people).filter((count) => count === 1)).toHaveLength(3);
    await later(app, SETTLED_AFTER);
    expect(countsOf(people)).toEqual(people.map(() => 1));
    expect(await message()).toMatchObject({ status: 'SENT', sentCount: 8 });
  });

  it('M1: reads the result of each address', async () => {
    const [good, refused, later1] = await attendees(3);
    const outcomes = new Map([
      [refused?.email, 'REFUSED' as const],
      [later1?.email, 'LATER' as const],
    ]);
    mailGateway.outcomeOf = ({ to }) => outcomes.get(to) ?? null;
    await writtenMessage(staff.client, { eventId });
    await later(app);
    expect(countsOf([good, refused, later1] as Person[])).toEqual([1, 0, 0]);
    expect(await message()).toMatchObject({ status: 'SENDING', sentCount: 1, bouncedCount: 1 });
    mailGateway.outcomeOf = () => null;
    await later(app, MINUTE + 1);
    expect(countsOf([good, refused, later1] as Person[])).toEqual([1, 0, 1]);
    const sent = { status: 'SENT', recipientCount: 2, sentCount: 2, bouncedCount: 1 };
    expect(await message()).toMatchObject(sent);
  });

  it('says nothing of an address where another field of its mail is wrong', async () => {
    const [person] = await attendees(1);
    mailGateway.outcomeOf = () => 'INVALID';
    await writtenMessage(staff.client, { eventId });
    await later(app);
    mailGateway.outcomeOf = () => null;
    expect(await message()).toMatchObject({ status: 'SENT', sentCount: 0, bouncedCount: 1 });
    const sql = 'SELECT FROM mail_problems WHERE email = $1';
    expect(await app.database.query(sql, [person?.email])).toEqual([]);
  });

  it('gives up after a day in which the mail service took nothing', async () => {
    const [person] = await attendees(1);
    mailGateway.outcomeOf = () => 'LATER';
    await writtenMessage(staff.client, { eventId });
    await later(app);
    mailGateway.outcomeOf = () => null;
    await later(app, 25 * 60 * MINUTE);
    expect(mailsTo(person as Person)).toEqual([]);
    expect(await message()).toMatchObject({ status: 'SENT', recipientCount: 0, sentCount: 0 });
  });

  it('M2: leaves out people who muted messages of the event, and counts them', async () => {
    const [muted, other] = await attendees(2);
    const sql = `INSERT INTO muted_events (account_id, event_id, muted_at) VALUES ($1, $2, now())`;
    await app.database.query(sql, [muted?.id, eventId]);
    await writtenMessage(staff.client, { eventId });
    await doJobs(app);
    expect(countsOf([muted, other] as Person[])).toEqual([0, 1]);
    expect(await message()).toMatchObject({ recipientCount: 1, sentCount: 1, mutedCount: 1 });
  });

  it('M9: goes out in the name of its writer, whose address gets the answers', async () => {
    const [person] = await attendees(1);
    await writtenMessage(staff.client, { eventId });
    await doJobs(app);
    const [mail] = mailsTo(person as Person);
    expect(mail).toMatchObject({ replyTo: staff.email, writer: expect.stringContaining(' via Turnout') });
    expect(mail?.text).toContain(`Answers go to ${staff.email}`);
  });

  it('is noted in the activity of the event', async () => {
    await writtenMessage(staff.client, { eventId });
    const [noted] = await app.database.query(
      `SELECT actor_id AS "actorId", detail FROM activities WHERE event_id = $1 AND action = 'MESSAGE_SENT'`,
      [eventId],
    );
    expect(noted).toEqual({ actorId: staff.id, detail: 'ALL' });
  });
});
