import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const docs = fileURLToPath(new URL('../../../docs/', import.meta.url));

/** Copied to where the guide says, as the operator does. */
export const upgradePage = `${docs}upgrade-page.html`;

/** The lines that the guide gives an operator to copy. */
export interface GuideLines {
  /** For several processes. */
  several: string[];
  /** For the page of the gap. */
  gap: string;
}

/**
 * Reads the lines for a proxy out of operating.md, so that what is tried is what the guide says.
 * @throws Error when the guide has no such lines any more
 */
export async function linesOfGuide(proxy: 'nginx' | 'Caddy'): Promise<GuideLines> {
  const guide = await readFile(`${docs}operating.md`, 'utf8');
  const gap = blocksAfter(guide, '### The gap', `\n${proxy},`)[0];
  const several = blocksAfter(guide, `### Several processes behind ${proxy}`);
  if (!gap || several.length === 0) throw new Error(`operating.md has no lines for ${proxy}`);
  return { several, gap };
}

/** The code between a text that follows a heading, and the next heading. */
function blocksAfter(guide: string, heading: string, text = ''): string[] {
  const [, section = ''] = guide.split(`\n${heading}\n`);
  const [part = ''] = section.split(/\n##+ /);
  const start = part.indexOf(text);
  if (start < 0) return [];
  return [...part.slice(start).matchAll(/```\w*\n(.*?)```/gs)].map(([, lines = '']) => lines);
}
