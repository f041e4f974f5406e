import { Arg, Ctx, FieldResolver, GraphQLISODateTime, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { forbidden, ownAccount, signedIn, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { AccountType, accountType, SignInMethod } from '../accounts/account.types.js';
import { AccountPayload } from '../accounts/account-recovery.types.js';
import type { Context } from '../context.js';
import { googleCredentials } from '../google/google-credentials.loader.js';
import type { SignUp } from '../sign-ups/sign-up.entity.js';
import { isOwnSignUp } from '../sign-ups/sign-up.policy.js';
import { SignUpPayload, SignUpType } from '../sign-ups/sign-up.types.js';
import { addEventToCalendar } from './add-event-to-calendar.js';
import {
  AddEventToCalendarInput,
  CalendarConnectionPayload,
  ConnectCalendarInput,
  StartCalendarConnectionInput,
} from './calendar.types.js';
import { connectCalendar } from './connect-calendar.js';
import { disconnectCalendar } from './disconnect-calendar.js';
import { startCalendarConnection } from './start-calendar-connection.js';

type Answer<Payload> = Omit<Payload, 'userErrors'>;

@Resolver()
export class CalendarResolver {
  @Access(signedIn)
  @Mutation(() => CalendarConnectionPayload, {
    description: 'Where to send the browser so that the viewer can connect their Google Calendar.',
  })
  async startCalendarConnection(
    @Ctx() context: Context,
    @Arg('input', () => StartCalendarConnectionInput) input: StartCalendarConnectionInput,
  ): Promise<Answer<CalendarConnectionPayload>> {
    return { authorizationUrl: await startCalendarConnection(context, input) };
  }

  @Access(signedIn)
  @Mutation(() => AccountPayload, {
    description: 'Ends what startCalendarConnection began, with what Google sent back to the browser.',
  })
  async connectCalendar(
    @Ctx() context: Context,
    @Arg('input', () => ConnectCalendarInput) input: ConnectCalendarInput,
  ): Promise<Answer<AccountPayload>> {
    return { account: accountType(await connectCalendar(context, input)) };
  }

  @Access(signedIn)
  @Mutation(() => AccountPayload, { description: 'Takes the authorization back, at Google too.' })
  async disconnectCalendar(@Ctx() context: Context): Promise<Answer<AccountPayload>> {
    return { account: accountType(await disconnectCalendar(context)) };
  }

  @Access(signedIn)
  @Mutation(() => SignUpPayload, {
    description: 'Puts an event that the viewer signed up to into their Google Calendar.',
  })
  async addEventToCalendar(
    @Ctx() context: Context,
    @Arg('input', () => AddEventToCalendarInput) input: AddEventToCalendarInput,
  ): Promise<Answer<SignUpPayload>> {
    return { signUp: await addEventToCalendar(context, input) };
  }
}

@Resolver(() => AccountType)
export class AccountCalendarResolver {
  @Access(withScope(ownAccount, AccessScope.ACCOUNT_READ))
  @FieldResolver(() => [SignInMethod])
  async signInMethods(@Ctx() { loaders }: Context, @Root() account: AccountType): Promise<SignInMethod[]> {
    const credential = await loaders.of(googleCredentials).load(account.id);
    return [
      ...(account.hasPassword ? [SignInMethod.PASSWORD] : []),
      ...(credential?.subject ? [SignInMethod.GOOGLE] : []),
    ];
  }

  @Access(withScope(ownAccount, AccessScope.ACCOUNT_READ))
  @FieldResolver(() => Boolean, {
    description: "Whether events can be put into the person's Google Calendar.",
  })
  async calendarConnected(@Ctx() { loaders }: Context, @Root() account: AccountType): Promise<boolean> {
    const credential = await loaders.of(googleCredentials).load(account.id);
    return credential?.encryptedRefreshToken != null;
  }
}

@Resolver(() => SignUpType)
export class SignUpCalendarResolver {
  @Access(withScope(signedIn, AccessScope.SIGN_UPS_READ))
  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "When it was put into the person's Google Calendar; for the person alone, FORBIDDEN (and null) for others.",
  })
  addedToCalendarAt(@Ctx() { viewer }: Context, @Root() signUp: SignUp): Date | null {
    if (!isOwnSignUp(viewer, signUp)) throw forbidden();
    return signUp.addedToCalendarAt;
  }
}
