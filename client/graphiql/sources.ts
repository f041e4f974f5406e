import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Below `client`. */
const SOURCES = ['graphiql/*.{css,html,json,yaml,ts,tsx}'];
const client = join(import.meta.dirname, '..');

/** @returns SHA-256 of each file that the page is built from, by its path below `client` */
export function hashesOfSources(): Record<string, string> {
  const paths = SOURCES.flatMap((glob) => globSync(glob, { cwd: client })).filter(
    (path) => !path.endsWith('.test.ts'),
  );
  return Object.fromEntries(paths.sort().map((path) => [path, hashOf(readFileSync(join(client, path)))]));
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
