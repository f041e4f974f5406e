import { expect, it } from 'vitest';
import { canonicalLanguage } from './language.js';

it.each([
  ['en', 'en'],
  ['PT-br', 'pt-BR'],
  ['zh-hant-tw', 'zh-Hant-TW'],
  ['iw', 'he'],
  ['sr-latn', 'sr-Latn'],
  ['es-419', 'es-419'],
])('takes %j as %j', (tag, canonical) => {
  expect(canonicalLanguage(tag)).toBe(canonical);
});

it.each([
  '',
  ' ',
  'english',
  'e',
  'en_GB',
  'en-',
  '-en',
  'de en',
  'x"><script>',
  `en-${'a1b2c3d4-'.repeat(4)}x`,
  '日本語',
  'en\u0000',
])('takes %j for no language', (tag) => {
  expect(canonicalLanguage(tag)).toBeUndefined();
});
