import { Extensions, Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import { connectionTypeOf } from '../../../platform/graphql/lists/connection.types.js';
import { NodeType } from '../../../platform/graphql/node.js';
import { signedIn, withScope } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import { ActivityAction } from './activity-action.js';

@Access(withScope(signedIn, AccessScope.EVENTS_WRITE))
@ObjectType('Activity', {
  description: 'One action of the team of an event. It can be neither changed nor removed for two years.',
  implements: NodeType,
  simpleResolvers: true,
})
export class ActivityType {
  @Field(() => ID, { description: 'Which action it is.' })
  id: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was done.' })
  occurredAt: Date;

  @Field(() => ActivityAction, { description: 'The kind of action.' })
  action: ActivityAction;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the access token by which it was done; null: in a browser.',
  })
  @Extensions({ maxLength: 100 })
  accessTokenName: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The changed fields as lines of `field: old -> new`, the role, or the number of people. Without personal data.',
  })
  @Extensions({ maxLength: 2000 })
  detail: string | null;
}

export const ActivityConnection = connectionTypeOf(ActivityType, 'Activity');
