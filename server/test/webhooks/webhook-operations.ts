import type { CreateWebhookInput, UpdateWebhookInput, WebhookTopic } from '../gql/graphql.js';
import { graphql } from '../gql/index.js';
import type { ApiClient } from '../support/api-client.js';

const CREATE = graphql(`mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    webhook { id url topics query createdAt pausedAt deliveries { id } }
    secret
    userErrors { code message field }
  }
}`);
const DELETE = graphql(`mutation DeleteWebhook($input: DeleteWebhookInput!) {
  deleteWebhook(input: $input) { deletedWebhookId userErrors { code message field } }
}`);
const TEST = graphql(`mutation TestWebhook($input: TestWebhookInput!) {
  testWebhook(input: $input) {
    delivery { id noticeId topic attempt status error durationMs deliveredAt }
    userErrors { code message field }
  }
}`);
const RETRY = graphql(`mutation RetryWebhookDelivery($input: RetryWebhookDeliveryInput!) {
  retryWebhookDelivery(input: $input) { webhook { id pausedAt } userErrors { code message field } }
}`);
const RESUME = graphql(`mutation ResumeWebhook($input: ResumeWebhookInput!) {
  resumeWebhook(input: $input) { webhook { id pausedAt } userErrors { code message field } }
}`);
const UPDATE = graphql(`mutation UpdateWebhook($input: UpdateWebhookInput!) {
  updateWebhook(input: $input) { webhook { id url topics query scopes } userErrors { code message field } }
}`);
const ROTATE = graphql(`mutation RotateWebhookSecret($input: RotateWebhookSecretInput!) {
  rotateWebhookSecret(input: $input) { webhook { id } secret userErrors { code message field } }
}`);
const LIST = graphql(`query Webhooks {
  viewer { webhooks {
    id url topics query scopes pausedAt
    deliveries(first: 100) { id noticeId topic attempt status error durationMs deliveredAt }
  } }
}`);

type Who = { client: ApiClient };

/** The fields that a receiver of a test is sent. */
const SELECTION = `{
  id topic occurredAt deletedEventId cancelledSignUpId eventId signUpId paymentId waitingListEntryId
  event { id title }
  signUp { id name email }
  payment { id status amountPence attentionReason }
  waitingListEntry { id name email }
}`;

const ALL_TOPICS: WebhookTopic[] = [
  'EVENT_CREATED',
  'EVENT_UPDATED',
  'EVENT_DELETED',
  'SIGN_UP_ADDED',
  'SIGN_UP_CANCELLED',
  'PAYMENT_SUCCEEDED',
  'PAYMENT_REFUNDED',
  'WAITING_LIST_JOINED',
  'PLACE_OFFERED',
  'PAYMENT_FAILED',
  'PAYMENT_NEEDS_ATTENTION',
  'SIGN_UP_CONFIRMED',
];

export const createWebhook = ({ client }: Who, input: Partial<CreateWebhookInput>) =>
  client.graphql(CREATE, {
    input: { url: 'https://example.org/', topics: ALL_TOPICS, query: SELECTION, ...input },
  });

/** Creates a webhook, which must work. */
export async function newWebhook(who: Who, input: Partial<CreateWebhookInput> = {}) {
  const answer = await createWebhook(who, input);
  const { webhook, secret } = answer.data?.createWebhook ?? {};
  if (!webhook || !secret) throw new Error(JSON.stringify(answer));
  return { ...webhook, secret };
}

export const deleteWebhook = ({ client }: Who, id: string) => client.graphql(DELETE, { input: { id } });

export const testWebhook = ({ client }: Who, id: string, topic: WebhookTopic = 'EVENT_CREATED') =>
  client.graphql(TEST, { input: { id, topic } });

export const retryDelivery = ({ client }: Who, id: string) => client.graphql(RETRY, { input: { id } });

export const resumeWebhook = ({ client }: Who, id: string) => client.graphql(RESUME, { input: { id } });

export const updateWebhook = ({ client }: Who, input: UpdateWebhookInput) =>
  client.graphql(UPDATE, { input });

/** Gives a webhook a new secret, which must work. */
export async function rotateSecret({ client }: Who, id: string): Promise<string> {
  const answer = await client.graphql(ROTATE, { input: { id } });
  const { secret } = answer.data?.rotateWebhookSecret ?? {};
  if (!secret) throw new Error(JSON.stringify(answer));
  return secret;
}

export const listWebhooks = ({ client }: Who) => client.graphql(LIST);

/** The deliveries of the only webhook, the latest first. */
export async function deliveriesOf(who: Who) {
  const { data, errors } = await listWebhooks(who);
  const [webhook] = data?.viewer?.webhooks ?? [];
  if (!webhook) throw new Error(JSON.stringify(errors));
  return webhook.deliveries;
}
