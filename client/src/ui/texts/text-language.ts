/** Scripts that are written from the right, of the languages that people write in (Unicode, UAX 24). */
const FROM_THE_RIGHT = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr']);

interface TextLanguage {
  lang?: string;
  dir: 'ltr' | 'rtl' | 'auto';
}

/**
 * The attributes of an element with a text that a person wrote: how it is read out, hyphenated and ordered.
 * @param language BCP 47; null: unknown, so that the first letter decides on the direction
 */
export function textLanguage(language: string | null | undefined): TextLanguage {
  if (!language) return { dir: 'auto' };
  const { script = '' } = new Intl.Locale(language).maximize();
  return { lang: language, dir: FROM_THE_RIGHT.has(script) ? 'rtl' : 'ltr' };
}
