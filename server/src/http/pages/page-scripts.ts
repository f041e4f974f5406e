import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageVisit, PublicPage } from './page-renderer.js';

/** Elements of the head for the scripts of one page, which the browser would otherwise find only after the first ones. */
export type PageScripts = (visit: Pick<PageVisit, 'page' | 'isSignedIn'>) => string;

/** As `client/page-scripts.ts` lists them. */
type Listed = Record<PublicPage['name'] | 'signedIn', string[]>;

export async function loadPageScripts(clientFolder: string): Promise<PageScripts> {
  const listed: Listed = JSON.parse(await readFile(join(clientFolder, 'page-scripts.json'), 'utf8'));
  return ({ page, isSignedIn }) => {
    const paths = new Set([...listed[page.name], ...(isSignedIn ? listed.signedIn : [])]);
    return [...paths]
      .map((path) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${path}" />`)
      .join('');
  };
}
