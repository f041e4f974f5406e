import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/index.js';
import { confirmContact, placeFor } from '../sign-ups/sign-up-operations.js';
import type { ApiClient } from '../support/api-client.js';
import { secretIn } from '../support/fake-mail-gateway.js';
import { startAppWithSandbox } from '../support/mail-by-sandbox.js';
import { control, mailsTo } from '../support/sandbox.js';
import { waitUntil } from '../support/wait-until.js';
import type { Person } from '../support/world.js';
import { audienceOf, messagesOf, verify, writer, writtenMessage } from './message-operations.js';

const OWN = graphql(`query OwnMailProblem($id: ID!) {
  event(id: $id) { id viewerSignUp { id email emailConfirmed mailProblem } }
}`);
const OF_PEOPLE = graphql(`query MailProblemsOfPeople($id: ID!) {
  event(id: $id) { id signUps { nodes { id mailProblem } } }
}`);
const CORRECT = graphql(`mutation CorrectAddress($input: UpdateSignUpInput!) {
  updateSignUp(input: $input) { signUp { id email emailConfirmed mailProblem } userErrors { code field } }
}`);

const SECRET = 'sandbox-webhook-secret';
let run: Awaited<ReturnType<typeof startAppWithSandbox>>;
let staff: Person;
let person: Person;
let eventId: string;
let signUpId: string;
beforeAll(async () => {
  run = await startAppWithSandbox();
  staff = await writer(run.app);
  const url = `${run.app.url}/webhooks/postmark`;
  await control(run.sandbox, 'PUT', '/mail-webhook', { url, secret: SECRET });
});
afterAll(() => run.app.close());
beforeEach(async () => {
  await run.app.database.query('DELETE FROM mail_problems');
  eventId = (await run.app.world.event(staff, { pricePence: 0 })).id;
  person = await run.app.world.user();
  await verify(run.app, person);
  signUpId = (await placeFor(person, eventId)).id;
});

/** The mail of the sandbox with this subject, once it is there. */
const arrived = (email: string, words: string) =>
  waitUntil(async () => {
    const mail = (await mailsTo(run.sandbox, email)).find(({ Subject }) => Subject?.includes(words));
    if (!mail) throw new Error(`No mail "${words}" to ${email}`);
    return mail;
  });

const own = async ({ client }: Person = person) =>
  (await client.graphql(OWN, { id: eventId })).data.event?.viewerSignUp;
const problemsFor = async (client: ApiClient) => client.graphql(OF_PEOPLE, { id: eventId });

function post(body: object, secret: string | null = SECRET) {
  const authorization = `Basic ${Buffer.from(`any:${secret}`).toString('base64')}`;
  return fetch(`${run.app.url}/webhooks/postmark`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(secret !== null && { authorization }) },
    body: JSON.stringify(body),
  });
}

const bounceOf = (Email: string, fields: object = {}) => ({
  ...{ RecordType: 'Bounce', Type: 'HardBounce', Inactive: true, Email, ID: 1 },
  ...fields,
});

describe('M6: a mail that comes back', () => {
  it('is shown to the person and the team, and counted, however often it is told', async () => {
    await writtenMessage(staff.client, { eventId });
    const mail = await arrived(person.email, 'Bring a photo');
    expect(mail.MessageStream).toBe('broadcast');
    expect(mail.ReplyTo).toBe(staff.email);
    expect(mail.Headers).toContainEqual({
      Name: 'List-Unsubscribe-Post',
      Value: 'List-Unsubscribe=One-Click',
    });
    await waitUntil(async () => {
      const [message] = await messagesOf(staff.client, eventId);
      expect(message).toMatchObject({ status: 'SENT', sentCount: 1 });
    });
    for (let time = 0; time < 3; time++)
      expect(await control(run.sandbox, 'POST', `/mails/${mail.MessageID}/bounce`)).toEqual({ status: 200 });
    expect(await own()).toMatchObject({ mailProblem: 'BOUNCED' });
    expect((await problemsFor(staff.client)).data.event?.signUps?.nodes).toEqual([
      { id: signUpId, mailProblem: 'BOUNCED' },
    ]);
    const [message] = await messagesOf(staff.client, eventId);
    expect(message).toMatchObject({ sentCount: 0, bouncedCount: 1 });
    const reached = { recipientCount: 0, unreachableCount: 1 };
    expect(await audienceOf(staff.client, eventId, { audience: 'ALL' })).toMatchObject(reached);
  });

  it('is shown as a complaint where the person marked it as spam', async () => {
    const mail = await arrived(person.email, '');
    await control(run.sandbox, 'POST', `/mails/${mail.MessageID}/complain`);
    expect(await own()).toMatchObject({ mailProblem: 'COMPLAINED' });
  });

  it('is nothing to other people', async () => {
    await post(bounceOf(person.email));
    const other = await run.app.world.user();
    const answer = await problemsFor(other.client);
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is over when Postmark sends to the address again', async () => {
    await post(bounceOf(person.email.toUpperCase()));
    expect(await own()).toMatchObject({ mailProblem: 'BOUNCED' });
    const change = { RecordType: 'SubscriptionChange', Recipient: person.email };
    await post({ ...change, SuppressSending: true });
    expect(await own()).toMatchObject({ mailProblem: 'BOUNCED' });
    await post({ ...change, SuppressSending: false });
    expect(await own()).toMatchObject({ mailProblem: null });
  });

  it.each([
    ['may arrive later', (email: string) => bounceOf(email, { Type: 'SoftBounce', Inactive: false })],
    ['is of a kind that is not known', (email: string) => ({ RecordType: 'Open', Email: email })],
    ['is not written as Postmark does', () => bounceOf('')],
    ['names no mail', () => ({})],
  ])('changes nothing where it %s', async (_what, bodyOf) => {
    expect((await post(bodyOf(person.email))).status).toBe(200);
    expect(await own()).toMatchObject({ mailProblem: null });
  });

  it.each([
    ['another password', 'x'],
    ['an empty one', ''],
    ['none', null],
  ])('is not believed with %s', async (_what, secret) => {
    const answer = await post(bounceOf(person.email), secret);
    expect(answer.status).toBe(401);
    expect(await own()).toMatchObject({ mailProblem: null });
  });
});

describe('a person whom mail does not reach', () => {
  it('gives another address, which gets a mail, and mails go there once it is confirmed', async () => {
    await post(bounceOf(person.email));
    const email = `other-${person.email}`;
    const { data } = await person.client.graphql(CORRECT, { input: { signUpId, email } });
    expect(data.updateSignUp).toEqual({
      signUp: { id: signUpId, email, emailConfirmed: false, mailProblem: 'BOUNCED' },
      userErrors: [],
    });
    const asking = await arrived(email, '');
    await confirmContact(person.client, secretIn({ text: asking.TextBody ?? '' }));
    expect(await own()).toMatchObject({ email, emailConfirmed: true, mailProblem: null });
  });

  it('goes back to the address of the account without a mail, and not to that of another place', async () => {
    const email = `other-${person.email}`;
    await person.client.graphql(CORRECT, { input: { signUpId, email } });
    const { data } = await person.client.graphql(CORRECT, { input: { signUpId, email: person.email } });
    expect(data.updateSignUp.signUp).toMatchObject({ email: person.email, emailConfirmed: true });
    const wrong = await person.client.graphql(CORRECT, { input: { signUpId, email: 'x' } });
    expect(wrong.data.updateSignUp.userErrors).toEqual([{ code: 'INVALID_EMAIL', field: 'email' }]);
  });
});
