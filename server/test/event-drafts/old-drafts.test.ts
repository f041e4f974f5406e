import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteOldDraftsJob } from '../../src/features/event-drafts/delete-old-drafts.job.js';
import { logIn } from '../accounts/account-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { newDraft, saveDraft } from './draft-operations.js';

const DAY = 24 * 60 * 60 * 1000;
const mail = new FakeMailGateway();
let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ mail, doJobs: false });
  staff = await app.world.staff();
});
afterAll(() => app.close());

async function night() {
  await deleteOldDraftsJob.run(app.jobContext, {});
  await doJobs(app);
}
/** The session of the year before is over. */
async function clientOf({ email }: Person) {
  const client = app.anonymous();
  await logIn(client, { role: 'STAFF', email });
  return client;
}
const mails = () => mail.to(staff.email).filter(({ subject }) => subject.startsWith('Your draft'));

it('deletes a draft a year after its last change, with one mail a month before', async () => {
  const { id } = await newDraft(staff, { title: 'Old' });
  app.clock.advance(334 * DAY);
  await deleteOldDraftsJob.run(app.jobContext, {});
  expect(mails()).toEqual([]);
  app.clock.advance(DAY);
  await night();
  await night();
  expect(mails()).toHaveLength(1);
  const client = await clientOf(staff);
  const { data } = await saveDraft(client, { id, title: 'Still wanted' });
  expect(data.saveEventDraft.userErrors).toEqual([]);
  app.clock.advance(31 * DAY);
  await deleteOldDraftsJob.run(app.jobContext, {});
  expect(await app.database.query('SELECT FROM event_drafts WHERE id = $1', [id])).toHaveLength(1);
  app.clock.advance(304 * DAY);
  await night();
  expect(mails()).toHaveLength(2);
  app.clock.advance(29 * DAY);
  await night();
  expect(await app.database.query('SELECT FROM event_drafts WHERE id = $1', [id])).toHaveLength(1);
  app.clock.advance(DAY);
  await night();
  expect(await app.database.query('SELECT FROM event_drafts WHERE id = $1', [id])).toEqual([]);
  expect(mails()).toHaveLength(2);
});
