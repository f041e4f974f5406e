import { Extensions, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Access, asItsParent } from '../../platform/access/access.js';
import { connectionTypeOf } from '../../platform/graphql/lists/connection.types.js';
import { NodeType } from '../../platform/graphql/node.js';
import { signedIn, withScopeForOwn } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { MutationPayload } from '../mutation-payload.js';
import { PaymentStatus } from './payment-status.js';

@Access(withScopeForOwn(signedIn, AccessScope.SIGN_UPS_READ, AccessScope.SIGN_UPS_WRITE))
@ObjectType('Payment', {
  description: 'The money for one sign-up.',
  implements: NodeType,
  simpleResolvers: true,
})
export class PaymentType {
  @Field(() => ID, { description: 'Which payment it is.' })
  id: string;

  @Field(() => Int, { description: 'Pence that were asked.' })
  amountPence: number;

  @Field({ description: 'Always gbp.' })
  currency: string;

  @Field(() => PaymentStatus, { description: 'How far it has come.' })
  status: PaymentStatus;

  @Field(() => GraphQLISODateTime, { description: 'When the checkout began.' })
  createdAt: Date;

  @Field(() => Int, { description: 'Pence of it that went back.' })
  refundedPence: number;

  @Field(() => GraphQLISODateTime, {
    description: 'When its state was last changed, its checkout last started, or Stripe last asked about it.',
  })
  updatedAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the money was there; null until then.',
  })
  paidAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When money of it last went back; null where none has.',
  })
  refundedAt: Date | null;

  @Field({ description: 'The title of the event when the checkout began.' })
  @Extensions({ maxLength: 200 })
  eventTitle: string;
}

export const PaymentConnection = connectionTypeOf(PaymentType, 'Payment');

@InputType()
export class CompleteCheckoutInput {
  @Field(() => ID, { description: 'The payment of the checkout.' })
  paymentId: string;
}

@InputType()
export class CancelCheckoutInput {
  @Field(() => ID, { description: 'The payment of the checkout.' })
  paymentId: string;
}

@InputType()
export class RecheckPaymentInput {
  @Field(() => ID, { description: 'A payment of one of your events.' })
  paymentId: string;
}

@InputType()
export class EndPaymentAttentionInput {
  @Field(() => ID, { description: 'A payment of one of your events that needs a look.' })
  paymentId: string;

  @Field({
    description: 'How the money was settled, in 1 to 500 characters: for the people who look after it.',
  })
  note: string;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class CheckoutPayload extends MutationPayload {
  @Field(() => PaymentType, { nullable: true, description: 'The payment that was begun.' })
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
