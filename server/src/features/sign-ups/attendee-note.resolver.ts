import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { anyone, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import type { Event } from '../events/event.entity.js';
import { EventType } from '../events/event.types.js';
import { attendeeNotes } from '../events/texts/attendee-note.js';
import { viewerSignUps } from './lists/viewer-sign-ups.loader.js';
import { mayReadNote } from './sign-up.policy.js';

@Resolver(() => EventType)
export class AttendeeNoteResolver {
  @Access(withScope(anyone, AccessScope.SIGN_UPS_READ))
  @FieldResolver(() => String, {
    nullable: true,
    description:
      "A text for people with a place, such as the link of a call or the code of a door. For them and for the event's team; null for others, and in webhooks.",
  })
  @Extensions({ maxLength: 2000 })
  async attendeeNote(
    @Ctx() { isForWebhook, loaders, viewer }: Context,
    @Root() event: Event,
  ): Promise<string | null> {
    if (!viewer || isForWebhook) return null;
    const signUp = await loaders.of(viewerSignUps).load(event.id);
    return mayReadNote(viewer, signUp, event) ? loaders.of(attendeeNotes).load(event.id) : null;
  }
}
