import type { EntityManager } from 'typeorm';
import { adoptNames, type TypedName } from '../accounts/account-name.js';
import { type Contact, isOwn } from '../contacts/contact.js';

/** The form that a person has filled in to sign up, to wait or to pay. */
export interface FilledInForm {
  viewer: TypedName['viewer'];
  contact: Contact;
}

/** A row that comes of such a form. */
export type FilledIn<Row extends { contact: Contact }> = Row & FilledInForm;

/** The first name that a person types beside their own address becomes their account's. */
export function adoptTypedNames(manager: EntityManager, forms: readonly FilledInForm[]): Promise<void> {
  const own = forms.filter(({ contact }) => isOwn(contact));
  return adoptNames(
    manager,
    own.map(({ viewer, contact: { name } }) => ({ viewer, name })),
  );
}
