import { Extensions, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Access, asItsParent } from '../../platform/access/access.js';
import { staffOnly } from '../accounts/access-rules.js';
import { MutationPayload } from '../mutation-payload.js';
import { MAX_QUERY_LENGTH, MAX_URL_LENGTH } from './webhook-limits.js';
import { WebhookTopic } from './webhook-topic.js';

@Access(staffOnly)
@ObjectType('Webhook', {
  description: "An address that is told when something happens to the owner's events.",
  simpleResolvers: true,
})
export class WebhookType {
  @Field(() => ID, { description: 'Which webhook it is.' })
  id: string;

  @Field({ description: 'Where notices are posted to.' })
  @Extensions({ maxLength: MAX_URL_LENGTH })
  url: string;

  @Field(() => [WebhookTopic], { description: 'What it is told of.' })
  topics: WebhookTopic[];

  @Field({ description: 'The GraphQL selection on `WebhookNotice` that each delivery carries.' })
  @Extensions({ maxLength: MAX_QUERY_LENGTH })
  query: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was created.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Null: works. Otherwise since when it is paused after days of failing.',
  })
  pausedAt: Date | null;
}

@Access(staffOnly)
@ObjectType('WebhookDelivery', {
  description: 'One attempt to tell a webhook something, and how it ended.',
  simpleResolvers: true,
})
export class WebhookDeliveryType {
  @Field(() => ID, { description: 'Which delivery it is.' })
  id: string;

  @Field(() => ID, { description: 'The same for all attempts: the `webhook-id` header.' })
  noticeId: string;

  @Field(() => WebhookTopic, { description: 'What it told of.' })
  topic: WebhookTopic;

  @Field(() => Int, { description: '1 is the first.' })
  attempt: number;

  @Field(() => Int, {
    nullable: true,
    description: "The HTTP status of the receiver's answer; null when there was none.",
  })
  status: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the receiver has not taken it; null when it has.',
  })
  @Extensions({ maxLength: 500 })
  error: string | null;

  @Field(() => Int, { nullable: true, description: 'Milliseconds until the answer.' })
  durationMs: number | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was sent.' })
  deliveredAt: Date;
}

@InputType()
export class CreateWebhookInput {
  @Field({ description: 'https, in the internet, at most 2,000 characters.' })
  url: string;

  @Field(() => [WebhookTopic], { description: 'At least one.' })
  topics: WebhookTopic[];

  @Field({
    description:
      'The GraphQL selection on `WebhookNotice` that each delivery carries, `{ id topic event { id title } }`; at most 4,000 characters.',
  })
  query: string;
}

@InputType()
export class DeleteWebhookInput {
  @Field(() => ID, { description: 'The webhook to delete.' })
  id: string;
}

@InputType()
export class TestWebhookInput {
  @Field(() => ID, { description: 'The webhook to test.' })
  id: string;

  @Field(() => WebhookTopic, { description: 'What the made-up notice is about.' })
  topic: WebhookTopic;
}

@InputType()
export class RetryWebhookDeliveryInput {
  @Field(() => ID, { description: 'Of the delivery whose notice is to be sent again.' })
  id: string;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class CreateWebhookPayload extends MutationPayload {
  @Field(() => WebhookType, { nullable: true })
  webhook?: WebhookType;

  @Field(() => String, {
    nullable: true,
    description: 'Signs its deliveries (Standard Webhooks, `whsec_…`). It is in this answer alone.',
  })
  secret?: string;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class DeleteWebhookPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The webhook that is gone.' })
  deletedWebhookId?: string;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class TestWebhookPayload extends MutationPayload {
  @Field(() => WebhookDeliveryType, { nullable: true })
  delivery?: WebhookDeliveryType;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class RetryWebhookDeliveryPayload extends MutationPayload {
  @Field(() => WebhookType, { nullable: true })
  webhook?: WebhookType;
}
