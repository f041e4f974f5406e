import {
  Arg,
  Ctx,
  Extensions,
  FieldResolver,
  GraphQLISODateTime,
  Mutation,
  Resolver,
  Root,
} from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { forbidden, isStaff, signedIn, staffOnly, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { cancelCheckout } from '../checkout/cancel-checkout.js';
import { completeCheckout } from '../checkout/complete-checkout.js';
import { placeHeldUntil } from '../checkout/place-held-until.loader.js';
import { startCheckout } from '../checkout/start-checkout.js';
import { typedEmail } from '../contacts/contact.js';
import type { Context } from '../context.js';
import { eventsById } from '../events/events.loader.js';
import type { SignUp } from '../sign-ups/sign-up.entity.js';
import { SignUpInput, SignUpPayload, SignUpType } from '../sign-ups/sign-up.types.js';
import { endPaymentAttention } from './end-payment-attention.js';
import { attentionReasonOf } from './needs-attention.js';
import type { Payment } from './payment.entity.js';
import { maySeePayment, maySettlePayment } from './payment.policy.js';
import {
  CancelCheckoutInput,
  CheckoutPayload,
  CompleteCheckoutInput,
  EndPaymentAttentionInput,
  PaymentPayload,
  PaymentType,
  RecheckPaymentInput,
} from './payment.types.js';
import { PaymentAttentionReason } from './payment-attention-reason.js';
import { paymentsOfSignUps } from './payments-of-sign-ups.loader.js';
import { recheckPayment } from './recheck-payment.js';

const AS_TYPED =
  "As typed at the checkout; null once the person's account is deleted and the money is settled.";

type Answer<Payload> = Omit<Payload, 'userErrors'>;

@Resolver(() => PaymentType)
export class PaymentResolver {
  @Access(signedIn)
  @Mutation(() => CheckoutPayload, {
    description: "Starts, or goes on with, the viewer's payment for an event with a price.",
  })
  startCheckout(
    @Ctx() context: Context,
    @Arg('input', () => SignUpInput) input: SignUpInput,
  ): Promise<Answer<CheckoutPayload>> {
    return startCheckout(context, input);
  }

  @Access(signedIn)
  @Mutation(() => SignUpPayload, {
    description: "Asks Stripe how the viewer's payment ended, and signs the viewer up when it is paid.",
  })
  async completeCheckout(
    @Ctx() context: Context,
    @Arg('input', () => CompleteCheckoutInput) input: CompleteCheckoutInput,
  ): Promise<Answer<SignUpPayload>> {
    return { signUp: await completeCheckout(context, input) };
  }

  @Access(signedIn)
  @Mutation(() => PaymentPayload, {
    description:
      "Ends the viewer's checkout: it cannot be paid any more, and the place that was held for it is free again. Of a payment that is paid or over nothing changes.",
  })
  async cancelCheckout(
    @Ctx() context: Context,
    @Arg('input', () => CancelCheckoutInput) input: CancelCheckoutInput,
  ): Promise<Answer<PaymentPayload>> {
    return { payment: await cancelCheckout(context, input) };
  }

  @Access(staffOnly)
  @Mutation(() => PaymentPayload, {
    description:
      "Asks Stripe again how a payment stands, and has a refund that is due tried again. For the event's owner; for all staff once that account is deleted.",
  })
  async recheckPayment(
    @Ctx() context: Context,
    @Arg('input', () => RecheckPaymentInput) input: RecheckPaymentInput,
  ): Promise<Answer<PaymentPayload>> {
    return { payment: await recheckPayment(context, input) };
  }

  @Access(staffOnly)
  @Mutation(() => PaymentPayload, {
    description:
      "Ends the attention that a payment needs, as staff say: it is kept, or was given back in another way. The same reason comes up again only with something new, such as another part that goes back. For the event's owner; for all staff once that account is deleted.",
  })
  async endPaymentAttention(
    @Ctx() context: Context,
    @Arg('input', () => EndPaymentAttentionInput) input: EndPaymentAttentionInput,
  ): Promise<Answer<PaymentPayload>> {
    return { payment: await endPaymentAttention(context, input) };
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The note that staff wrote when they last ended its attention. Null for people who may not end it.',
  })
  @Extensions({ maxLength: 500 })
  attentionNote(@Ctx() { viewer, settings }: Context, @Root() payment: Payment): string | null {
    return viewer && isStaff(viewer, settings) && maySettlePayment(viewer, payment)
      ? payment.attentionNote
      : null;
  }

  @FieldResolver(() => String, { nullable: true, description: AS_TYPED })
  @Extensions({ maxLength: 200 })
  payerName(@Root() { contact }: Payment): string | null {
    return contact.name;
  }

  @FieldResolver(() => String, { nullable: true, description: AS_TYPED })
  @Extensions({ maxLength: 254 })
  payerEmail(@Root() { contact }: Payment): string | null {
    return typedEmail(contact);
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Until when a place is held for the person who pays; null once it is paid or over, and where the event has no capacity.',
  })
  placeHeldUntil(@Ctx() { loaders }: Context, @Root() payment: Payment): Promise<Date | null> {
    return loaders.of(placeHeldUntil).load(payment);
  }

  @FieldResolver(() => PaymentAttentionReason, {
    nullable: true,
    description: 'Why staff should look at it; null where all is well.',
  })
  attentionReason(@Root() payment: Payment): PaymentAttentionReason | null {
    return attentionReasonOf(payment);
  }
}

@Resolver(() => SignUpType)
export class SignUpPaymentResolver {
  @Access(withScope(signedIn, AccessScope.SIGN_UPS_READ))
  @FieldResolver(() => PaymentType, {
    nullable: true,
    description:
      "The sum that was paid for it: for the person who signed up and for the event's owner; FORBIDDEN (and null) for others.",
  })
  async payment(@Ctx() { loaders, viewer }: Context, @Root() signUp: SignUp): Promise<Payment | null> {
    const event = await loaders.of(eventsById).load(signUp.eventId);
    if (!maySeePayment(viewer, signUp, event)) throw forbidden();
    return loaders.of(paymentsOfSignUps).load(signUp.id);
  }
}
