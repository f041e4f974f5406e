import { Extensions, Field, GraphQLISODateTime, ObjectType } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import { signedIn, withScope } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import { Organizer } from '../../accounts/account.types.js';
import { EventRole } from './event-roles.js';

@Access(withScope(signedIn, AccessScope.SIGN_UPS_READ, AccessScope.TEAM_WRITE))
@ObjectType('EventMember', { description: 'A person of the team of an event.', simpleResolvers: true })
export class EventMemberType {
  @Field(() => Organizer, { description: 'The account of the person.' })
  account: Organizer;

  @Field(() => String, {
    nullable: true,
    description: "The address of the account, for the event's owner; null for the others of the team.",
  })
  @Extensions({ maxLength: 254 })
  email: string | null;

  @Field(() => EventRole, { description: 'The role of the person, which says what they may do.' })
  role: EventRole;

  @Field({ description: 'Whether the public page shows the person as a host, who has agreed to it.' })
  shownAsHost: boolean;

  @Field({ description: 'Whether the owner offers it to the person, who has not decided yet.' })
  offeredAsHost: boolean;

  @Field(() => GraphQLISODateTime, { description: 'Since when the person has been in the team.' })
  since: Date;
}
