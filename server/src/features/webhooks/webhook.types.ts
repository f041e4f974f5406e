import { Extensions, Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { NodeType } from '../../platform/graphql/node.js';
import { staffOnly, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { WebhookTopic } from './notices/webhook-topic.js';
import { MAX_QUERY_LENGTH, MAX_URL_LENGTH } from './webhook-limits.js';

@Access(withScope(staffOnly, AccessScope.WEBHOOKS))
@ObjectType('Webhook', {
  description: "An address that is notified of changes at its owner's events.",
  implements: NodeType,
  simpleResolvers: true,
})
export class WebhookType {
  @Field(() => ID, { description: 'Which webhook it is.' })
  id: string;

  @Field({ description: 'Where notices are posted to.' })
  @Extensions({ maxLength: MAX_URL_LENGTH })
  url: string;

  @Field(() => [WebhookTopic], { description: 'The topics that it is notified of.' })
  topics: WebhookTopic[];

  @Field({ description: 'The GraphQL selection on `WebhookNotice` that each delivery carries.' })
  @Extensions({ maxLength: MAX_QUERY_LENGTH })
  query: string;

  @Field(() => [AccessScope], {
    nullable: true,
    description:
      'The scopes of its deliveries, where an access token created or changed it: no more than that token could read. Null: all that its owner may see.',
  })
  scopes: readonly AccessScope[] | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was created.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Null: works. Otherwise since when it is paused, after days of failing or status 410. Notices are stored for 14 days then.',
  })
  pausedAt: Date | null;
}

@Access(withScope(staffOnly, AccessScope.WEBHOOKS))
@ObjectType('WebhookDelivery', {
  description: 'One attempt to send a webhook a notice, and how it ended.',
  implements: NodeType,
  simpleResolvers: true,
})
export class WebhookDeliveryType {
  @Field(() => ID, { description: 'Which delivery it is.' })
  id: string;

  @Field(() => ID, { description: 'The same for all attempts: the `webhook-id` header.' })
  noticeId: string;

  @Field(() => WebhookTopic, { description: 'The topic of its notice.' })
  topic: WebhookTopic;

  @Field(() => Int, { description: '1 is the first.' })
  attempt: number;

  @Field(() => Int, {
    nullable: true,
    description: "The HTTP status of the receiver's response; null when there was none.",
  })
  status: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the receiver has not taken it; null when it has.',
  })
  @Extensions({ maxLength: 500 })
  error: string | null;

  @Field(() => Int, { nullable: true, description: 'Milliseconds until the response.' })
  durationMs: number | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was sent.' })
  deliveredAt: Date;
}
