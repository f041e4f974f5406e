import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import { uncountedConnectionTypeOf } from '../../../platform/graphql/lists/connection.types.js';
import { signedIn, withScope } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import { ChangeKind } from '../../events/changes/change-kind.js';

@Access(withScope(signedIn, AccessScope.SIGN_UPS_READ))
@ObjectType('SignUpChange', {
  description: 'The latest change of a sign-up, or of its payment.',
  simpleResolvers: true,
})
export class SignUpChangeType {
  @Field(() => ChangeKind, { description: 'How it has changed.' })
  kind: ChangeKind;

  @Field(() => GraphQLISODateTime, { description: 'When it happened.' })
  changedAt: Date;

  @Field(() => ID, { description: "The event's, also when it was deleted." })
  eventId: string;
}

export const SignUpChangeConnection = uncountedConnectionTypeOf(SignUpChangeType, 'SignUpChange');
