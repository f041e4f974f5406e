import { Extensions, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Access, asItsParent } from '../../platform/access/access.js';
import { connectionTypeOf } from '../../platform/graphql/connection.js';
import { signedIn, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { MutationPayload } from '../mutation-payload.js';
import { PaymentStatus } from './payment-status.js';

@Access(withScope(signedIn, AccessScope.SIGN_UPS_READ, AccessScope.SIGN_UPS_WRITE))
@ObjectType('Payment', { description: 'The money for one sign-up.', simpleResolvers: true })
export class PaymentType {
  @Field(() => ID)
  id: string;

  @Field(() => Int)
  amountPence: number;

  @Field({ description: 'Always gbp.' })
  currency: string;

  @Field(() => PaymentStatus)
  status: PaymentStatus;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field({ description: 'What the event was called when the checkout began.' })
  @Extensions({ maxLength: 200 })
  eventTitle: string;
}

export const PaymentConnection = connectionTypeOf(PaymentType, 'Payment');

@InputType()
export class CompleteCheckoutInput {
  @Field(() => ID)
  paymentId: string;
}

@InputType()
export class CancelCheckoutInput {
  @Field(() => ID)
  paymentId: string;
}

@InputType()
export class RecheckPaymentInput {
  @Field(() => ID)
  paymentId: string;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class CheckoutPayload extends MutationPayload {
  @Field(() => PaymentType, { nullable: true })
  payment?: PaymentType;

  @Field(() => String, {
    nullable: true,
    description: "Stripe's, for the browser to confirm the card with.",
  })
  clientSecret?: string | null;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class PaymentPayload extends MutationPayload {
  @Field(() => PaymentType, { nullable: true })
  payment?: PaymentType;
}
