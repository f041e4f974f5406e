import { formatTicketCode } from '@turnout/texts/ticket-code';
import { Arg, Ctx, FieldResolver, GraphQLISODateTime, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { signedIn, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import type { SignUp } from '../sign-ups/sign-up.entity.js';
import { requireContactRight } from '../sign-ups/sign-up.policy.js';
import { SignUpPayload, SignUpType } from '../sign-ups/sign-up.types.js';
import { rotateTicket } from './rotate-ticket.js';
import { RotateTicketInput, TicketType } from './ticket.types.js';
import { SQUARES, ticketPath } from './ticket-squares.js';
import { type Ticket, ticketsOfSignUps } from './tickets.loader.js';

@Resolver(() => TicketType)
export class TicketResolver {
  @FieldResolver({
    description:
      'The code as people read it out: 26 letters and digits in groups of four. It is read back without spaces, in small letters, with O for 0, and with I or L for 1.',
  })
  code(@Root() { code }: Ticket): string {
    return formatTicketCode(code);
  }

  @FieldResolver({
    description:
      'The QR code of the letters and digits, without spaces, as path data for an SVG whose viewBox is 0 0 qrSize qrSize. It needs white around it, four units wide.',
  })
  qrPath(@Root() { code }: Ticket): string {
    return ticketPath(code);
  }

  @FieldResolver(() => Int, { description: 'The number of squares in a row of the QR code.' })
  qrSize(): number {
    return SQUARES;
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it took the place of an earlier ticket; null: it is the first.',
  })
  rotatedAt(@Root() { rotatedAt }: Ticket): Date | null {
    return rotatedAt;
  }
}

@Resolver(() => SignUpType)
export class SignUpTicketResolver {
  @Access(withScope(signedIn, AccessScope.SIGN_UPS_WRITE, AccessScope.PEOPLE_WRITE))
  @Mutation(() => SignUpPayload, {
    description:
      'Gives a place another ticket, as the person, or as owner or editor of the event. The code before lets nobody in any more.',
  })
  async rotateTicket(
    @Ctx() context: Context,
    @Arg('input', () => RotateTicketInput) input: RotateTicketInput,
  ): Promise<Omit<SignUpPayload, 'userErrors'>> {
    const signUp = await rotateTicket(context, input);
    context.loaders.of(ticketsOfSignUps).clear(signUp.id);
    return { signUp };
  }

  @FieldResolver(() => TicketType, {
    nullable: true,
    description:
      'The code of the place, for the door. For the person who signed up, and for owner and editors of the event; FORBIDDEN (and null) for others, and null in webhooks.',
  })
  async ticket(@Ctx() context: Context, @Root() signUp: SignUp): Promise<Ticket | null> {
    if (context.isForWebhook) return null;
    // At once with the check, which takes a turn for others' tickets alone: all of a list are one statement.
    const loading = context.loaders.of(ticketsOfSignUps).load(signUp.id);
    const [ticket] = await Promise.all([loading, requireContactRight(context, signUp)]);
    return ticket;
  }
}
