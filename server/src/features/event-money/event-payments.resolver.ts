import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import type { Connection } from '../../platform/graphql/lists/connection.js';
import { PageArguments } from '../../platform/graphql/lists/connection.types.js';
import { pageRequest } from '../../platform/graphql/lists/page-request.js';
import { forbidden, signedIn, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import type { Change } from '../events/changes/change.entity.js';
import type { Event } from '../events/event.entity.js';
import { EventType } from '../events/event.types.js';
import { eventsThatExist } from '../events/events.loader.js';
import { hasRight } from '../events/team/event-roles.js';
import type { Payment } from '../payments/payment.entity.js';
import { PaymentConnection, PaymentType } from '../payments/payment.types.js';
import { paymentsOfPlaces } from '../payments/payments-of-sign-ups.loader.js';
import { SignUpChangeType } from '../sign-ups/lists/sign-up-changes.types.js';
import { signUpsIfThere } from '../sign-ups/lists/sign-ups-if-there.loader.js';
import type { SignUp } from '../sign-ups/sign-up.entity.js';
import { SignUpType } from '../sign-ups/sign-up.types.js';
import { changedPaymentOrder, paymentsOfEvents } from './list-payments-of-event.js';

@Resolver(() => EventType)
export class AllEventPaymentsResolver {
  @Access(withScope(signedIn, AccessScope.SIGN_UPS_READ))
  @FieldResolver(() => PaymentConnection, {
    nullable: true,
    description:
      "Every payment of this event, the latest change first. For the event's owner; FORBIDDEN (and null) for others.",
  })
  payments(
    @Ctx() { viewer, loaders }: Context,
    @Root() event: Event,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<Payment>> {
    if (!hasRight(viewer, event, 'SEE_MONEY')) throw forbidden();
    const key = { eventId: event.id, page: pageRequest(page, changedPaymentOrder.keys) };
    return loaders.of(paymentsOfEvents).load(key);
  }
}

@Resolver(() => PaymentType)
export class PaymentPlaceResolver {
  @FieldResolver(() => SignUpType, {
    nullable: true,
    description: 'The place that was paid for; null until then, and when the place has ended.',
  })
  async signUp(@Ctx() { loaders }: Context, @Root() { signUpId }: Payment): Promise<SignUp | null> {
    return signUpId ? loaders.of(signUpsIfThere).load(signUpId) : null;
  }

  @FieldResolver(() => EventType, { nullable: true, description: 'Its event; null when that was deleted.' })
  async event(@Ctx() { loaders }: Context, @Root() { eventId }: Payment): Promise<Event | null> {
    return eventId ? loaders.of(eventsThatExist).load(eventId) : null;
  }
}

@Resolver(() => SignUpChangeType)
export class SignUpChangePaymentResolver {
  @FieldResolver(() => PaymentType, {
    nullable: true,
    description:
      'The sum that was paid for it, also when the place was given back; null for a free one, and when its event was deleted.',
  })
  payment(@Ctx() { loaders }: Context, @Root() { id }: Change): Promise<Payment | null> {
    return loaders.of(paymentsOfPlaces).load(id);
  }
}
