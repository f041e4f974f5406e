import type { EntityManager } from 'typeorm';
import { columnsOf } from '../../../platform/database/sql/columns.js';
import { Conditions } from '../../../platform/database/sql/conditions.js';
import { addNameSearch } from '../../sign-ups/lists/sign-up-search.js';
import { SignUp } from '../../sign-ups/sign-up.entity.js';

export const MAX_FOUND = 20;
const SHORTEST = 2;

/** People with a place by their names, in the order of the names. Addresses are not searched: the door does not know them (T7). */
export async function searchPeople(
  database: EntityManager,
  eventId: string,
  text: string,
): Promise<SignUp[]> {
  if ([...text.trim()].length < SHORTEST) return [];
  const conditions = addNameSearch(new Conditions().add('event_id = ?', eventId), text);
  const columns = columnsOf(database, SignUp);
  return columns.query(
    database,
    `SELECT ${columns.sql} FROM sign_ups WHERE ${conditions.sql} ORDER BY lower(name), id LIMIT ${MAX_FOUND}`,
    conditions.values,
  );
}
