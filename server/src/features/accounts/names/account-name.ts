import { uniqBy } from 'es-toolkit/array/uniqBy';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../viewer.js';

/** In code points. */
export const MAX_NAME_LENGTH = 200;

export interface TypedName {
  viewer: Pick<Viewer, 'accountId' | 'nameConfirmed'>;
  /** Checked already. */
  name: string;
}

/**
 * Takes names that people typed as their accounts', where those have only the part of the address before the @ so
 * far: one statement for all of them, and none where no account needs a name. It waits for nobody: an account that is
 * being changed elsewhere takes the next name that is typed. Of two names for one account the first counts.
 */
export async function adoptNames(manager: EntityManager, typed: readonly TypedName[]): Promise<void> {
  const nameless = typed.filter(({ viewer }) => !viewer.nameConfirmed);
  if (nameless.length === 0) return;
  const people = uniqBy(nameless, ({ viewer }) => viewer.accountId);
  await manager.query(
    `UPDATE accounts SET name = typed.name, name_confirmed = true
     FROM unnest($1::uuid[], $2::text[]) AS typed (account_id, name)
     WHERE accounts.id = account_id AND accounts.id IN (
       SELECT id FROM accounts WHERE id = ANY($1) AND NOT name_confirmed FOR NO KEY UPDATE SKIP LOCKED
     )`,
    [people.map(({ viewer }) => viewer.accountId), people.map(({ name }) => name)],
  );
}
