import { uniqBy } from 'es-toolkit/array/uniqBy';
import type { EntityManager } from 'typeorm';
import type { ProductSettings } from '../../product-settings.js';
import type { Viewer } from '../viewer.js';
import type { NameShown } from './name-shown.js';

type Person = Pick<Viewer, 'accountId' | 'defaultNameShown'>;

/** A person, and the people who see their name, where they have chosen that in a form; null where they have left it out. */
export interface ChosenNameShown {
  viewer: Person;
  chosenNameShown: NameShown | null;
}

/** The people who see the name of a person at their next place: their choice, else the account's, else the installation's. */
export function nameShownOf(
  { defaultNameShown }: Pick<ProductSettings, 'defaultNameShown'>,
  { viewer, chosenNameShown }: ChosenNameShown,
): NameShown {
  return chosenNameShown ?? viewer.defaultNameShown ?? defaultNameShown;
}

/**
 * Makes choices of forms those of the accounts: one statement for all of them, and none where no choice is new. It waits for
 * nobody: an account that is being changed elsewhere, or was changed since, keeps its choice. Of two for one account the first counts.
 */
export async function rememberNameShown(
  manager: EntityManager,
  forms: readonly ChosenNameShown[],
): Promise<void> {
  const changed = forms.filter(
    ({ viewer, chosenNameShown }) => chosenNameShown && chosenNameShown !== viewer.defaultNameShown,
  );
  if (changed.length === 0) return;
  const people = uniqBy(changed, ({ viewer }) => viewer.accountId);
  await manager.query(
    `UPDATE accounts SET default_name_shown = chosen.name_shown
     FROM unnest($1::uuid[], $2::text[], $3::text[]) AS chosen (account_id, name_shown, known)
     WHERE accounts.id = account_id AND accounts.default_name_shown IS NOT DISTINCT FROM known AND accounts.id IN (
       SELECT id FROM accounts WHERE id = ANY($1) FOR NO KEY UPDATE SKIP LOCKED
     )`,
    [
      people.map(({ viewer }) => viewer.accountId),
      people.map(({ chosenNameShown }) => chosenNameShown),
      people.map(({ viewer }) => viewer.defaultNameShown),
    ],
  );
}
