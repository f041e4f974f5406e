import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpiredContactTokensJob } from '../../src/features/contacts/delete-expired-contact-tokens.job.js';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { everyRow } from '../accounts/stored-rows.js';
import { deleteEvent } from '../events/event-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { FakeMailGateway, secretIn } from '../support/fake-mail-gateway.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { alreadySignedUp, confirmContact, placeFor, signUpPerson } from './sign-up-operations.js';
import { insertContactTokens, signUpRows } from './sign-up-rows.js';

const DAY = 24 * 60 * 60 * 1000;

const mailGateway = new FakeMailGateway();
let app: TestApp;
let staff: Person;
let person: Person;
let typed: string;
let eventId: string;
beforeAll(async () => {
  app = await startTestApp({ mail: mailGateway, doJobs: false });
  staff = await app.world.staff();
});
afterAll(() => app.close());

/** A person who has signed up with another address. */
async function signedUp(email = `${crypto.randomUUID()}@example.org`): Promise<string> {
  person = await app.world.user();
  typed = email;
  eventId = (await app.world.event(staff, { pricePence: 0 })).id;
  return (await placeFor(person, eventId, { email })).id;
}

async function linkTo(email: string): Promise<string> {
  await doJobs(app);
  return secretIn(mailGateway.to(email, 'Is this your address?').at(-1) as never);
}

const confirmed = () => ({
  event: { id: eventId, title: 'Bread for beginners' },
  userErrors: [],
  errors: undefined,
});
const invalidLink = {
  event: null,
  userErrors: [
    {
      code: 'INVALID_OR_EXPIRED_LINK',
      message: 'This link is not valid any more. Please ask for a new one',
      field: null,
    },
  ],
  errors: undefined,
};
const alreadyThere = { event: null, userErrors: alreadySignedUp.userErrors, errors: undefined };

describe('the owner of a typed address', () => {
  it('S32: confirms it without an account, and has the mails from then on', async () => {
    await signedUp();
    expect(await confirmContact(app.anonymous(), await linkTo(typed))).toEqual(confirmed());
    await doJobs(app);
    const [mail] = mailGateway.to(typed, 'You’re signed up');
    expect(mail?.attachment?.name).toBe('event.ics');
    await deleteEvent(staff.client, eventId);
    await doJobs(app);
    expect(mailGateway.to(typed, 'Cancelled')).toHaveLength(1);
    expect(mailGateway.to(person.email, 'Cancelled')).toEqual([]);
  });

  it('S32: is shown as confirmed to the person and to the creator', async () => {
    await signedUp();
    const shown = async ({ client }: Person) => {
      const query = `query ($id: ID!) { event(id: $id) { signUps { nodes { email emailConfirmed } } } }`;
      return (await client.graphql(query, { id: eventId })).data.event.signUps.nodes;
    };
    const token = await linkTo(typed);
    for (const who of [person, staff])
      expect(await shown(who)).toEqual([{ email: typed, emailConfirmed: false }]);
    await confirmContact(app.anonymous(), token);
    for (const who of [person, staff])
      expect(await shown(who)).toEqual([{ email: typed, emailConfirmed: true }]);
  });

  it('S21: can use the link once, and within a day', async () => {
    await signedUp();
    const first = await linkTo(typed);
    await confirmContact(app.anonymous(), first);
    expect(await confirmContact(app.anonymous(), first)).toEqual(invalidLink);
    const expired = await signedUp();
    const second = await linkTo(typed);
    app.clock.advance(DAY);
    expect(await confirmContact(app.anonymous(), second)).toEqual(invalidLink);
    await deleteExpiredContactTokensJob.run(app.jobContext, {});
    const tokens = (await everyRow(app.database)).filter((row) => row.startsWith('contact_tokens '));
    expect(tokens.filter((row) => row.includes(expired))).toEqual([]);
    expect(await signUpRows(app.database, eventId)).toMatchObject({ signUps: [{ email: person.email }] });
    expect(await confirmContact(app.anonymous(), '')).toEqual(invalidLink);
  });

  it('S32: keeps the place that the address has by then, and nothing changes', async () => {
    const owner = await app.world.user();
    await signedUp(owner.email);
    const token = await linkTo(typed);
    await placeFor(owner, eventId);
    const before = await everyRow(app.database);
    expect(await confirmContact(app.anonymous(), token)).toEqual(alreadyThere);
    expect(await everyRow(app.database)).toEqual(before);
  });

  it('D3: has one place where five accounts gave the address and it is confirmed at once', async () => {
    const ids = [await signedUp()];
    while (ids.length < 5) ids.push((await placeFor(await app.world.user(), eventId, { email: typed })).id);
    await insertContactTokens(app.database, ids);
    const answers = await Promise.all(ids.map((id) => confirmContact(app.anonymous(), id)));
    expect(answers.filter(({ event }) => event)).toEqual([confirmed()]);
    expect(answers.filter(({ event }) => !event)).toEqual(Array(4).fill(alreadyThere));
    const { signUps } = await signUpRows(app.database, eventId);
    expect(signUps.filter(({ email }) => email === typed)).toHaveLength(1);
  });

  it('D3: is refused a second place under an address that they have confirmed for another’s', async () => {
    const owner = await app.world.user();
    await signedUp(owner.email);
    await confirmContact(app.anonymous(), await linkTo(typed));
    expect((await signUpPerson(owner, eventId)).data.signUp).toEqual(alreadySignedUp);
  });

  it.each([
    ['sign-up’s account', () => deleteAccount(person.client)],
    ['event', () => deleteEvent(staff.client, eventId)],
  ])(
    'S17: has a worthless link once the %s is deleted, and nothing of the address is left',
    async (_what, remove) => {
      const id = await signedUp();
      const token = await linkTo(typed);
      await remove();
      expect(await confirmContact(app.anonymous(), token)).toEqual(invalidLink);
      await doJobs(app);
      const left = await everyRow(app.database);
      expect(left.filter((row) => row.includes(typed))).toEqual([]);
      // The event's creator must learn which place has ended (G31).
      expect(left.filter((row) => row.includes(id) && !row.startsWith('changes '))).toEqual([]);
    },
  );
});
