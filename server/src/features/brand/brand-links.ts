/** A link at the foot of each page: imprint, privacy and the like. */
export interface BrandLink {
  label: string;
  /** `https:` or `mailto:`, or a path of the site. */
  url: string;
}

export const MAX_LINKS = 5;
const MAX_LABEL_LENGTH = 40;
const MAX_URL_LENGTH = 500;

/** Why a link cannot be used, or null. */
export function linkProblem({ label, url }: BrandLink): string | null {
  if (!label || label.length > MAX_LABEL_LENGTH) return `a label has 1 to ${MAX_LABEL_LENGTH} characters`;
  if (!isHarmless(url))
    return `an address begins with https://, mailto: or /, and has no spaces and at most ${MAX_URL_LENGTH} characters`;
  return null;
}

/** Whether a browser that follows the address can only open a page or a mail (V5): no `javascript:`, and no `//host` taken for a path. */
function isHarmless(url: string): boolean {
  if (url.length > MAX_URL_LENGTH || !url.isWellFormed() || /[\s\p{Cc}\\]/u.test(url)) return false;
  if (url.startsWith('/')) return !url.startsWith('//') && URL.canParse(url, 'https://site.invalid');
  return /^(?:https:\/\/|mailto:)[^/]/i.test(url) && URL.canParse(url);
}

/**
 * Links as a variable of the environment has them: `Imprint https://example.org/imprint, Privacy /privacy`. The last word of
 * each is its address.
 */
export function readLinks(text: string): BrandLink[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const end = part.search(/\s\S+$/);
      return end < 0
        ? { label: '', url: part }
        : { label: part.slice(0, end).trim(), url: part.slice(end + 1) };
    });
}
