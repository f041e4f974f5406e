import { escape as escapeHtml } from 'es-toolkit/string/escape';
import { withBrand } from '../brand/brand-head.js';
import type { Site } from './site.js';

/** The places of the client's index.html that a page fills. */
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description"[^>]*>/;
const HEAD_END = '</head>';
const CLIENT_SCRIPTS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
const ROOT = /<div id="root">.*?<\/div>/s;

/** The parts that a page puts into index.html. */
export interface PageParts {
  title: string;
  description: string;
  /** Elements for the head, written out. */
  head: string;
  /** Elements at the end of the head, for scripts: after what the first paint needs. */
  scripts: string;
  /** What React has rendered. */
  html: string;
  /** The state from which it was rendered; null where no script goes on with it. */
  state: object | null;
}

/**
 * Fills the client's index.html. Null for a file without the places to fill: it is sent as it is then.
 * Nothing is written into the text by a replacement pattern, in which a title with `$&` would have a meaning.
 */
export function pageTemplate(
  shell: string,
  site: Pick<Site, 'brand'>,
): ((parts: PageParts) => string) | null {
  if (!TITLE.test(shell) || !DESCRIPTION.test(shell) || !shell.includes(HEAD_END) || !ROOT.test(shell))
    return null;
  return ({ title, description, head, scripts, html, state }) =>
    withBrand(shell, site.brand)
      .replace(TITLE, () => `<title>${escapeHtml(title)}</title>`)
      .replace(DESCRIPTION, () => `<meta name="description" content="${escapeHtml(description)}" />${head}`)
      .replace(HEAD_END, () => scripts + HEAD_END)
      .replace(
        ROOT,
        () =>
          `<div id="root">${html}</div>${state ? dataBlock('application/json', state, 'page-state') : ''}`,
      );
}

/** The shell of a page that does without the client's scripts. */
export function withoutClientScripts(shell: string): string {
  return shell.replace(CLIENT_SCRIPTS, '');
}

/** The shell of a page that search engines must not list. */
export function withoutIndexing(shell: string): string {
  return shell.replace(HEAD_END, () => NO_INDEX + HEAD_END);
}

export const NO_INDEX = '<meta name="robots" content="noindex" />';

/** JSON in a page. No browser runs it, so the Content-Security-Policy need not allow it; no `<` can end the block early. */
export function dataBlock(type: string, data: object, id?: string): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${json}</script>`;
}

/** The address of the client's style sheet; undefined where the client was built without one. */
export function styleSheetPath(shell: string): string | undefined {
  return /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(shell)?.[1];
}
