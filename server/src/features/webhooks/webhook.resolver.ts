import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { requestedSize } from '../../platform/graphql/lists/page-request.js';
import { ownAccount, staffOnly, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { AccountType } from '../accounts/account.types.js';
import type { Context } from '../context.js';
import { createWebhook } from './create-webhook.js';
import { deleteWebhook } from './delete-webhook.js';
import { latestDeliveries } from './deliveries/latest-deliveries.loader.js';
import { retryWebhookDelivery } from './deliveries/retry-webhook-delivery.js';
import type { WebhookDelivery } from './deliveries/webhook-delivery.entity.js';
import { listWebhooks } from './list-webhooks.js';
import { resumeWebhook } from './resume-webhook.js';
import { rotateWebhookSecret } from './rotate-webhook-secret.js';
import { testWebhook } from './test-webhook.js';
import { updateWebhook } from './update-webhook.js';
import type { Webhook } from './webhook.entity.js';
import { WebhookDeliveryType, WebhookType } from './webhook.types.js';
import {
  CreateWebhookInput,
  DeleteWebhookInput,
  ResumeWebhookInput,
  RetryWebhookDeliveryInput,
  RotateWebhookSecretInput,
  TestWebhookInput,
  UpdateWebhookInput,
} from './webhook-inputs.types.js';
import {
  CreateWebhookPayload,
  DeleteWebhookPayload,
  RetryWebhookDeliveryPayload,
  RotateWebhookSecretPayload,
  TestWebhookPayload,
  UpdateWebhookPayload,
} from './webhook-payloads.types.js';

const byPrograms = withScope(staffOnly, AccessScope.WEBHOOKS);

type Answer<Payload> = Omit<Payload, 'userErrors'>;

@Resolver(() => WebhookType)
export class WebhookResolver {
  @Access(byPrograms)
  @FieldResolver(() => [WebhookDeliveryType], {
    description: 'The latest first. They are listed for 14 days.',
  })
  deliveries(
    @Ctx() { loaders }: Context,
    @Root() { id }: Webhook,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many, 1 to 100.' }) first: number,
  ): Promise<WebhookDelivery[]> {
    return loaders.of(latestDeliveries(requestedSize({ first }))).load(id);
  }

  @Access(byPrograms)
  @Mutation(() => CreateWebhookPayload, {
    description: 'Creates a webhook, at most 20 an account. For staff.',
  })
  createWebhook(
    @Ctx() context: Context,
    @Arg('input', () => CreateWebhookInput) input: CreateWebhookInput,
  ): Promise<Answer<CreateWebhookPayload>> {
    return createWebhook(context, input);
  }

  @Access(byPrograms)
  @Mutation(() => UpdateWebhookPayload, {
    description: 'Changes the given fields of a webhook. A new address is tried at once. For its owner.',
  })
  async updateWebhook(
    @Ctx() context: Context,
    @Arg('input', () => UpdateWebhookInput) input: UpdateWebhookInput,
  ): Promise<Answer<UpdateWebhookPayload>> {
    return { webhook: await updateWebhook(context, input) };
  }

  @Access(byPrograms)
  @Mutation(() => RotateWebhookSecretPayload, {
    description:
      'Gives a webhook a new secret. For a day deliveries carry a signature of each of the two secrets. For its owner.',
  })
  rotateWebhookSecret(
    @Ctx() context: Context,
    @Arg('input', () => RotateWebhookSecretInput) input: RotateWebhookSecretInput,
  ): Promise<Answer<RotateWebhookSecretPayload>> {
    return rotateWebhookSecret(context, input);
  }

  @Access(byPrograms)
  @Mutation(() => DeleteWebhookPayload, {
    description: 'Deletes a webhook: nothing more is sent. For its owner.',
  })
  async deleteWebhook(
    @Ctx() context: Context,
    @Arg('input', () => DeleteWebhookInput) input: DeleteWebhookInput,
  ): Promise<Answer<DeleteWebhookPayload>> {
    return { deletedWebhookId: await deleteWebhook(context, input) };
  }

  @Access(byPrograms)
  @Mutation(() => UpdateWebhookPayload, {
    description: 'Sends what was stored while it was paused, the oldest first. For its owner.',
  })
  async resumeWebhook(
    @Ctx() context: Context,
    @Arg('input', () => ResumeWebhookInput) input: ResumeWebhookInput,
  ): Promise<Answer<UpdateWebhookPayload>> {
    return { webhook: await resumeWebhook(context, input) };
  }

  @Access(staffOnly)
  @Mutation(() => TestWebhookPayload, {
    description: 'Sends a notice made up for the purpose, at once. For its owner by a browser session.',
  })
  async testWebhook(
    @Ctx() context: Context,
    @Arg('input', () => TestWebhookInput) input: TestWebhookInput,
  ): Promise<Answer<TestWebhookPayload>> {
    return { delivery: await testWebhook(context, input) };
  }

  @Access(staffOnly)
  @Mutation(() => RetryWebhookDeliveryPayload, {
    description:
      'Has the notice of a delivery sent again, and starts the webhook again if it is paused. For its owner by a browser session.',
  })
  async retryWebhookDelivery(
    @Ctx() context: Context,
    @Arg('input', () => RetryWebhookDeliveryInput) input: RetryWebhookDeliveryInput,
  ): Promise<Answer<RetryWebhookDeliveryPayload>> {
    return { webhook: await retryWebhookDelivery(context, input) };
  }
}

@Resolver(() => AccountType)
export class AccountWebhooksResolver {
  @Access(withScope(ownAccount, AccessScope.WEBHOOKS))
  @FieldResolver(() => [WebhookType], {
    nullable: true,
    description: 'The earliest first; at most 20. For staff; FORBIDDEN (and null) for others.',
  })
  webhooks(@Ctx() context: Context, @Root() { id }: AccountType): Promise<Webhook[]> {
    return listWebhooks(context, id);
  }
}
