import { Arg, Ctx, FieldResolver, GraphQLISODateTime, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import { signedIn, withScope } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import type { Context } from '../../context.js';
import type { Event } from '../../events/event.entity.js';
import { EventPayload } from '../../events/event.types.js';
import { eventsById } from '../../events/events.loader.js';
import { DoorType } from '../door.types.js';
import type { DoorPass } from './door-pass.entity.js';
import {
  CreateDoorPassInput,
  CreateDoorPassPayload,
  DoorPassType,
  EndDoorPassInput,
} from './door-pass.types.js';
import { createDoorPass, endDoorPass, listDoorPasses, MAX_PASSES } from './door-passes.js';
import { expiryOf } from './pass-expiry.js';

@Resolver(() => DoorPassType)
export class DoorPassResolver {
  @Access(signedIn)
  @Mutation(() => CreateDoorPassPayload, {
    description: `Makes a pass for the door of an event. For owner and editors. An event has at most ${MAX_PASSES} that work.`,
  })
  createDoorPass(
    @Ctx() context: Context,
    @Arg('input', () => CreateDoorPassInput) input: CreateDoorPassInput,
  ): Promise<Omit<CreateDoorPassPayload, 'userErrors' | 'doorPass'> & { doorPass: DoorPass }> {
    return createDoorPass(context, input);
  }

  @Access(signedIn)
  @Mutation(() => EventPayload, {
    description: 'Ends a pass at once. For owner and editors of its event. Its scans stay.',
  })
  async endDoorPass(
    @Ctx() context: Context,
    @Arg('input', () => EndDoorPassInput) input: EndDoorPassInput,
  ): Promise<Omit<EventPayload, 'userErrors'>> {
    return { event: await endDoorPass(context, input) };
  }

  @FieldResolver(() => GraphQLISODateTime, {
    description:
      'From then on it is refused: twelve hours after the end of the event, to whatever day that moves.',
  })
  async expiresAt(@Ctx() { loaders }: Context, @Root() { eventId }: DoorPass): Promise<Date> {
    return expiryOf(await loaders.of(eventsById).load(eventId));
  }
}

@Resolver(() => DoorType)
export class DoorPassesResolver {
  @Access(withScope(signedIn, AccessScope.DOOR))
  @FieldResolver(() => [DoorPassType], {
    nullable: true,
    description:
      'The passes that work, the newest first. For owner and editors; FORBIDDEN (and null) for others.',
  })
  passes(@Ctx() context: Context, @Root() event: Event): Promise<DoorPass[]> {
    return listDoorPasses(context, event);
  }
}
