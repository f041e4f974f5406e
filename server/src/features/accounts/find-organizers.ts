import type { EntityManager } from 'typeorm';
import { read } from '../../platform/database/sql/read.js';

/** As many as one word may lead to: of more, those with the lowest ids. */
const MAX_ORGANIZERS = 50;

/** SQL for a name without case, accents and apostrophes. The index accounts_organizer_names is on the same. */
const foldedName = `regexp_replace(normalize(lower(name), NFKD), '[\\u0300-\\u036f''’‘ʼ\`´＇]', '', 'g')`;

/**
 * The staff with a word of their name that begins with a word, for each of some words. The name of an event's creator
 * is public. Staff who created no event must not be shown by what callers make of this.
 * @param words without anything but letters and digits
 * @returns ids, in the order of the words
 */
export async function findOrganizers(database: EntityManager, words: readonly string[]): Promise<string[][]> {
  const found = await read<{ ids: string[] | null }>(
    database,
    `SELECT (
       SELECT (array_agg(id ORDER BY id))[1:${MAX_ORGANIZERS}] FROM accounts
       WHERE role = 'STAFF' AND to_tsvector('simple', ${foldedName}) @@ to_tsquery('simple', '''' || word || ''':*')
     ) AS ids
     FROM unnest($1::text[]) WITH ORDINALITY AS words (word, place) ORDER BY place`,
    [words],
  );
  return found.map(({ ids }) => ids ?? []);
}
