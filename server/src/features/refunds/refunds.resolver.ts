import { Ctx, FieldResolver, GraphQLISODateTime, Int, Resolver, Root } from 'type-graphql';
import { Access, asItsParent } from '../../platform/access/access.js';
import { forbidden, hasScope, signedIn, withScopeForOwn } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { CancelledSignUp } from '../cancellations/cancelled-sign-up.entity.js';
import type { Context } from '../context.js';
import { eventsById, eventsThatExist } from '../events/events.loader.js';
import { hasRight } from '../events/team/event-roles.js';
import type { Payment } from '../payments/payment.entity.js';
import { maySeePayment } from '../payments/payment.policy.js';
import { PaymentType } from '../payments/payment.types.js';
import { paymentsOfSignUps, refundsOfCancelledSignUps } from '../payments/payments-of-sign-ups.loader.js';
import type { SignUp } from '../sign-ups/sign-up.entity.js';
import { isOwnSignUp, isTakenOut, mayCancel } from '../sign-ups/sign-up.policy.js';
import { CancelledSignUpType, CancelSignUpPayload, SignUpType } from '../sign-ups/sign-up.types.js';
import { refundPenceOf } from './refund-pence.js';
import { refundableUntil } from './refundable-until.js';

@Resolver(() => SignUpType)
export class SignUpRefundResolver {
  @Access(withScopeForOwn(signedIn, AccessScope.SIGN_UPS_READ, AccessScope.SIGN_UPS_WRITE))
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      "The sum that giving it back now would return; 0 for a free place or past the deadline. For the person who signed up and for the event's owner, who returns all of it at any time; FORBIDDEN (and null) for others.",
  })
  async refundPence(@Ctx() context: Context, @Root() signUp: SignUp): Promise<number> {
    const { loaders, viewer, services } = context;
    const event = await loaders.of(eventsById).load(signUp.eventId);
    if (!maySeePayment(viewer, signUp, event)) throw forbidden();
    const payment = await loaders.of(paymentsOfSignUps).load(signUp.id);
    const byCreator = isTakenOut(viewer, signUp, event);
    return refundPenceOf(payment, event, { byCreator, now: services.clock.now() });
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer may give this place back now. An editor of the event may not where money would go back.',
  })
  async viewerCanCancel(
    @Ctx() { loaders, viewer, services }: Context,
    @Root() signUp: SignUp,
  ): Promise<boolean> {
    const event = await loaders.of(eventsById).load(signUp.eventId);
    const now = services.clock.now();
    if (!mayCancel(viewer, signUp, event, now)) return false;
    const isOwn = isOwnSignUp(viewer, signUp);
    if (!hasScope(viewer, isOwn ? AccessScope.SIGN_UPS_WRITE : AccessScope.PEOPLE_WRITE)) return false;
    if (isOwn || hasRight(viewer, event, 'REFUND')) return true;
    const payment = await loaders.of(paymentsOfSignUps).load(signUp.id);
    return refundPenceOf(payment, event, { byCreator: true, now }) === 0;
  }
}

@Resolver(() => CancelSignUpPayload)
export class CancelSignUpPayloadResolver {
  @Access(asItsParent)
  @FieldResolver(() => PaymentType, {
    nullable: true,
    description: 'The payment that goes back; null when nothing does.',
  })
  async refund(
    @Ctx() { loaders }: Context,
    @Root() { cancelledSignUpId }: CancelSignUpPayload,
  ): Promise<Payment | null> {
    return cancelledSignUpId ? loaders.of(refundsOfCancelledSignUps).load(cancelledSignUpId) : null;
  }
}

@Resolver(() => CancelledSignUpType)
export class CancelledSignUpRefundResolver {
  @FieldResolver(() => PaymentType, {
    nullable: true,
    description:
      "The payment that went back, or is on its way; null when nothing does. For the person and for the event's owner; FORBIDDEN (and null) for others.",
  })
  async refund(
    @Ctx() { loaders, viewer }: Context,
    @Root() { id, eventId, accountId }: CancelledSignUp,
  ): Promise<Payment | null> {
    const event = await loaders.of(eventsById).load(eventId);
    if (!maySeePayment(viewer, { accountId }, event)) throw forbidden();
    return loaders.of(refundsOfCancelledSignUps).load(id);
  }
}

@Resolver(() => PaymentType)
export class PaymentRefundResolver {
  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "Until when giving the place back returns the whole price: the later of what the checkout showed and what the event says now, and until the start once the event's date, time, zone or place has changed since. Null: at no time, or the event was deleted.",
  })
  async refundableUntil(@Ctx() { loaders }: Context, @Root() payment: Payment): Promise<Date | null> {
    const event = payment.eventId && (await loaders.of(eventsThatExist).load(payment.eventId));
    return event ? refundableUntil(payment, event) : null;
  }
}
