import { Extensions, Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { Access, asItsParent } from '../../../platform/access/access.js';
import { NodeType } from '../../../platform/graphql/node.js';
import { signedIn, withScope } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import { MutationPayload } from '../../mutation-payload.js';

@Access(withScope(signedIn, AccessScope.DOOR))
@ObjectType('DoorPass', {
  description: 'The credential of a helper without an account, for the door of one event.',
  implements: NodeType,
  simpleResolvers: true,
})
export class DoorPassType {
  @Field(() => ID, { description: 'Which pass it is.' })
  id: string;

  @Field({ description: 'The name that the team gave it. It stands beside each scan by it.' })
  @Extensions({ maxLength: 80 })
  name: string;

  @Field({ description: 'Whether it finds people by name, too.' })
  maySearch: boolean;

  @Field({ description: 'Whether it undoes scans, too.' })
  mayUndo: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was created.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'To the minute; null: never.' })
  lastUsedAt: Date | null;
}

@InputType()
export class CreateDoorPassInput {
  @Field(() => ID, { description: 'The event whose door it opens.' })
  eventId: string;

  @Field({ description: 'Of the helper or the entrance. 1 to 80 characters.' })
  name: string;

  @Field({ defaultValue: false, description: 'Whether it finds people by name, too.' })
  maySearch: boolean;

  @Field({ defaultValue: false, description: 'Whether it undoes scans, too.' })
  mayUndo: boolean;
}

@InputType()
export class EndDoorPassInput {
  @Field(() => ID, { description: 'The pass to end.' })
  doorPassId: string;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class CreateDoorPassPayload extends MutationPayload {
  @Field(() => DoorPassType, { nullable: true })
  doorPass?: DoorPassType;

  @Field(() => String, {
    nullable: true,
    description:
      'The pass itself, for `Authorization: Bearer`. It is in this response alone: only its hash is stored.',
  })
  @Extensions({ maxLength: 32 })
  secret?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The page of the door for a phone, with the secret after the #, which no browser sends to a server.',
  })
  @Extensions({ maxLength: 200 })
  url?: string;
}
