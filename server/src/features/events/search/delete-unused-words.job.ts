import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { read } from '../../../platform/database/sql/read.js';
import { ROWS } from '../../../platform/jobs/delete-in-batches.js';
import { withRest } from '../../../platform/jobs/with-rest.js';
import { defineJob } from '../../define-job.js';

/** Events of one statement. */
const EVENTS = 1_000;
/** Before all others. */
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';
/** An event that is saved while the job runs gives its words this day or the one before. */
const IS_OLD = 'used_on < current_date - 1';

/** Nightly. Deletes the words that no event has any more, so that a deleted event leaves none of its own behind. */
export const deleteUnusedWordsJob = defineJob({
  name: 'delete-unused-words',
  schema: z.object({}),
  schedule: '51 3 * * *',
  run: async ({ database }) => {
    const used = await wordsOfEvents(database);
    let last: string | undefined = '';
    while (last !== undefined) last = await withRest(() => deleteBatch(database, last ?? '', used));
  },
});

async function wordsOfEvents(database: EntityManager): Promise<Set<string>> {
  const used = new Set<string>();
  let last: string | null = LOWEST_ID;
  while (last) {
    const batch = await withRest(() => readBatch(database, last ?? LOWEST_ID));
    for (const word of batch.words) used.add(word);
    last = batch.last;
  }
  return used;
}

/** The words of the next events by id. Words that are too short or too long to be stored are left out. */
async function readBatch(
  database: EntityManager,
  after: string,
): Promise<{ last: string | null; words: string[] }> {
  const [batch] = await read<{ last: string | null; words: string[] }>(
    database,
    `WITH batch AS (SELECT id, search_text FROM events WHERE id > $1 ORDER BY id LIMIT ${EVENTS})
     SELECT (SELECT id FROM batch ORDER BY id DESC LIMIT 1) AS last, ARRAY(
       SELECT DISTINCT word FROM batch, unnest(string_to_array(search_text, ' ')) AS word
       WHERE length(word) BETWEEN 4 AND 30
     ) AS words`,
    [after],
  );
  return batch ?? { last: null, words: [] };
}

/** @returns the last word that it looked at, or undefined where there is none after it */
async function deleteBatch(
  database: EntityManager,
  after: string,
  used: ReadonlySet<string>,
): Promise<string | undefined> {
  const rows = await read<{ word: string }>(
    database,
    `SELECT word FROM search_words WHERE word > $1 AND ${IS_OLD} ORDER BY word LIMIT ${ROWS}`,
    [after],
  );
  const unused = rows.map(({ word }) => word).filter((word) => !used.has(word));
  if (unused.length > 0)
    await database.query(`DELETE FROM search_words WHERE word = ANY($1) AND ${IS_OLD}`, [unused]);
  return rows.at(-1)?.word;
}
