import { Arg, Ctx, FieldResolver, GraphQLISODateTime, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { staffOnly, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { Organizer } from '../accounts/account.types.js';
import { organizersIfThere } from '../accounts/organizers.loader.js';
import type { Context } from '../context.js';
import { eventsById } from '../events/events.loader.js';
import { cancelMessage } from './cancel-message.js';
import { createMessage, hasTime } from './create-message.js';
import type { Message } from './message.entity.js';
import { MessagePayload, MessageType } from './message.types.js';
import { CancelMessageInput, CreateMessageInput, UpdateMessageInput } from './message-inputs.types.js';
import { MessageStatus } from './message-status.js';
import { dueAt, waitsForTeam } from './message-time.js';
import { audienceCounts } from './messages.loader.js';
import { sendMessagePreview } from './previews/send-message-preview.js';
import { updateMessage } from './update-message.js';

type Answer = Omit<MessagePayload, 'userErrors'>;

const LIMITS =
  'TOO_MANY_MESSAGES after five in 24 hours of an event, those that are scheduled included, and for a fourth scheduled one. MESSAGE_NOT_TESTED where more than 100 people get a text that the viewer has not had as a test mail.';

@Resolver(() => MessageType)
export class MessageResolver {
  @Access(withScope(staffOnly, AccessScope.MESSAGES_WRITE))
  @Mutation(() => MessagePayload, {
    description: `Writes a message to people of an event, now or for later. Answers go to the viewer's own address, which must be verified. ${LIMITS} For owner and editors.`,
  })
  async createMessage(
    @Ctx() context: Context,
    @Arg('input', () => CreateMessageInput) input: CreateMessageInput,
  ): Promise<Answer> {
    return { message: await createMessage(context, input) };
  }

  @Access(withScope(staffOnly, AccessScope.MESSAGES_WRITE))
  @Mutation(() => MessagePayload, {
    description: `Changes a scheduled message; MESSAGE_ALREADY_SENT when it goes out, or does not any more. Answers go to the person who changed it last. ${LIMITS} For owner and editors.`,
  })
  async updateMessage(
    @Ctx() context: Context,
    @Arg('input', () => UpdateMessageInput) input: UpdateMessageInput,
  ): Promise<Answer> {
    return { message: await updateMessage(context, input) };
  }

  @Access(withScope(staffOnly, AccessScope.MESSAGES_WRITE))
  @Mutation(() => MessagePayload, {
    description:
      'Cancels a scheduled message; MESSAGE_ALREADY_SENT when it goes out, or does not any more. Its text stays for the team. For owner and editors.',
  })
  async cancelMessage(
    @Ctx() context: Context,
    @Arg('input', () => CancelMessageInput) input: CancelMessageInput,
  ): Promise<Answer> {
    return { message: await cancelMessage(context, input) };
  }

  @Access(withScope(staffOnly, AccessScope.MESSAGES_WRITE))
  @Mutation(() => MessagePayload, {
    description:
      'Sends the viewer alone a test mail of a message, as its people would get it. Audience and time are not checked. For owner and editors.',
  })
  async sendMessagePreview(
    @Ctx() context: Context,
    @Arg('input', () => CreateMessageInput) input: CreateMessageInput,
  ): Promise<Answer> {
    await sendMessagePreview(context, input);
    return { message: null };
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When it goes out, or was to: by the times of the event as they are now, for a message that is scheduled by hours. When it began to go out, after that. Null: it was sent at once.',
  })
  async sendAt(@Ctx() { loaders }: Context, @Root() message: Message): Promise<Date | null> {
    if (message.startedAt) return hasTime(message) ? message.startedAt : null;
    return dueAt(message, await loaders.of(eventsById).load(message.eventId));
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether a change of the event has moved its time into the past. It goes out when the team sends it, or gives it another time.',
  })
  async waitsForTeam(@Ctx() { loaders }: Context, @Root() message: Message): Promise<boolean> {
    return waitsForTeam(message, await loaders.of(eventsById).load(message.eventId));
  }

  @FieldResolver(() => Int, {
    description:
      'How many people it is for, without those who muted, have left, or could not be reached before. Of a scheduled message: as of now.',
  })
  async recipientCount(@Ctx() { loaders }: Context, @Root() message: Message): Promise<number> {
    if (message.status !== MessageStatus.SCHEDULED) return message.recipientCount;
    return (await loaders.of(audienceCounts).load(message)).recipientCount;
  }

  @FieldResolver(() => Int, {
    description: 'People who want no messages about this event. Of a scheduled message: as of now.',
  })
  async mutedCount(@Ctx() { loaders }: Context, @Root() message: Message): Promise<number> {
    if (message.status !== MessageStatus.SCHEDULED) return message.mutedCount;
    return (await loaders.of(audienceCounts).load(message)).mutedCount;
  }

  @FieldResolver(() => Organizer, {
    nullable: true,
    description:
      'The person who wrote or changed it last, and gets the answers; null where the account is deleted.',
  })
  async createdBy(@Ctx() { loaders }: Context, @Root() { createdById }: Message): Promise<Organizer | null> {
    return createdById === null ? null : loaders.of(organizersIfThere).load(createdById);
  }
}
