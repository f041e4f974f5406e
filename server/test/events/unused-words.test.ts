import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteUnusedWordsJob } from '../../src/features/events/search/delete-unused-words.job.js';
import { doJobs } from '../support/do-jobs.js';
import { hold } from '../support/held-rows.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { deleteEvent } from './event-operations.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
afterAll(() => app.close());

const DAYS_AGO = `UPDATE search_words SET used_on = current_date - 2`;
const deleteUnusedWords = () => deleteUnusedWordsJob.run(app.jobContext, {});

async function stored(...words: string[]): Promise<string[]> {
  const rows = await app.database.query<{ word: string }>(
    'SELECT word FROM search_words WHERE word = ANY($1) ORDER BY word',
    [words],
  );
  return rows.map(({ word }) => word);
}

it('C13: the words of a deleted event are deleted in a later night, but for those of other events', async () => {
  const staff = await app.world.staff();
  const gone = await app.world.event(staff, { title: 'Surprise for Bartholomew' });
  await app.world.event(staff, { title: 'Surprise party' });
  await deleteEvent(staff.client, gone.id);
  await doJobs(app);
  await deleteUnusedWords();
  expect(await stored('bartholomew', 'surprise')).toEqual(['bartholomew', 'surprise']);
  await app.database.query(DAYS_AGO);
  await deleteUnusedWords();
  expect(await stored('bartholomew', 'surprise')).toEqual(['surprise']);
});

it('a word stays that an event takes while the job deletes it', async () => {
  const { id } = await app.world.event(await app.world.staff(), { title: 'Kombucha' });
  await app.database.query(`UPDATE events SET search_text = 'tea' WHERE id = $1`, [id]);
  await app.database.query(DAYS_AGO);
  const taking = await hold(app.database, `UPDATE events SET search_text = 'kombucha' WHERE id = $1`, [id]);
  const deleting = deleteUnusedWords();
  await taking.waiting(1);
  await taking.commit();
  await deleting;
  expect(await stored('kombucha')).toEqual(['kombucha']);
});

it('a word that a job deletes meanwhile is stored with the event that takes it', async () => {
  const { id } = await app.world.event(await app.world.staff(), { title: 'Sauerkraut' });
  await app.database.query(DAYS_AGO);
  const deleting = await hold(app.database, `DELETE FROM search_words WHERE word = 'sauerkraut'`, []);
  const taking = app.database.query(`UPDATE events SET search_text = 'sauerkraut' WHERE id = $1`, [id]);
  await deleting.waiting(1);
  await deleting.commit();
  await taking;
  expect(await stored('sauerkraut')).toEqual(['sauerkraut']);
});
