import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync(new URL('../../docs/upgrade-page.html', import.meta.url), 'utf8');

it('O3: the page of an upgrade says what is true, and needs nothing from the server, which is not there', () => {
  const text = page
    .replace(/<style>[\s\S]*<\/style>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  expect(text).toContain('Turnout is being updated. Your places are safe. Try again in a minute.');
  expect(page).not.toMatch(/\b(src|href|url|@import|<script)\b/);
  expect(page).toContain('<meta name="color-scheme" content="light dark">');
});

it('O3: the guide shows it by the name that it has', () => {
  const guide = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');
  expect(guide.match(/upgrade-page\.html/g)?.length).toBeGreaterThanOrEqual(2);
});
