import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDraft, wholeDraft } from '../event-drafts/draft-operations.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { clientFolder, manyPages } from './built-client.js';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ clientFolder, env: manyPages, doJobs: false });
  staff = await app.world.staff();
});
afterAll(() => app.close());

const htmlAt = async (path: string) =>
  (await app.anonymous().request(path, { headers: { accept: 'text/html' } })).text();
const pageOf = async (fields: object) => htmlAt(`/events/${(await app.world.event(staff, fields)).id}`);
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');

describe('the page of an event without scripts', () => {
  it('says in which language title and description are, and in which direction', async () => {
    const html = await pageOf({ title: 'خبز للمبتدئين', description: 'دقيق وماء.', language: 'ar' });
    expect(html).toMatch(/<h1[^>]* lang="ar" dir="rtl"[^>]*>خبز/);
    expect(html).toMatch(/<div[^>]* lang="ar" dir="rtl"><p>دقيق/);
    expect(dataOf(html)).toMatchObject({ '@type': 'Event', inLanguage: 'ar' });
    // The rest of the page is in the product's language.
    expect(html).toMatch(/<html[^>]* lang="en/);
  });

  it('leaves the direction to the first letter where the language is unknown', async () => {
    const html = await pageOf({ title: 'Bread' });
    expect(html).toMatch(/<h1[^>]* dir="auto"[^>]*>Bread/);
    expect(html).toContain('<p dir="auto">Flour');
    expect(dataOf(html)).not.toHaveProperty('inLanguage');
  });
});

it('the list marks each title', async () => {
  await app.world.event(staff, { title: 'Brot für alle', language: 'de' });
  expect(await htmlAt('/events?search=Brot')).toMatch(/<h3[^>]* lang="de" dir="ltr"[^>]*>/);
});

it('the preview of a draft does so, too', async () => {
  const { previewUrl } = await newDraft(staff, { ...wholeDraft, language: 'he' });
  expect(await htmlAt(new URL(previewUrl).pathname)).toMatch(/<h1[^>]* lang="he" dir="rtl"/);
});
