import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.js';
import { descriptionAsText, descriptionInOneLine } from './markdown-text.js';

const description = `Come *early* and bring:

- flour, **strong** or rye
  - a kilo
- [a jar](https://example.org/jar)

2. Mix
3. Wait

Ask [Ada](mailto:ada@example.org) or <https://example.org>.`;

it('is text without markup, with the addresses of its links', () => {
  expect(descriptionAsText(description)).toBe(`Come early and bring:

- flour, strong or rye
  - a kilo
- a jar (https://example.org/jar)

2. Mix
3. Wait

Ask Ada (ada@example.org) or https://example.org.`);
});

it('is the text that was written where nothing is markup', () => {
  const plain = 'Doors at 19:00 & music from 20:00.\n£5 * 2 for couples\n\n# 1 in Leeds: <3';
  expect(descriptionAsText(plain)).toBe(plain);
});

it('is one line of words for cards and search engines', () => {
  expect(descriptionInOneLine(description)).toBe(
    'Come early and bring: flour, strong or rye · a kilo · a jar 2. Mix · 3. Wait Ask Ada or https://example.org.',
  );
});

it('is 200 characters at most as an excerpt, and ends with a whole word', () => {
  const excerpt = excerptOf({ description: '**Flour**, water, salt and time. '.repeat(20) });
  expect(excerpt.length).toBeLessThanOrEqual(200);
  expect(excerpt).toMatch(/^Flour, water, salt and time\. .* (?:Flour,|water,|salt|and|time\.)…$/);
  expect(excerptOf({ description: 'x'.repeat(5_000) })).toBe(`${'x'.repeat(100)}…`);
});
