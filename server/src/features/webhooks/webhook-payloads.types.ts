import { Field, ID, ObjectType } from 'type-graphql';
import { Access, asItsParent } from '../../platform/access/access.js';
import { MutationPayload } from '../mutation-payload.js';
import { WebhookDeliveryType, WebhookType } from './webhook.types.js';

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class CreateWebhookPayload extends MutationPayload {
  @Field(() => WebhookType, { nullable: true })
  webhook?: WebhookType;

  @Field(() => String, {
    nullable: true,
    description: 'Signs its deliveries (Standard Webhooks, `whsec_…`). It is in this response alone.',
  })
  secret?: string;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class UpdateWebhookPayload extends MutationPayload {
  @Field(() => WebhookType, { nullable: true })
  webhook?: WebhookType;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class RotateWebhookSecretPayload extends MutationPayload {
  @Field(() => WebhookType, { nullable: true })
  webhook?: WebhookType;

  @Field(() => String, {
    nullable: true,
    description: 'The new secret, `whsec_…`. It is in this response alone.',
  })
  secret?: string;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class DeleteWebhookPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The webhook that was deleted.' })
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
