import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  GraphQLISODateTime,
  Mutation,
  Resolver,
  Root,
} from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { Conditions } from '../../platform/database/sql/conditions.js';
import type { Connection } from '../../platform/graphql/lists/connection.js';
import { pageRequest } from '../../platform/graphql/lists/page-request.js';
import { anyBrowser, ownAccount, signedIn, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { AccountType } from '../accounts/account.types.js';
import { confirmContact } from '../contacts/confirm-contact.js';
import { typedEmail } from '../contacts/contact.js';
import type { Context } from '../context.js';
import type { Event } from '../events/event.entity.js';
import { EventType } from '../events/event.types.js';
import { eventsById } from '../events/events.loader.js';
import { DayRangeArguments, EventDay } from '../events/lists/event-days.types.js';
import { byStartOfEvent } from '../events/lists/event-order.js';
import { listEventDays, MAX_DAYS } from '../events/lists/list-event-days.js';
import { IS_VISIBLE } from '../events/visible-to.js';
import { listSignUpsOf } from './lists/list-sign-ups.js';
import type { SignUp } from './sign-up.entity.js';
import { requireContactRight } from './sign-up.policy.js';
import {
  ConfirmContactInput,
  ConfirmContactPayload,
  OwnSignUpsArguments,
  ofSignUpsOrDoor,
  SignUpConnection,
  SignUpInput,
  SignUpPayload,
  SignUpType,
} from './sign-up.types.js';
import { signUpToEvent } from './sign-up-to-event.js';

@Resolver(() => SignUpType)
export class SignUpResolver {
  @Access(withScope(signedIn, AccessScope.SIGN_UPS_WRITE))
  @Mutation(() => SignUpPayload, { description: 'Signs the viewer up to a free event.' })
  async signUp(
    @Ctx() context: Context,
    @Arg('input', () => SignUpInput) input: SignUpInput,
  ): Promise<Omit<SignUpPayload, 'userErrors'>> {
    return { signUp: await signUpToEvent(context, input) };
  }

  @Access(anyBrowser)
  @Mutation(() => ConfirmContactPayload, {
    description:
      'Confirms, by the link that was sent to it, an address that a person typed when they signed up. Mails about the event go there from then on.',
  })
  async confirmContact(
    @Ctx() context: Context,
    @Arg('input', () => ConfirmContactInput) input: ConfirmContactInput,
  ): Promise<Omit<ConfirmContactPayload, 'userErrors'>> {
    return { event: await confirmContact(context, input) };
  }

  @Access(ofSignUpsOrDoor)
  @FieldResolver({ description: 'As typed when signing up.' })
  @Extensions({ maxLength: 200 })
  name(@Root() { contact }: SignUp): string {
    return contact.name;
  }

  @FieldResolver(() => GraphQLISODateTime, {
    description:
      'When name, address or the choice of the people who see the name were last changed; else when the person signed up.',
  })
  updatedAt(@Root() { changedAt, signedUpAt }: SignUp): Date {
    return changedAt ?? signedUpAt;
  }

  @FieldResolver(() => EventType, { description: 'The event of the place.' })
  event(@Ctx() { loaders }: Context, @Root() signUp: SignUp): Promise<Event> {
    return loaders.of(eventsById).load(signUp.eventId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "As typed when signing up. For the person who signed up, and for the event's owner and editors; FORBIDDEN (and null) for others.",
  })
  @Extensions({ maxLength: 254 })
  async email(@Ctx() context: Context, @Root() signUp: SignUp): Promise<string> {
    await requireContactRight(context, signUp);
    return typedEmail(signUp.contact);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      "False while the address is another than the account's own and its owner has not confirmed it: mails go to the account's own until then. For those who may see the address; FORBIDDEN (and null) for others.",
  })
  async emailConfirmed(@Ctx() context: Context, @Root() signUp: SignUp): Promise<boolean> {
    await requireContactRight(context, signUp);
    return signUp.contact.unconfirmedEmail === null;
  }
}

@Resolver(() => AccountType)
export class AccountSignUpsResolver {
  @Access(withScope(ownAccount, AccessScope.SIGN_UPS_READ))
  @FieldResolver(() => SignUpConnection, {
    nullable: true,
    description: "The account's own sign-ups, the soonest event first.",
  })
  signUps(
    @Ctx() { database, services }: Context,
    @Root() account: AccountType,
    @Args(() => OwnSignUpsArguments) { hasEnded = null, ...page }: OwnSignUpsArguments,
  ): Promise<Connection<SignUp>> {
    const end = { hasEnded, now: services.clock.now() };
    return listSignUpsOf(database, account.id, pageRequest(page, byStartOfEvent.keys), end);
  }

  @Access(withScope(ownAccount, AccessScope.SIGN_UPS_READ))
  @FieldResolver(() => [EventDay], {
    description: 'The days of a calendar on which events start that the account has a place at.',
  })
  @Extensions({ cost: 20, pageSize: () => MAX_DAYS })
  signUpDays(
    @Ctx() { database, services }: Context,
    @Root() { id }: AccountType,
    @Args(() => DayRangeArguments) range: DayRangeArguments,
  ): Promise<EventDay[]> {
    const conditions = new Conditions()
      .add('id IN (SELECT event_id FROM sign_ups WHERE account_id = ?)', id)
      .add(IS_VISIBLE);
    return listEventDays(database, range, conditions, services.clock.now());
  }
}
