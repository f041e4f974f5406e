import { Arg, Args, Ctx, Extensions, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { validate as isUuid } from 'uuid';
import { Access } from '../../platform/access/access.js';
import type { Connection } from '../../platform/graphql/lists/connection.js';
import { PageArguments } from '../../platform/graphql/lists/connection.types.js';
import { pageRequest } from '../../platform/graphql/lists/page-request.js';
import { forbidden, signedIn, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import type { Event } from '../events/event.entity.js';
import { EventType } from '../events/event.types.js';
import { hasRight } from '../events/team/event-roles.js';
import type { AudienceCount } from './count-audience.js';
import type { Message } from './message.entity.js';
import { MessageAudienceCountType, MessageConnection, MessagePreviewType } from './message.types.js';
import { MessageAudience } from './message-audience.js';
import { audienceCounts, messageOrder, messagePages } from './messages.loader.js';
import { previewMessage } from './previews/preview-message.js';

const FOR_TEAM = "For the event's owner and editors; FORBIDDEN (and null) for others.";

@Resolver(() => EventType)
export class EventMessagesResolver {
  @Access(withScope(signedIn, AccessScope.MESSAGES_WRITE))
  @FieldResolver(() => MessageConnection, {
    nullable: true,
    description: `The messages of the event's team to its people, the latest first. ${FOR_TEAM}`,
  })
  messages(
    @Ctx() context: Context,
    @Root() event: Event,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<Message>> {
    requireRight(context, event);
    const request = pageRequest(page, messageOrder.keys);
    return context.loaders.of(messagePages).load({ eventId: event.id, page: request });
  }

  @Access(withScope(signedIn, AccessScope.MESSAGES_WRITE))
  @FieldResolver(() => MessageAudienceCountType, {
    nullable: true,
    description: `How many people a message to an audience would reach now. ${FOR_TEAM}`,
  })
  @Extensions({ cost: 20 })
  messageAudience(
    @Ctx() context: Context,
    @Root() event: Event,
    @Arg('audience', () => MessageAudience, {
      defaultValue: MessageAudience.ALL,
      description: 'The people whom the message is for.',
    })
    audience: MessageAudience,
    @Arg('signUpIds', () => [ID], {
      nullable: true,
      description: 'The chosen places of the audience SELECTED. Ids of other events count for nothing.',
    })
    signUpIds?: string[] | null,
  ): Promise<AudienceCount> {
    requireRight(context, event);
    const isSelected = audience === MessageAudience.SELECTED;
    const chosen = isSelected ? (signUpIds ?? []).filter(isUuid) : null;
    return context.loaders.of(audienceCounts).load({ eventId: event.id, audience, signUpIds: chosen });
  }

  @Access(withScope(signedIn, AccessScope.MESSAGES_WRITE))
  @FieldResolver(() => MessagePreviewType, {
    nullable: true,
    description: `A message as it would go out, to the viewer. Nothing is sent. ${FOR_TEAM}`,
  })
  @Extensions({ cost: 20 })
  messagePreview(
    @Ctx() context: Context,
    @Root() event: Event,
    @Arg('subject', { description: 'As in CreateMessageInput; more is cut off.' }) subject: string,
    @Arg('text', { description: 'As in CreateMessageInput; more is cut off.' }) text: string,
    @Arg('audience', () => MessageAudience, {
      defaultValue: MessageAudience.ALL,
      description: 'The people whom the message is for.',
    })
    audience: MessageAudience,
  ): Promise<MessagePreviewType> {
    requireRight(context, event);
    return previewMessage(context, event, { subject, text, audience });
  }
}

/** @throws RequestError FORBIDDEN */
function requireRight({ viewer }: Context, event: Event): void {
  if (!hasRight(viewer, event, 'WRITE_MESSAGES')) throw forbidden();
}
