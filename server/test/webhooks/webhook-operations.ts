import type { CreateWebhookInput, WebhookTopic } from '../gql/graphql.js';
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
const LIST = graphql(`query Webhooks {
  viewer { webhooks {
    id url topics query pausedAt
    deliveries(first: 100) { id noticeId topic attempt status error durationMs deliveredAt }
  } }
}`);

type Who = { client: ApiClient };

/** What a receiver of a test is told. */
const SELECTION = `{
  id topic occurredAt deletedEventId cancelledSignUpId
  event { id title }
  signUp { id name email }
  payment { id status amountPence }
}`;

const ALL_TOPICS: WebhookTopic[] = [
  'EVENT_CREATED',
  'EVENT_UPDATED',
  'EVENT_DELETED',
  'SIGN_UP_ADDED',
  'SIGN_UP_CANCELLED',
  'PAYMENT_SUCCEEDED',
  'PAYMENT_REFUNDED',
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

export const listWebhooks = ({ client }: Who) => client.graphql(LIST);

/** The deliveries of the only webhook, the latest first. */
export async function deliveriesOf(who: Who) {
  const { data, errors } = await listWebhooks(who);
  const [webhook] = data?.viewer?.webhooks ?? [];
  if (!webhook) throw new Error(JSON.stringify(errors));
  return webhook.deliveries;
}
