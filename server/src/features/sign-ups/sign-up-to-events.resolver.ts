import { Arg, Ctx, Extensions, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { signedIn, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import { type SignUpResult, signUpToEvents } from './sign-up-to-events.js';
import { SignUpResultType, SignUpToEventsInput, SignUpToEventsPayload } from './sign-up-to-events.types.js';

@Resolver(() => SignUpToEventsPayload)
export class SignUpToEventsResolver {
  @Access(withScope(signedIn, AccessScope.SIGN_UPS_WRITE))
  @Mutation(() => SignUpToEventsPayload, {
    description:
      'Signs the viewer up to several free events. Each is a place of its own, and each is refused on its own.',
  })
  @Extensions({ pageSize: ({ input }: { input: SignUpToEventsInput }) => input.eventIds.length })
  async signUpToEvents(
    @Ctx() context: Context,
    @Arg('input', () => SignUpToEventsInput) input: SignUpToEventsInput,
  ): Promise<{ results: SignUpResult[] }> {
    return { results: await signUpToEvents(context, input) };
  }

  @FieldResolver(() => [SignUpResultType], {
    description: 'One for each event, in the order of the ids; empty where the form has a mistake.',
  })
  results(@Root() { results = [] }: { results?: SignUpResult[] }): SignUpResult[] {
    return results;
  }
}
