import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Access, asItsParent } from '../../platform/access/access.js';
import { MutationPayload } from '../mutation-payload.js';
import { AccountType } from './account.types.js';

@InputType()
export class RequestPasswordResetInput {
  @Field({ description: 'The address of the account.' })
  email: string;
}

@InputType()
export class ResetPasswordInput {
  @Field({ description: "The secret of the mail's link." })
  token: string;

  @Field({ description: '6 to 128 characters.' })
  password: string;
}

@InputType()
export class VerifyEmailInput {
  @Field({ description: "The secret of the mail's link." })
  token: string;

  @Field(() => String, {
    nullable: true,
    description: 'The password of the account. Required unless this session is of the account.',
  })
  password?: string | null;
}

@Access(asItsParent)
@ObjectType({
  implements: MutationPayload,
  description: 'The response is the same whether the address has an account or not.',
  simpleResolvers: true,
})
export class RequestPasswordResetPayload extends MutationPayload {}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class RequestEmailVerificationPayload extends MutationPayload {}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class AccountPayload extends MutationPayload {
  @Field(() => AccountType, { nullable: true })
  account?: AccountType;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class DeleteAccountPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The account that was deleted.' })
  deletedAccountId?: string;
}
