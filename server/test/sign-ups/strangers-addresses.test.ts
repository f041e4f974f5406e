import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteEvent } from '../events/event-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { FakeMailGateway, secretIn } from '../support/fake-mail-gateway.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { placeFor, signUpPerson, stateOf } from './sign-up-operations.js';

const ASKED = 'Is this your address?';
const CONFIRMED = 'You’re signed up';

const mailGateway = new FakeMailGateway();
let app: TestApp;
let staff: Person;
let stranger: Person;
let eventId: string;
beforeAll(async () => {
  app = await startTestApp({ mail: mailGateway, doJobs: false });
  [staff, stranger] = [await app.world.staff(), await app.world.user()];
});
afterAll(() => app.close());

const freeEvent = async () => (await app.world.event(staff, { pricePence: 0 })).id;
const someAddress = () => `${crypto.randomUUID()}@example.org`;
const subjectsTo = (email: string) =>
  mailGateway.to(email).flatMap(({ subject }) => (subject.startsWith('Confirm') ? [] : subject));

describe('a sign-up under another’s address', () => {
  it('S32: sends mails to the account’s own address, and one to the other that only asks', async () => {
    const [person, typed] = [await app.world.user(), someAddress()];
    eventId = await freeEvent();
    await placeFor(person, eventId, { name: 'log in at evil-bank.com', email: typed });
    await doJobs(app);
    await deleteEvent(staff.client, eventId);
    await doJobs(app);

    expect(subjectsTo(person.email)).toEqual([
      `${CONFIRMED}: Bread for beginners`,
      'Cancelled: Bread for beginners',
    ]);
    expect(subjectsTo(typed)).toEqual([`${ASKED} Bread for beginners`]);
    const [asking] = mailGateway.to(typed);
    expect(asking?.text).toContain('http://localhost:4000/confirm-address#');
    for (const mail of mailGateway.mails) expect(JSON.stringify(mail)).not.toContain('evil-bank');
  });

  it('S32: asks nobody about the account’s own address, in whatever capitals', async () => {
    const person = await app.world.user();
    const email = person.email.toUpperCase();
    const { emailConfirmed } = await placeFor(person, await freeEvent(), { email });
    await doJobs(app);
    expect(emailConfirmed).toBe(true);
    expect(
      mailGateway.mails.filter(({ subject, to }) => to === person.email && subject.includes(ASKED)),
    ).toEqual([]);
  });

  it('S32: sends at most five mails an hour to one address, and gives a place without one', async () => {
    const typed = someAddress();
    for (let n = 0; n < 6; n++) await placeFor(await app.world.user(), await freeEvent(), { email: typed });
    await doJobs(app);
    expect(mailGateway.to(typed)).toHaveLength(5);

    await app.database.query(
      `UPDATE rate_limits SET expire = 0 WHERE key ~ '^(contactConfirmations|unprovenMails)'`,
    );
    await placeFor(stranger, await freeEvent(), { email: typed });
    await doJobs(app);
    expect(mailGateway.to(typed)).toHaveLength(6);
  });

  it('S32: does not count a mail that could not be sent', async () => {
    const typed = someAddress();
    const failures = Array<string>(5).fill('not now');
    mailGateway.beforeTaking = ({ to }) => {
      const failure = to === typed && failures.pop();
      if (failure) throw new Error(failure);
    };
    await placeFor(stranger, await freeEvent(), { email: typed });
    for (let n = 0; n < 6; n++) await doJobs(app);
    mailGateway.beforeTaking = () => {};
    expect(mailGateway.to(typed)).toHaveLength(1);
  });

  it('S32: is answered alike whether the address attends or not', async () => {
    const attendee = await app.world.user();
    eventId = await freeEvent();
    await placeFor(attendee, eventId);
    const answerFor = async (email: string) => {
      const { data, status, errors } = await signUpPerson(await app.world.user(), eventId, { email });
      return { data, status, errors };
    };
    const ofAttendee = await answerFor(attendee.email);
    const ofNobody = await answerFor(someAddress());
    const place = (email: string, signUpCount: number) => ({
      status: 200,
      errors: undefined,
      data: {
        signUp: {
          signUp: {
            id: expect.any(String),
            name: 'Ines Moreau',
            email,
            emailConfirmed: false,
            signedUpAt: app.clock.now().toISOString(),
            event: { id: eventId, title: 'Bread for beginners', signUpCount },
          },
          userErrors: [],
        },
      },
    });
    expect(ofAttendee).toEqual(place(attendee.email, 2));
    expect(ofNobody).toEqual(place(expect.any(String), 3));
  });

  it('S32: takes no place from the address’s owner', async () => {
    const owner = await app.world.user();
    eventId = await freeEvent();
    await placeFor(stranger, eventId, { email: owner.email });
    await placeFor(owner, eventId);
    expect(await stateOf(owner.client, eventId)).toMatchObject({
      signUpCount: 2,
      viewerSignUp: { email: owner.email },
    });
    expect(await stateOf(stranger.client, eventId)).toMatchObject({ viewerSignUp: { email: owner.email } });
  });

  it('S20, S32: stores the secret of the link only as a hash, for a day', async () => {
    const typed = someAddress();
    const { id } = await placeFor(stranger, await freeEvent(), { email: typed });
    await doJobs(app);
    const token = secretIn(mailGateway.to(typed)[0] as never);
    const [row] = await app.database.query<{ is_hash: boolean; expires_at: Date; row: string }>(
      `SELECT token_hash = sha256(convert_to($2, 'UTF8')) AS is_hash, expires_at, t::text AS row
       FROM contact_tokens t WHERE sign_up_id = $1`,
      [id, token],
    );
    expect(row).toMatchObject({ is_hash: true });
    expect(row?.expires_at.getTime()).toBe(app.clock.now().getTime() + 24 * 60 * 60 * 1000);
    expect(row?.row).not.toContain(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  });
});
