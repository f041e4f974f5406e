import { escape as escapeHtml } from 'es-toolkit/string/escape';
import { type DocsPage, docsPath } from './docs-contents.js';

export interface SearchedPage {
  page: DocsPage;
  /** With its tables, as Markdown. */
  markdown: string;
}

/** Characters of what is searched for; more than that no page has. */
const MAX_SEARCH = 100;

/** The pages that have every word, those with one in their title first. */
export function findPages(pages: readonly SearchedPage[], search: string): DocsPage[] {
  const words = search.slice(0, MAX_SEARCH).toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const inTitle = ({ title }: DocsPage) => words.some((word) => title.toLowerCase().includes(word));
  const found = pages
    .filter(({ page, markdown }) => hasAll(`${page.title} ${markdown}`))
    .map(({ page }) => page);
  return [...found.filter(inTitle), ...found.filter((page) => !inTitle(page))];
}

/** The page of a search, as HTML. */
export function foundHtml(found: readonly DocsPage[], search: string): string {
  const shown = escapeHtml(search.slice(0, MAX_SEARCH));
  if (found.length === 0) return `<h1>Search</h1><p>No page has ‘${shown}’. Try another word.</p>`;
  const items = found.map((page) => `<li><a href="${docsPath(page)}">${escapeHtml(page.title)}</a></li>`);
  return `<h1>Pages with ‘${shown}’</h1><ul>${items.join('')}</ul>`;
}
