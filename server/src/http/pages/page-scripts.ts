import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageVisit, RenderedPage } from './page-renderer.js';

/** Elements of the head for the files of one page, which the browser would otherwise find only after the first scripts. */
export type PageScripts = (visit: Pick<PageVisit, 'page' | 'isSignedIn'>) => string;

/** Paths, as `client/page-scripts.ts` lists them. */
type Listed = Record<
  RenderedPage['name'] | 'signedIn' | 'eventDraft',
  Record<'scripts' | 'styles', string[]>
>;

export async function loadPageScripts(clientFolder: string): Promise<PageScripts> {
  const listed = await readListed(clientFolder);
  return ({ page, isSignedIn }) => {
    const files = [listed[page.name], ...(isSignedIn ? [listed.signedIn] : [])];
    const styles = new Set(files.flatMap((of) => of.styles));
    const scripts = new Set(files.flatMap((of) => of.scripts));
    return [
      ...[...styles].map(styleSheet),
      ...[...scripts].map(
        (path) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${path}" />`,
      ),
    ].join('');
  };
}

/** The style sheets of a page that does without scripts. */
export async function loadPageStyles(clientFolder: string, page: keyof Listed): Promise<string> {
  return (await readListed(clientFolder))[page].styles.map(styleSheet).join('');
}

async function readListed(clientFolder: string): Promise<Listed> {
  return JSON.parse(await readFile(join(clientFolder, 'page-scripts.json'), 'utf8'));
}

const styleSheet = (path: string) => `<link rel="stylesheet" crossorigin href="${path}" />`;
