import { startDueMessagesJob } from '../../src/features/messages/sending/start-due-messages.job.js';
import { runJob } from '../../src/platform/jobs/job.js';
import type { CreateMessageInput, UpdateMessageInput } from '../gql/graphql.js';
import { graphql } from '../gql/index.js';
import type { ApiClient } from '../support/api-client.js';
import { doJobs } from '../support/do-jobs.js';
import { passTime } from '../support/pass-time.js';
import type { TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';

graphql(`fragment MessageFields on Message {
  id subject text audience status sendAt waitsForTeam hoursBeforeStart hoursAfterEnd alsoLaterSignUps
  recipientCount sentCount bouncedCount mutedCount sentAt createdAt createdBy { id }
}`);
const CREATE = graphql(`mutation CreateMessage($input: CreateMessageInput!) {
  createMessage(input: $input) { message { ...MessageFields } userErrors { code message field } }
}`);
const UPDATE = graphql(`mutation UpdateMessage($input: UpdateMessageInput!) {
  updateMessage(input: $input) { message { ...MessageFields } userErrors { code message field } }
}`);
const CANCEL = graphql(`mutation CancelMessage($id: ID!) {
  cancelMessage(input: { id: $id }) { message { ...MessageFields } userErrors { code message field } }
}`);
const TEST_MAIL = graphql(`mutation SendMessagePreview($input: CreateMessageInput!) {
  sendMessagePreview(input: $input) { message { id } userErrors { code message field } }
}`);
const LIST = graphql(`query EventMessages($id: ID!) {
  event(id: $id) { id messages { totalCount nodes { ...MessageFields } } }
}`);
const PREVIEW = graphql(`query MessagePreview($id: ID!, $subject: String!, $text: String!) {
  event(id: $id) {
    id messagePreview(subject: $subject, text: $text) { from replyTo html coverUrl }
  }
}`);
const AUDIENCE = graphql(`query MessageAudience($id: ID!, $audience: MessageAudience!, $signUpIds: [ID!]) {
  event(id: $id) {
    id messageAudience(audience: $audience, signUpIds: $signUpIds) { recipientCount mutedCount unreachableCount }
  }
}`);

type Given = Omit<CreateMessageInput, 'subject' | 'text'> & Partial<CreateMessageInput>;

export const SUBJECT = 'Bring a photo of your bus stop';
const TEXT = 'Ifeoma shows the **charts** at 18:45.\n\n- The door is in the yard.\n- Soup from 18:00.';

export const createMessage = (client: ApiClient, given: Given) =>
  client.graphql(CREATE, { input: { subject: SUBJECT, text: TEXT, ...given } });
export const updateMessage = (client: ApiClient, input: UpdateMessageInput) =>
  client.graphql(UPDATE, { input });
export const cancelMessage = (client: ApiClient, id: string) => client.graphql(CANCEL, { id });
export const sendMessagePreview = (client: ApiClient, given: Given) =>
  client.graphql(TEST_MAIL, { input: { subject: SUBJECT, text: TEXT, ...given } });
export const previewOf = async (client: ApiClient, id: string, words = { subject: SUBJECT, text: TEXT }) => {
  const preview = (await client.graphql(PREVIEW, { id, ...words })).data.event?.messagePreview;
  if (!preview) throw new Error('There is no preview');
  return preview;
};

/** A message that was taken, as it was answered. */
export async function writtenMessage(client: ApiClient, given: Given) {
  const answer = await createMessage(client, given);
  if (!answer.data.createMessage.message) throw new Error(JSON.stringify(answer));
  return answer.data.createMessage.message;
}

export async function messagesOf(client: ApiClient, id: string) {
  const { data } = await client.graphql(LIST, { id });
  return data.event?.messages?.nodes ?? [];
}

export async function audienceOf(
  client: ApiClient,
  id: string,
  given: { audience: 'ALL' | 'ARRIVED' | 'NOT_ARRIVED' | 'WAITING' | 'SELECTED'; signUpIds?: string[] },
) {
  const { data } = await client.graphql(AUDIENCE, { id, ...given });
  return data.event?.messageAudience;
}

/** Staff whose own address is proven: answers go there. */
export async function writer(app: TestApp): Promise<Person> {
  const staff = await app.world.staff();
  await verify(app, staff);
  return staff;
}

/** The address of an account is proven, so that it may get any number of mails. */
export async function verify({ database }: Pick<TestApp, 'database'>, { id }: Person): Promise<void> {
  await database.query('UPDATE accounts SET email_verified_at = now() WHERE id = $1', [id]);
}

/** The work of each minute, as it comes after some time. */
export async function later(app: TestApp, milliseconds = 0): Promise<void> {
  await passTime(app, milliseconds);
  await runJob(startDueMessagesJob, app.jobContext, {});
  await doJobs(app);
}
