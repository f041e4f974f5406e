import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import { anyone, forbidden, hasScope, signedIn, withScope } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import { NameShown } from '../../accounts/names/name-shown.js';
import type { Context } from '../../context.js';
import type { Event } from '../../events/event.entity.js';
import { EventType } from '../../events/event.types.js';
import { eventsById } from '../../events/events.loader.js';
import { hasEnded } from '../../events/has-ended.js';
import { hasRight } from '../../events/team/event-roles.js';
import type { SignUp } from '../sign-up.entity.js';
import { isOwnSignUp } from '../sign-up.policy.js';
import { SignUpPayload, SignUpType } from '../sign-up.types.js';
import { hiddenCounts, hiddenFrom } from './hidden-counts.loader.js';
import { shownNamesOf } from './shown-names.js';
import { updateSignUp } from './update-sign-up.js';
import { UpdateSignUpInput } from './update-sign-up.types.js';

@Resolver(() => SignUpType)
export class NameShownResolver {
  @Access(withScope(signedIn, AccessScope.SIGN_UPS_WRITE))
  @Mutation(() => SignUpPayload, {
    description:
      "Changes the viewer's own place: the name until the event starts, and the address of its mails and the people who see the name at any time. The ticket stays.",
  })
  async updateSignUp(
    @Ctx() context: Context,
    @Arg('input', () => UpdateSignUpInput) input: UpdateSignUpInput,
  ): Promise<Omit<SignUpPayload, 'userErrors'>> {
    return { signUp: await updateSignUp(context, input) };
  }

  @FieldResolver(() => NameShown, {
    nullable: true,
    description:
      "The people who see the name. For the person who signed up and the event's team; FORBIDDEN (and null) for others.",
  })
  async nameShown(@Ctx() { loaders, viewer }: Context, @Root() signUp: SignUp): Promise<NameShown> {
    if (isOwnSignUp(viewer, signUp)) return signUp.nameShown;
    const event = await loaders.of(eventsById).load(signUp.eventId);
    if (!hasRight(viewer, event, 'SEE_NAMES')) throw forbidden();
    return signUp.nameShown;
  }
}

@Resolver(() => EventType)
export class HiddenSignUpsResolver {
  @Access(anyone)
  @FieldResolver(() => Int, {
    description:
      'How many of those who are coming do not show their name to the viewer: all of them to an anonymous visitor, and to an access token without SIGN_UPS_READ. People of an old event who are erased are among them, for all viewers.',
  })
  async hiddenSignUpCount(@Ctx() context: Context, @Root() event: Event): Promise<number> {
    const { loaders, viewer, services } = context;
    if (!viewer || !hasScope(viewer, AccessScope.SIGN_UPS_READ)) return event.signUpCount;
    const shown = await shownNamesOf(context, event);
    // The team sees all names but those of people who are erased, after the event.
    if (shown.choices === null && !hasEnded(event, services.clock.now())) return 0;
    return hiddenFrom(shown, await loaders.of(hiddenCounts).load(event.id));
  }
}
