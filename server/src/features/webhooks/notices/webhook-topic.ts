import { registerEnumType } from 'type-graphql';
import { type CauseWithTopic, causes } from '../../causes.js';

const declared = causes.flatMap((cause) => ('webhookTopic' in cause ? [cause.webhookTopic] : []));

/** The changes that a webhook can be notified of. */
export type WebhookTopic = CauseWithTopic['webhookTopic']['name'];

export const WebhookTopic = Object.fromEntries(declared.map(({ name }) => [name, name])) as {
  [Topic in WebhookTopic]: Topic;
};

/** The kind of object that the notices of each topic are about. */
export const subjects = Object.fromEntries(declared.map(({ name, about }) => [name, about])) as Record<
  WebhookTopic,
  CauseWithTopic['webhookTopic']['about']
>;

registerEnumType(WebhookTopic, {
  name: 'WebhookTopic',
  description: "A change at an account's events that a webhook can be notified of.",
  valuesConfig: Object.fromEntries(declared.map(({ name, description }) => [name, { description }])),
});
