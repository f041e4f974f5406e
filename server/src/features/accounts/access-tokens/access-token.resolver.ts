import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import type { Context } from '../../context.js';
import { ownAccount, signedIn } from '../access-rules.js';
import { AccountType } from '../account.types.js';
import {
  AccessTokenType,
  CreateAccessTokenInput,
  CreateAccessTokenPayload,
  RevokeAccessTokenInput,
  RevokeAccessTokenPayload,
} from './access-token.types.js';
import { createAccessToken, listAccessTokens, revokeAccessToken } from './access-tokens.js';

type Answer<Payload> = Omit<Payload, 'userErrors'>;

@Resolver(() => AccountType)
export class AccessTokenResolver {
  @Access(ownAccount)
  @FieldResolver(() => [AccessTokenType], {
    nullable: true,
    description:
      'The tokens with which programs act for this account, the newest first; at most 50, and one that has expired for a month at most.',
  })
  accessTokens(@Ctx() context: Context, @Root() account: AccountType): Promise<AccessTokenType[]> {
    return listAccessTokens(context, account.id);
  }

  @Access(signedIn)
  @Mutation(() => CreateAccessTokenPayload, {
    description: 'Makes a token with which a program acts for the viewer. An account has at most 50.',
  })
  createAccessToken(
    @Ctx() context: Context,
    @Arg('input', () => CreateAccessTokenInput) input: CreateAccessTokenInput,
  ): Promise<Answer<CreateAccessTokenPayload>> {
    return createAccessToken(context, input);
  }

  @Access(signedIn)
  @Mutation(() => RevokeAccessTokenPayload, {
    description: "Ends a token of the viewer's: the next request with it is refused.",
  })
  async revokeAccessToken(
    @Ctx() context: Context,
    @Arg('input', () => RevokeAccessTokenInput) input: RevokeAccessTokenInput,
  ): Promise<Answer<RevokeAccessTokenPayload>> {
    return { revokedAccessTokenId: await revokeAccessToken(context, input) };
  }
}
