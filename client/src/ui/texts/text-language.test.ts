import { expect, it } from 'vitest';
import { textLanguage } from './text-language';

it.each([
  ['en', 'ltr'],
  ['pt-BR', 'ltr'],
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['fa-AF', 'rtl'],
  ['ur', 'rtl'],
  ['yi', 'rtl'],
  ['ku-Arab', 'rtl'],
  ['az-Latn', 'ltr'],
  ['ja', 'ltr'],
])('a text in %s is read %s', (lang, dir) => {
  expect(textLanguage(lang)).toEqual({ lang, dir });
});

it('the first letter decides where the language is unknown', () => {
  expect(textLanguage(null)).toEqual({ dir: 'auto' });
});
