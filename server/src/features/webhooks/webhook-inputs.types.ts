import { Field, ID, InputType } from 'type-graphql';
import { WebhookTopic } from './notices/webhook-topic.js';

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
export class UpdateWebhookInput {
  @Field(() => ID, { description: 'The webhook to change.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: 'https, in the internet, at most 2,000 characters. Left out: as it is.',
  })
  url?: string | null;

  @Field(() => [WebhookTopic], { nullable: true, description: 'At least one. Left out: as they are.' })
  topics?: WebhookTopic[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The GraphQL selection on `WebhookNotice` that each delivery carries; at most 4,000 characters. Left out: as it is.',
  })
  query?: string | null;
}

@InputType()
export class RotateWebhookSecretInput {
  @Field(() => ID, { description: 'The webhook that gets a new secret.' })
  id: string;
}

@InputType()
export class DeleteWebhookInput {
  @Field(() => ID, { description: 'The webhook to delete.' })
  id: string;
}

@InputType()
export class ResumeWebhookInput {
  @Field(() => ID, { description: 'The webhook to resume.' })
  id: string;
}

@InputType()
export class TestWebhookInput {
  @Field(() => ID, { description: 'The webhook to test.' })
  id: string;

  @Field(() => WebhookTopic, { description: 'The topic of the made-up notice.' })
  topic: WebhookTopic;
}

@InputType()
export class RetryWebhookDeliveryInput {
  @Field(() => ID, { description: 'Of the delivery whose notice is to be sent again.' })
  id: string;
}
