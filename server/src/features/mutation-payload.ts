import { Field, InterfaceType, ObjectType } from 'type-graphql';
import { Access, asItsParent } from '../platform/access/access.js';
import { ErrorCode } from './error-code.js';

@Access(asItsParent)
@ObjectType('UserError', { description: 'A mistake that a person can correct.', simpleResolvers: true })
export class UserErrorType {
  @Field(() => ErrorCode, { description: 'Which mistake it is, for programs.' })
  code: ErrorCode;

  @Field({ description: 'The sentence to show.' })
  message: string;

  @Field(() => String, {
    nullable: true,
    description: 'The input field it is about, `title`; null when it is about none.',
  })
  field: string | null;
}

@InterfaceType({
  description:
    'The interface of all responses to mutations. When `userErrors` is not empty nothing has changed, and the other fields are null, lists empty.',
})
export abstract class MutationPayload {
  @Field(() => [UserErrorType], {
    description: 'The mistakes that a person can correct; empty when it was done.',
  })
  userErrors: UserErrorType[];
}
