import type { EntityManager } from 'typeorm';
import { adoptNames, type TypedName } from '../accounts/names/account-name.js';
import { type ChosenNameShown, rememberNameShown } from '../accounts/names/remember-name-shown.js';
import { type Contact, isOwn } from '../contacts/contact.js';

/** The form that a person has filled in to sign up, to wait or to pay. */
export interface FilledInForm extends ChosenNameShown {
  viewer: TypedName['viewer'] & ChosenNameShown['viewer'];
  contact: Contact;
}

/** A row that comes of such a form. */
export type FilledIn<Row extends { contact: Contact }> = Row & FilledInForm;

/**
 * The first name that a person types beside their own address becomes their account's, and so does each choice of the people who see the
 * name.
 */
export async function rememberFromForms(
  manager: EntityManager,
  forms: readonly FilledInForm[],
): Promise<void> {
  const own = forms.filter(({ contact }) => isOwn(contact));
  await adoptNames(
    manager,
    own.map(({ viewer, contact: { name } }) => ({ viewer, name })),
  );
  await rememberNameShown(manager, forms);
}
