import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import type { Connection } from '../../platform/graphql/lists/connection.js';
import { PageArguments } from '../../platform/graphql/lists/connection.types.js';
import { pageRequest } from '../../platform/graphql/lists/page-request.js';
import { forbidden, ownAccount, signedIn, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { AccountType } from '../accounts/account.types.js';
import type { Context } from '../context.js';
import type { Event } from '../events/event.entity.js';
import { EventType } from '../events/event.types.js';
import { eventsById } from '../events/events.loader.js';
import { hasRight } from '../events/team/event-roles.js';
import {
  CancelledSignUpConnection,
  CancelledSignUpType,
  CancelSignUpInput,
  CancelSignUpPayload,
  SignUpType,
} from '../sign-ups/sign-up.types.js';
import { cancelSignUp } from './cancel-sign-up.js';
import type { CancelledSignUp } from './cancelled-sign-up.entity.js';
import { cancelledSignUpOrder, cancelledSignUpPages, listCancelledSignUpsOf } from './cancelled-sign-ups.js';

@Resolver(() => SignUpType)
export class CancelSignUpResolver {
  @Access(withScope(signedIn, AccessScope.SIGN_UPS_WRITE, AccessScope.PEOPLE_WRITE))
  @Mutation(() => CancelSignUpPayload, {
    description:
      "Gives a place back: the person's own, or for the event's owner and editors anybody's. The payment goes back as refundDeadlineHours says, or whole when the owner does it.",
  })
  async cancelSignUp(
    @Ctx() context: Context,
    @Arg('input', () => CancelSignUpInput) input: CancelSignUpInput,
  ): Promise<Omit<CancelSignUpPayload, 'userErrors'>> {
    return cancelSignUp(context, input);
  }
}

@Resolver(() => CancelledSignUpType)
export class CancelledSignUpResolver {
  @FieldResolver(() => EventType, { description: 'The event that the place was at.' })
  event(@Ctx() { loaders }: Context, @Root() { eventId }: CancelledSignUp): Promise<Event> {
    return loaders.of(eventsById).load(eventId);
  }
}

@Resolver(() => EventType)
export class EventCancelledSignUpsResolver {
  @Access(withScope(signedIn, AccessScope.SIGN_UPS_READ))
  @FieldResolver(() => CancelledSignUpConnection, {
    nullable: true,
    description:
      "Places at the event that were given back, the latest first. For the event's owner and editors; FORBIDDEN (and null) for others.",
  })
  cancelledSignUps(
    @Ctx() { viewer, loaders }: Context,
    @Root() event: Event,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<CancelledSignUp>> {
    if (!hasRight(viewer, event, 'SEE_PEOPLE')) throw forbidden();
    loaders.of(eventsById).prime(event.id, event);
    const key = { eventId: event.id, page: pageRequest(page, cancelledSignUpOrder.keys) };
    return loaders.of(cancelledSignUpPages).load(key);
  }
}

@Resolver(() => AccountType)
export class AccountCancelledSignUpsResolver {
  @Access(withScope(ownAccount, AccessScope.SIGN_UPS_READ))
  @FieldResolver(() => CancelledSignUpConnection, {
    nullable: true,
    description: 'Places that the account had and that were given back, the latest first.',
  })
  cancelledSignUps(
    @Ctx() { database, services }: Context,
    @Root() account: AccountType,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('hasEnded', () => Boolean, {
      nullable: true,
      description: 'Those at events that are over, or those at the others; null for all.',
    })
    hasEnded: boolean | null,
  ): Promise<Connection<CancelledSignUp>> {
    const wanted = { accountId: account.id, hasEnded: hasEnded ?? null, now: services.clock.now() };
    return listCancelledSignUpsOf(database, wanted, pageRequest(page, cancelledSignUpOrder.keys));
  }
}
