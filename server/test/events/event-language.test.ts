import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDraft, publishDraft, wholeDraft } from '../event-drafts/draft-operations.js';
import { graphql } from '../gql/index.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { createEvent, updateEvent } from './event-operations.js';
import { seriesOf } from './series-operations.js';

const LANGUAGES = graphql(`query LanguageOfEvent($id: ID!) {
  event(id: $id) { language updatedAt series { events { nodes { language } } } }
}`);

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  staff = await app.world.staff();
});
afterAll(() => app.close());

const languageOf = async (id: string) => (await app.anonymous().graphql(LANGUAGES, { id })).data.event;

it('the language of an event is stored in its usual form, and unknown without one', async () => {
  const { id } = await app.world.event(staff, { language: 'PT-br' });
  expect(await languageOf(id)).toMatchObject({ language: 'pt-BR' });
  expect(await languageOf((await app.world.event(staff)).id)).toMatchObject({ language: null });
});

it('the language can be changed alone, and taken away', async () => {
  const { id } = await app.world.event(staff, { language: 'de' });
  const before = await languageOf(id);
  await updateEvent(staff.client, { id, language: 'cy' });
  const after = await languageOf(id);
  expect(after?.language).toBe('cy');
  expect(after?.updatedAt).not.toBe(before?.updatedAt);
  await updateEvent(staff.client, { id, title: 'Bara' });
  expect((await languageOf(id))?.language).toBe('cy');
  await updateEvent(staff.client, { id, language: null });
  expect((await languageOf(id))?.language).toBeNull();
});

it.each(['english', 'en_GB', 'x"><script>', 'a'.repeat(10_000)])('%j is refused', async (language) => {
  const userErrors = [
    {
      code: 'INVALID_LANGUAGE',
      message: 'Choose a language by its tag, such as en or pt-BR',
      field: 'language',
    },
  ];
  expect((await createEvent(staff.client, { language })).data.createEvent).toEqual({
    event: null,
    userErrors,
  });
});

it('a draft has it, its event too, and each date of a series', async () => {
  const { id } = await newDraft(staff, { ...wholeDraft, language: 'he' });
  await publishDraft(staff.client, id);
  expect((await languageOf(id))?.language).toBe('he');
  const { events } = await seriesOf(app.world, staff, { pricePence: 0, language: 'fr' }, { count: 3 });
  const [first] = events.nodes;
  const found = await languageOf(first?.id ?? '');
  expect(found?.series?.events.nodes).toEqual([{ language: 'fr' }, { language: 'fr' }, { language: 'fr' }]);
});
