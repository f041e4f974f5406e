import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.js';
import type { Event } from '../events/event.entity.js';
import { DoorType } from './door.types.js';
import { hasDoorRight } from './door-rights.js';

@Resolver(() => DoorType)
export class DoorRightsResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may find people by name: the team may, and some passes.',
  })
  viewerCanSearch(@Ctx() context: Context, @Root() event: Event): boolean {
    return hasDoorRight(context, event, 'SEARCH');
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may undo scans: the team may, and some passes.',
  })
  viewerCanUndo(@Ctx() context: Context, @Root() event: Event): boolean {
    return hasDoorRight(context, event, 'UNDO');
  }
}
