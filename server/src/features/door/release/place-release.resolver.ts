import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  InputType,
  Mutation,
  Resolver,
  Root,
} from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import { staffOnly, withScope } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import type { Context } from '../../context.js';
import type { Event } from '../../events/event.entity.js';
import { EventPayload } from '../../events/event.types.js';
import { DoorType } from '../door.types.js';
import { releaseTimes } from './place-release.loader.js';
import { releaseMissingPlaces, undoReleaseMissingPlaces } from './release-missing-places.js';

@InputType()
export class ReleaseMissingPlacesInput {
  @Field(() => ID, { description: 'The event whose places are released.' })
  eventId: string;
}

@InputType()
export class UndoReleaseMissingPlacesInput {
  @Field(() => ID, { description: 'The event whose places stay as they are.' })
  eventId: string;
}

type Answer = Omit<EventPayload, 'userErrors'>;

@Resolver(() => DoorType)
export class PlaceReleaseResolver {
  @Access(withScope(staffOnly, AccessScope.PEOPLE_WRITE))
  @Mutation(() => EventPayload, {
    description:
      'Gives the places of people who have not arrived to the next in line, five minutes later. A person who arrives by then keeps the place, and so does one who has paid. The others get a mail. EVENT_NOT_STARTED before the start, EVENT_ENDED after the end. A release that is under way stays as it is. For owner and editors.',
  })
  async releaseMissingPlaces(
    @Ctx() context: Context,
    @Arg('input', () => ReleaseMissingPlacesInput) input: ReleaseMissingPlacesInput,
  ): Promise<Answer> {
    return { event: await releaseMissingPlaces(context, input) };
  }

  @Access(withScope(staffOnly, AccessScope.PEOPLE_WRITE))
  @Mutation(() => EventPayload, {
    description:
      'Undoes a release within five minutes, before a person has lost a place; UNDO_CLOSED after that. Where there is none, nothing changes. For owner and editors.',
  })
  async undoReleaseMissingPlaces(
    @Ctx() context: Context,
    @Arg('input', () => UndoReleaseMissingPlacesInput) input: UndoReleaseMissingPlacesInput,
  ): Promise<Answer> {
    return { event: await undoReleaseMissingPlaces(context, input) };
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When the team released the places of people who have not arrived. It can be undone for five minutes from then on. Null: no release is under way.',
  })
  placesReleasedAt(@Ctx() { loaders }: Context, @Root() { id }: Event): Promise<Date | null> {
    return loaders.of(releaseTimes).load(id);
  }
}
