import { Arg, Args, Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import type { Connection } from '../../../platform/graphql/lists/connection.js';
import { PageArguments } from '../../../platform/graphql/lists/connection.types.js';
import { anyone, forbidden, signedIn, withScope } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import type { Context } from '../../context.js';
import type { Event } from '../../events/event.entity.js';
import { EventType } from '../../events/event.types.js';
import { eventsById } from '../../events/events.loader.js';
import { hasRight } from '../../events/team/event-roles.js';
import type { SignUp } from '../sign-up.entity.js';
import { SignUpConnection, SignUpType } from '../sign-up.types.js';
import { costOfFilter, type GivenFilter, signUpFilterOf } from './sign-up-filter.js';
import { SignUpOrder } from './sign-up-order.js';
import { signUpPages, wantedSignUps } from './sign-up-pages.loader.js';
import { viewerSignUps } from './viewer-sign-ups.loader.js';

@Resolver(() => EventType)
export class EventSignUpsResolver {
  @Access(withScope(signedIn, AccessScope.SIGN_UPS_READ))
  @FieldResolver(() => SignUpConnection, {
    nullable: true,
    description:
      'The people with a place, as far as they show their names to the viewer; `totalCount` counts all of them. For signed-in accounts.',
  })
  @Extensions({
    searchCost: (given: GivenFilter) => costOfFilter(signUpFilterOf(given)),
  })
  signUps(
    @Ctx() { loaders, viewer }: Context,
    @Root() event: Event,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('orderBy', () => SignUpOrder, {
      defaultValue: SignUpOrder.LATEST_FIRST,
      description: 'Which come first.',
    })
    orderBy: SignUpOrder,
    @Arg('search', () => String, {
      nullable: true,
      description:
        "Words that must occur in name or address, of which the first five count. For the event's owner and editors; FORBIDDEN (and null) for others.",
    })
    search?: string | null,
    @Arg('arrived', () => Boolean, {
      nullable: true,
      description:
        "true: only people who have arrived; false: only people who have not. For the event's owner and editors; FORBIDDEN (and null) for others.",
    })
    arrived?: boolean | null,
    @Arg('unreachable', () => Boolean, {
      nullable: true,
      description:
        "true: only people whom mail does not reach; false: only people whom it may reach. For the event's owner and editors; FORBIDDEN (and null) for others.",
    })
    unreachable?: boolean | null,
  ): Promise<Connection<SignUp>> {
    // These would tell others which addresses there are.
    const isAboutAddresses = search != null || unreachable != null;
    if (isAboutAddresses && !hasRight(viewer, event, 'SEE_CONTACTS')) throw forbidden();
    if (arrived != null && !hasRight(viewer, event, 'SEE_PEOPLE')) throw forbidden();
    primeEvent(loaders, event);
    const wanted = wantedSignUps(page, orderBy, signUpFilterOf({ search, arrived, unreachable }));
    return loaders.of(signUpPages).load({ event, ...wanted });
  }

  @Access(withScope(anyone, AccessScope.SIGN_UPS_READ))
  @FieldResolver(() => SignUpType, {
    nullable: true,
    description: "The viewer's own sign-up; null when not signed up or anonymous.",
  })
  viewerSignUp(@Ctx() { loaders }: Context, @Root() event: Event): Promise<SignUp | null> {
    primeEvent(loaders, event);
    return loaders.of(viewerSignUps).load(event.id);
  }
}

/** An event's sign-ups need not look for the event that they were found by. */
function primeEvent(loaders: Context['loaders'], event: Event): void {
  loaders.of(eventsById).prime(event.id, event);
}
