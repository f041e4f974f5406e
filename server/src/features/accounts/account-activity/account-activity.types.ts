import { Extensions, Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import { connectionTypeOf } from '../../../platform/graphql/lists/connection.types.js';
import { NodeType } from '../../../platform/graphql/node.js';
import { signedIn } from '../access-rules.js';
import { AccountActivityAction } from './account-activity-action.js';

@Access(signedIn)
@ObjectType('AccountActivity', {
  description:
    'An action of an account, or on it. It can be neither changed nor removed for two years, unless the account is deleted.',
  implements: NodeType,
  simpleResolvers: true,
})
class AccountActivityType {
  @Field(() => ID, { description: 'Which activity it is.' })
  id: string;

  @Field(() => GraphQLISODateTime, { description: 'When it happened.' })
  occurredAt: Date;

  @Field(() => AccountActivityAction, { description: 'The kind of activity.' })
  action: AccountActivityAction;

  @Field(() => String, {
    nullable: true,
    description: 'Browser and system, such as `Firefox on Windows`; null where they are not known.',
  })
  @Extensions({ maxLength: 100 })
  device: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The first part of the network address, such as `203.0.113.0/24`; null where no browser and no program asked.',
  })
  @Extensions({ maxLength: 100 })
  network: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the access token by which it was done; null: by none.',
  })
  @Extensions({ maxLength: 100 })
  accessTokenName: string | null;
}

export const AccountActivityConnection = connectionTypeOf(AccountActivityType, 'AccountActivity');
