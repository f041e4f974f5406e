import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { version } from '../../platform/version.js';
import { anyone } from '../accounts/access-rules.js';
import { NameShown } from '../accounts/names/name-shown.js';
import type { Context } from '../context.js';

@Access(anyone)
@ObjectType({ description: 'The facts that a client must know of this installation.', simpleResolvers: true })
export class Settings {
  @Field({ description: 'The name of the product here.' })
  productName: string;

  @Field(() => String, {
    nullable: true,
    description: "The sentence below the heading of the front page; null: the product's own.",
  })
  headline: string | null;

  @Field({ description: 'The version of the server that answers.' })
  version: string;

  @Field({ description: 'The IANA name of the time zone of events for which their team chooses none.' })
  timeZone: string;

  @Field({ description: 'All people with an e-mail address in this domain are staff.' })
  staffDomain: string;

  @Field({ description: 'Whether people can sign in with a Google account.' })
  googleSignInEnabled: boolean;

  @Field({
    description: 'Whether staff must verify their e-mail address before they can create and change events.',
  })
  requireVerifiedStaff: boolean;

  @Field(() => NameShown, {
    description: 'The people who see the name of a person at an event who has chosen nothing.',
  })
  defaultNameShown: NameShown;

  @Field({ description: 'Whether mails are sent. Without them people get no confirmations and no links.' })
  mailEnabled: boolean;

  @Field({ description: 'Whether events can have a price: card payments are set up.' })
  paymentsEnabled: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Stripe's key for browsers; null where there are no card payments.",
  })
  stripePublishableKey: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Where the browser gets the stand-in for Stripe's script; null: from Stripe itself.",
  })
  stripeScriptUrl: string | null;

  @Field({ description: 'True while Stripe, Google or the mail service is a local stand-in.' })
  sandbox: boolean;
}

@Resolver()
export class SettingsResolver {
  @Access(anyone)
  @Query(() => Settings, { description: 'The facts that a client must know of this installation.' })
  settings(@Ctx() { settings }: Context): Settings {
    const { cardForm } = settings;
    return {
      ...settings,
      headline: settings.brand.headline,
      version,
      stripePublishableKey: cardForm?.publishableKey ?? null,
      stripeScriptUrl: cardForm?.scriptUrl ?? null,
    };
  }
}
