import { ArgsType, Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import {
  pageArgumentsOf,
  uncountedConnectionTypeOf,
} from '../../../platform/graphql/lists/connection.types.js';
import { signedIn, withScope } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import { ChangeKind } from './change-kind.js';

/** Days for which what is removed stays listed. */
export const DAYS_LISTED = 90;

/** The text about changes in the descriptions of the lists. */
export const HOW_TO_FOLLOW = `Each is listed once, with its latest change, so the list from its beginning is a whole copy. A reader that goes on after the last cursor it has seen misses nothing, however many write at the same time. Removed objects stay listed for ${DAYS_LISTED} days.`;

@ArgsType()
export class ChangesArguments extends pageArgumentsOf(100) {}

@Access(withScope(signedIn, AccessScope.ACCOUNT_READ))
@ObjectType('EventChange', {
  description: 'The latest change of an event.',
  simpleResolvers: true,
})
export class EventChangeType {
  @Field(() => ChangeKind, { description: 'How it has changed.' })
  kind: ChangeKind;

  @Field(() => GraphQLISODateTime, { description: 'When it happened.' })
  changedAt: Date;

  @Field(() => ID, { description: "The event's, also when it was deleted." })
  eventId: string;
}

export const EventChangeConnection = uncountedConnectionTypeOf(EventChangeType, 'EventChange');
