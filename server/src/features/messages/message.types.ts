import { Extensions, Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Access, asItsParent } from '../../platform/access/access.js';
import { connectionTypeOf } from '../../platform/graphql/lists/connection.types.js';
import { NodeType } from '../../platform/graphql/node.js';
import { signedIn, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { MutationPayload } from '../mutation-payload.js';
import { MessageAudience } from './message-audience.js';
import { MessageStatus } from './message-status.js';

@Access(withScope(signedIn, AccessScope.MESSAGES_WRITE))
@ObjectType('Message', {
  description: 'A mail that the team of an event writes to its people. For owner and editors.',
  implements: NodeType,
  simpleResolvers: true,
})
export class MessageType {
  @Field(() => ID, { description: 'Which message it is.' })
  id: string;

  @Field({ description: '1 to 150 characters.' })
  @Extensions({ maxLength: 150 })
  subject: string;

  @Field({ description: "1 to 5,000 characters of Markdown's plain core, as it goes out." })
  @Extensions({ maxLength: 5_000 })
  text: string;

  @Field(() => MessageAudience, { description: 'The people whom it is for.' })
  audience: MessageAudience;

  @Field(() => MessageStatus, { description: 'How far it has got.' })
  status: MessageStatus;

  @Field(() => Int, {
    nullable: true,
    description: 'Hours before the start at which it goes out; null: at another time.',
  })
  hoursBeforeStart: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Hours after the end at which it goes out; null: at another time.',
  })
  hoursAfterEnd: number | null;

  @Field({ description: 'Whether people get it who sign up after it went out, until the event ends.' })
  alsoLaterSignUps: boolean;

  @Field(() => Int, { description: 'How many people have it.' })
  sentCount: number;

  @Field(() => Int, {
    description: 'People whom it did not reach: the mail came back, or the address was known not to work.',
  })
  bouncedCount: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it had gone out to everybody; null until then.',
  })
  sentAt: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was written.' })
  createdAt: Date;
}

export const MessageConnection = connectionTypeOf(MessageType, 'Message');

@Access(withScope(signedIn, AccessScope.MESSAGES_WRITE))
@ObjectType('MessageAudienceCount', {
  description: 'The people of an audience now, by whether a message would reach them.',
  simpleResolvers: true,
})
export class MessageAudienceCountType {
  @Field(() => Int, { description: 'They get it.' })
  recipientCount: number;

  @Field(() => Int, { description: 'They want no messages about this event.' })
  mutedCount: number;

  @Field(() => Int, { description: 'Mail does not reach their address.' })
  unreachableCount: number;
}

@Access(withScope(signedIn, AccessScope.MESSAGES_WRITE))
@ObjectType('MessagePreview', {
  description:
    'A message as the viewer would get it, byte for byte but for the secret of the link that mutes.',
  simpleResolvers: true,
})
export class MessagePreviewType {
  @Field({ description: "The sender's name." })
  @Extensions({ maxLength: 500 })
  from: string;

  @Field({ description: 'The address that answers go to: that of the viewer.' })
  @Extensions({ maxLength: 254 })
  replyTo: string;

  @Field({ description: 'A page of its own, without scripts and without anything to load.' })
  @Extensions({ maxLength: 30_000 })
  html: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The picture that the HTML names `cid:cover.png`, as a data URL; null: the mail has none. A mail program puts it there.',
  })
  @Extensions({ maxLength: 14_000 })
  coverUrl: string | null;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class MessagePayload extends MutationPayload {
  @Field(() => MessageType, { nullable: true, description: 'Null for a test mail.' })
  message?: MessageType | null;
}
