import { Extensions, Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { NodeType } from '../../platform/graphql/node.js';
import { signedIn } from './access-rules.js';
import { NameShown } from './names/name-shown.js';

@Access(signedIn)
@ObjectType('BrowserSession', {
  description: 'A browser in which an account is signed in.',
  implements: NodeType,
  simpleResolvers: true,
})
export class BrowserSessionType {
  @Field(() => ID, { description: 'Which session it is.' })
  id: string;

  @Field({ description: 'Whether it is the one that asks.' })
  isCurrent: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When the person signed in.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'To the minute.' })
  lastSeenAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Browser and system in words, as far as the browser told: `Firefox on Windows`.',
  })
  @Extensions({ maxLength: 100 })
  device: string | null;
}

@InputType()
export class UpdateAccountInput {
  @Field({ description: 'At most 200 characters.' })
  name: string;

  @Field(() => NameShown, {
    nullable: true,
    description:
      'The people who see the name at the next events; null: as the installation has it. A narrower choice than that of a place holds for that place, too. Left out, it stays.',
  })
  defaultNameShown?: NameShown | null;
}

@InputType()
export class ChangePasswordInput {
  @Field(() => String, {
    nullable: true,
    description: 'Null for an account that has none and has signed in within the last ten minutes.',
  })
  currentPassword?: string | null;

  @Field({ description: '6 to 128 characters.' })
  newPassword: string;
}

@InputType()
export class EndSessionInput {
  @Field(() => ID, { description: 'The session to end.' })
  id: string;
}
