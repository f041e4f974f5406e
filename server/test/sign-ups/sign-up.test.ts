import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteEvent, updateEvent } from '../events/event-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { statementsOf } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { notFound, paymentRequired, placeFor, rejection, signUpPerson } from './sign-up-operations.js';
import { signUpRows } from './sign-up-rows.js';

const FREE = { pricePence: 0 };

let app: TestApp;
let staff: Person;
let user: Person;
let eventId: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  [staff, user] = [await app.world.staff(), await app.world.user()];
  eventId = (await app.world.event(staff, FREE)).id;
});
afterAll(() => app.close());

const required = (field: string) => rejection('REQUIRED', `${field} is required`, field);
const tooLong = (field: string) => rejection('TOO_LONG', `${field} is too long`, field);
const invalidEmail = rejection('INVALID_EMAIL', 'Please enter a valid email address', 'email');

/** The longest e-mail address that there is: 254 characters. */
const LONGEST = `${'a'.repeat(242)}@example.org`;

describe('signUp', () => {
  it('gives a place, under the name and address of the form', async () => {
    const [event, person] = [await app.world.event(staff, FREE), await app.world.user()];
    const { data, errors } = await signUpPerson(person, event.id, {
      name: "  Niamh\u0000 O'Brien \n",
      email: ' Niamh@Example.ORG ',
    });
    expect(errors).toBeUndefined();
    expect(data.signUp).toEqual({
      signUp: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: "Niamh O'Brien",
        email: 'niamh@example.org',
        emailConfirmed: false,
        signedUpAt: app.clock.now().toISOString(),
        event: { id: event.id, title: event.title, signUpCount: 1 },
      },
      userErrors: [],
    });
    expect(await signUpRows(app.database, event.id)).toMatchObject({
      count: 1,
      signUps: [{ account_id: person.id, email: person.email, unconfirmed_email: 'niamh@example.org' }],
      jobs: [{ data: { signUpId: data.signUp.signUp?.id } }],
    });
  });

  it.each([
    [
      'place',
      FREE,
      { userErrors: [] },
      ['default_name_shown', 'INSERT INTO pgboss.job', 'FROM webhooks', 'COMMIT'],
    ],
    ['price', {}, paymentRequired, ['COMMIT']],
  ])('gets its outcome from the statement that adds it: a %s', async (_what, fields, answer, afterwards) => {
    // The first sign-up stores the person's name, too.
    await placeFor(user, (await app.world.event(staff, FREE)).id);
    const { id } = await app.world.event(staff, fields);
    const statements = await statementsOf(async () =>
      expect((await signUpPerson(user, id)).data.signUp).toMatchObject(answer),
    );
    const last = statements.findIndex(({ text }) => text.includes('INSERT INTO sign_ups'));
    const next = statements.slice(last + 1, last + 1 + afterwards.length);
    expect(next.map(({ text }) => text)).toEqual(afterwards.map((part) => expect.stringContaining(part)));
    // Of a rejection nothing is looked up any more.
    if ('signUp' in answer) expect(statements).toHaveLength(last + 2);
  });

  it.each([
    ['one letter', { name: 'x', email: 'a@b' }],
    ['200 code points', { name: '🎪'.repeat(200) }],
    ['254 characters', { email: LONGEST }],
  ])('takes a name or address of %s', async (_what, form) => {
    const { id } = await app.world.event(staff, FREE);
    expect(await placeFor(user, id, form)).toMatchObject(form);
  });

  it.each([
    ['no name', { name: '' }, required('name')],
    ['a blank name', { name: ' \n\t\u0000 ' }, required('name')],
    ['a name too long', { name: '🎪'.repeat(201) }, tooLong('name')],
    ['no address', { email: '' }, required('email')],
    ['a blank address', { email: '  ' }, required('email')],
    ['an address too long', { email: `a${LONGEST}` }, tooLong('email')],
    ['an address far too long', { email: `${'a'.repeat(5000)}@example.org` }, tooLong('email')],
    ['no address at all', { email: 'nobody' }, invalidEmail],
    ['two addresses', { email: 'a@example.org,b@example.org' }, invalidEmail],
    ['a header in the address', { email: 'a@example.org\r\nBcc: b@example.org' }, invalidEmail],
    ['a letter of another alphabet', { email: 'а@exаmple.org' }, invalidEmail],
  ])('refuses %s and changes nothing', async (_what, form, refused) => {
    expect((await signUpPerson(user, eventId, form)).data.signUp).toEqual(refused);
    expect(await signUpRows(app.database, eventId)).toEqual({ count: 0, signUps: [], jobs: [] });
  });

  it('names all mistakes in one answer', async () => {
    const { data } = await signUpPerson(user, eventId, { name: ' ', email: 'nobody' });
    expect(data.signUp).toEqual({
      signUp: null,
      userErrors: [...required('name').userErrors, ...invalidEmail.userErrors],
    });
  });

  it.each(['01a1fb2f-3717-715a-b2f6-149fa4f183de', '', 'x', "' OR 1=1 --", '\u0000', '1'.repeat(5000)])(
    'knows no event %j',
    async (id) => {
      expect((await signUpPerson(user, id)).data.signUp).toEqual(notFound);
    },
  );

  it('knows no deleted event, even for a person who was signed up', async () => {
    const { id } = await app.world.event(staff, FREE);
    await placeFor(user, id);
    await deleteEvent(staff.client, id);
    expect((await signUpPerson(user, id)).data.signUp).toEqual(notFound);
    await doJobs(app);
    expect(await signUpRows(app.database, id)).toMatchObject({ signUps: [] });
  });

  it('refuses an event that has a price, and changes nothing', async () => {
    const { id } = await app.world.event(staff, { pricePence: 30 });
    expect((await signUpPerson(user, id)).data.signUp).toEqual(paymentRequired);
    expect(await signUpRows(app.database, id)).toEqual({ count: 0, signUps: [], jobs: [] });
  });

  it('accepts sign-ups once the event is free, and leaves earlier ones when it gets a price', async () => {
    const { id } = await app.world.event(staff, { pricePence: 500 });
    await updateEvent(staff.client, { id, pricePence: 0 });
    await placeFor(user, id);
    await updateEvent(staff.client, { id, pricePence: 500 });
    expect(await signUpRows(app.database, id)).toMatchObject({
      count: 1,
      signUps: [{ account_id: user.id }],
    });
  });
});
