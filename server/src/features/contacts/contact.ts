import { Check, Column } from 'typeorm';
import { ErrorCode } from '../error-code.js';
import type { ProductSettings } from '../product-settings.js';
import { UserError } from '../user-error.js';

/** The person that a sign-up is for. */
export class Contact {
  /** As typed in the form. */
  @Column('text')
  name: string;

  /** Where mails go: the account's own address, or another that its owner has confirmed. Lower case. */
  @Column('text')
  email: string;

  /** Another address that was typed, until its owner confirms it; null when there is none. Lower case. */
  @Column('text', { nullable: true })
  unconfirmedEmail: string | null;
}

/** The database's checks of the contacts in a table, erased ones included. */
export function ContactChecks(table: string): ClassDecorator {
  const checks = {
    name_length: `length(name) BETWEEN 1 AND 200`,
    email_lower_case: `email = lower(email) AND length(email) BETWEEN 3 AND 254`,
    unconfirmed_email_other: `unconfirmed_email = lower(unconfirmed_email) AND length(unconfirmed_email) BETWEEN 3 AND 254 AND unconfirmed_email <> email`,
  };
  return (entity) => {
    for (const [name, expression] of Object.entries(checks)) Check(`${table}_${name}`, expression)(entity);
  };
}

/** A contact that can be erased while its row stays. */
export class ErasableContact {
  @Column('text', { nullable: true })
  name: string | null;

  /** As in `Contact`. */
  @Column('text', { nullable: true })
  email: string | null;

  /** As in `Contact`. */
  @Column('text', { nullable: true })
  unconfirmedEmail: string | null;
}

export const ERASED_CONTACT: Readonly<ErasableContact> = { name: null, email: null, unconfirmedEmail: null };

const NOT_CONFIRMABLE =
  'No mail is sent from here at the moment, so another address cannot be confirmed. Enter the address of your account';

/**
 * The contact of a person who signs up, free or paid. Anybody can type anybody's address, so another than their own
 * gets no mails and takes no place before its owner has confirmed it.
 * @param account the one that signs up; its address is lower case
 * @param typed the checked form: `email` is lower case
 * @throws UserError MAIL_UNAVAILABLE for another address where no mail can ask its owner
 */
export function contactOf(
  { mailEnabled }: Pick<ProductSettings, 'mailEnabled'>,
  account: { email: string },
  typed: { name: string; email: string },
): Contact {
  const unconfirmedEmail = typed.email === account.email ? null : typed.email;
  if (unconfirmedEmail && !mailEnabled)
    throw new UserError(ErrorCode.MAIL_UNAVAILABLE, 'email', NOT_CONFIRMABLE);
  return { name: typed.name, email: account.email, unconfirmedEmail };
}

/** Whether it is for the account's own owner: with another address the name may be another person's, too. */
export function isOwn({ unconfirmedEmail }: Contact): boolean {
  return unconfirmedEmail === null;
}

/** The address as it was typed, confirmed or not. */
export function typedEmail<Email extends string | null>({
  email,
  unconfirmedEmail,
}: {
  email: Email;
  unconfirmedEmail: string | null;
}): Email | string {
  return unconfirmedEmail ?? email;
}
