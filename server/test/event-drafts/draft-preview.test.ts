import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFolder, manyPages } from '../pages/built-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { deleteDraft, newDraft, publishDraft, renewPreview, wholeDraft } from './draft-operations.js';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false, clientFolder, env: manyPages });
  staff = await app.world.staff();
});
afterAll(() => app.close());

async function visit(url: string) {
  const { pathname } = new URL(url);
  const response = await app.anonymous().request(pathname, { headers: { accept: 'text/html' } });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

describe('a preview link', () => {
  it('E1: shows a stranger the draft as HTML, with nothing to press and no script of the client', async () => {
    const { previewUrl } = await newDraft(staff, { ...wholeDraft, capacity: 12 });
    const { status, html } = await visit(previewUrl);
    expect(status).toBe(200);
    for (const shown of [
      'Preview: this event is not published',
      wholeDraft.title,
      wholeDraft.location,
      'Sunday 9 May 2027',
      '13:00 – 15:30',
      '<em>solder</em>',
      '12 places',
    ])
      expect(html).toContain(shown);
    expect(html).not.toMatch(/<form|<button|<input|type="module"|modulepreload|application\/(ld\+)?json/);
    expect(html).toContain('<meta name="robots" content="noindex" />');
  });

  it('E1: is stored by no cache, listed by no search engine, and told to no other site', async () => {
    const { previewUrl } = await newDraft(staff);
    for (const url of [previewUrl, `${previewUrl}x`]) {
      const { headers } = await visit(url);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
    }
  });

  it('shows a draft of a title alone', async () => {
    const { html } = await visit((await newDraft(staff)).previewUrl);
    expect(html).toContain('Not decided yet');
  });

  it('E1: finds nothing with another secret, after a renewal or a deletion', async () => {
    const one = await newDraft(staff, wholeDraft);
    const other = await newDraft(staff, wholeDraft);
    const secretOf = (url: string) => url.split('/').at(-1) ?? '';
    const mixed = one.previewUrl.replace(secretOf(one.previewUrl), secretOf(other.previewUrl));
    expect((await visit(mixed)).status).toBe(404);
    expect((await visit('http://x/drafts/x/preview/x')).status).toBe(404);
    const { data } = await renewPreview(staff.client, one.id);
    expect((await visit(one.previewUrl)).status).toBe(404);
    expect((await visit(data.renewDraftPreview.eventDraft?.previewUrl ?? '')).status).toBe(200);
    await deleteDraft(staff.client, other.id);
    const { status, html } = await visit(other.previewUrl);
    expect(status).toBe(404);
    expect(html).not.toContain(wholeDraft.title);
  });

  it('leads to the event after its draft was published', async () => {
    const { id, previewUrl } = await newDraft(staff, wholeDraft);
    await publishDraft(staff.client, id);
    const { status, headers } = await visit(previewUrl);
    expect(status).toBe(302);
    expect(new URL(headers.get('location') ?? '').pathname).toBe(`/events/${id}`);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('harms no page, whatever is in the draft', async () => {
    const title = '</title><script>alert(1)</script> $& $`';
    const { previewUrl } = await newDraft(staff, { title, description: title, location: title, type: title });
    const { html } = await visit(previewUrl);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('$&amp; $`');
  });
});
