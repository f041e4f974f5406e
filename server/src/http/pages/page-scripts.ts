import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageVisit, RenderedPage } from './page-renderer.js';

/** Elements of the head for the files of one page, which the browser would otherwise find only after the first scripts. */
export type PageScripts = (visit: Pick<PageVisit, 'page' | 'isSignedIn'>) => string;

/** Paths, as `client/page-scripts.ts` lists them. */
type Listed = Record<RenderedPage['name'] | 'signedIn', Record<'scripts' | 'styles', string[]>>;

export async function loadPageScripts(clientFolder: string): Promise<PageScripts> {
  const listed: Listed = JSON.parse(await readFile(join(clientFolder, 'page-scripts.json'), 'utf8'));
  return ({ page, isSignedIn }) => {
    const files = [listed[page.name], ...(isSignedIn ? [listed.signedIn] : [])];
    const styles = new Set(files.flatMap((of) => of.styles));
    const scripts = new Set(files.flatMap((of) => of.scripts));
    return [
      ...[...styles].map((path) => `<link rel="stylesheet" crossorigin href="${path}" />`),
      ...[...scripts].map(
        (path) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${path}" />`,
      ),
    ].join('');
  };
}
