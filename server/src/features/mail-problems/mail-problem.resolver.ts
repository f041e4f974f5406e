import { Ctx, FieldResolver, Resolver, Root, registerEnumType } from 'type-graphql';
import type { Context } from '../context.js';
import type { SignUp } from '../sign-ups/sign-up.entity.js';
import { requireContactRight } from '../sign-ups/sign-up.policy.js';
import { SignUpType } from '../sign-ups/sign-up.types.js';
import { MailProblem } from './mail-problem.entity.js';
import { mailProblems } from './mail-problems.loader.js';

registerEnumType(MailProblem, {
  name: 'MailProblem',
  description: 'Why mail does not reach an address.',
  valuesConfig: {
    BOUNCED: { description: 'A mail came back: there is no such mailbox, or it takes no mail from us.' },
    COMPLAINED: { description: 'The person marked a mail as spam: their mail program takes no more.' },
    REFUSED: { description: 'The mail service sends nothing to this address.' },
  },
});

@Resolver(() => SignUpType)
export class MailProblemResolver {
  @FieldResolver(() => MailProblem, {
    nullable: true,
    description:
      'Why mail does not reach the person, at the address that mails about the place go to; null: none is known. For those who may see the address; FORBIDDEN (and null) for others. `updateSignUp` takes another address, for the person.',
  })
  async mailProblem(@Ctx() context: Context, @Root() signUp: SignUp): Promise<MailProblem | null> {
    await requireContactRight(context, signUp);
    return context.loaders.of(mailProblems).load(signUp.contact.email);
  }
}
