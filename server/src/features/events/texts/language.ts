/** RFC 5646, 4.4.1: the longest tag of subtags that are in use. */
const MAX_LANGUAGE = 35;

/**
 * A language tag (BCP 47) in its usual form: `pt-BR` for `PT-br`, `he` for `iw`.
 * @returns undefined for what is none
 */
export function canonicalLanguage(tag: string): string | undefined {
  if (tag.length > MAX_LANGUAGE) return undefined;
  try {
    const locale = new Intl.Locale(tag);
    // The registry has no longer one: `english` is well-formed, and no language.
    return locale.language.length <= 3 ? String(locale) : undefined;
  } catch {
    return undefined;
  }
}
