import { Extensions, Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { Access, asItsParent } from '../../../platform/access/access.js';
import { NodeType } from '../../../platform/graphql/node.js';
import { MutationPayload } from '../../mutation-payload.js';
import { signedIn } from '../access-rules.js';
import { AccessScope } from './access-scope.js';

@Access(signedIn)
@ObjectType('AccessToken', {
  description: 'The credential that a program uses for an account, within its scopes.',
  implements: NodeType,
  simpleResolvers: true,
})
export class AccessTokenType {
  @Field(() => ID, { description: 'Which token it is.' })
  id: string;

  @Field({ description: 'The name that its owner gave it.' })
  @Extensions({ maxLength: 100 })
  name: string;

  @Field({ description: 'The first characters of the token, enough to recognise it.' })
  @Extensions({ maxLength: 8 })
  prefix: string;

  @Field(() => [AccessScope], { description: 'Its rights.' })
  scopes: AccessScope[];

  @Field(() => GraphQLISODateTime, { description: 'When it was created.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'To the minute; null: never.' })
  lastUsedAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'From then on it is refused; null: it works until it is revoked.',
  })
  expiresAt: Date | null;
}

@InputType()
export class CreateAccessTokenInput {
  @Field({ description: 'The name that its owner gives it. At most 100 characters.' })
  name: string;

  @Field(() => [AccessScope], { description: 'Its rights: at least one.' })
  scopes: AccessScope[];

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'In the future; null: it works until it is revoked.',
  })
  expiresAt?: Date | null;
}

@InputType()
export class RevokeAccessTokenInput {
  @Field(() => ID, { description: 'The token to revoke.' })
  id: string;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class CreateAccessTokenPayload extends MutationPayload {
  @Field(() => AccessTokenType, { nullable: true })
  accessToken?: AccessTokenType;

  @Field(() => String, {
    nullable: true,
    description: 'The token itself. It is in this response alone: only its hash is stored.',
  })
  @Extensions({ maxLength: 53 })
  secret?: string;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class RevokeAccessTokenPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The token that works no more.' })
  revokedAccessTokenId?: string;
}
