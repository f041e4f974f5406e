import type { EntityManager, EntityTarget } from 'typeorm';
import type { Viewer } from '../viewer.js';
import { type NameShown, widerThan } from './name-shown.js';

type Person = Pick<Viewer, 'accountId' | 'defaultNameShown'>;

interface NamedRow {
  id: string;
  accountId: string | null;
  nameShown: NameShown;
}

/**
 * The choices of accounts that were changed since their requests began. The transaction has a lock on the accounts, for which a
 * narrower choice waits, as it waits for that: each sees what the other has done (S50).
 */
export async function choicesSince(
  manager: EntityManager,
  people: readonly Person[],
): Promise<Map<string, NameShown>> {
  const rows = await manager.query<{ accountId: string; nameShown: NameShown }[]>(
    `SELECT accounts.id AS "accountId", default_name_shown AS "nameShown"
     FROM unnest($1::uuid[], $2::text[]) AS known (account_id, name_shown) JOIN accounts ON accounts.id = account_id
     WHERE default_name_shown IS NOT NULL AND default_name_shown IS DISTINCT FROM name_shown`,
    [people.map(({ accountId }) => accountId), people.map(({ defaultNameShown }) => defaultNameShown)],
  );
  return new Map(rows.map(({ accountId, nameShown }) => [accountId, nameShown]));
}

/** The choice that shows a name to fewer people. */
export function narrowerOf(nameShown: NameShown, other: NameShown | undefined): NameShown {
  return other && widerThan(other).includes(nameShown) ? other : nameShown;
}

/** Gives rows that the transaction has added the narrower choice that their accounts have made since. It changes the objects, too. */
export async function narrowAdded<Row extends NamedRow>(
  manager: EntityManager,
  entity: EntityTarget<NamedRow>,
  added: readonly (Row & { viewer: Person })[],
): Promise<void> {
  if (added.length === 0) return;
  const choices = await choicesSince(
    manager,
    added.map(({ viewer }) => viewer),
  );
  for (const row of added) {
    const nameShown = narrowerOf(row.nameShown, choices.get(row.viewer.accountId));
    if (nameShown === row.nameShown) continue;
    row.nameShown = nameShown;
    await manager.update(entity, { id: row.id }, { nameShown });
  }
}
