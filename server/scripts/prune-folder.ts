import { readdir, rm, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

/**
 * The files that no process loads: source maps, which Node reads only with a flag that the image does not set, and
 * sources and types of TypeScript. `.md` is documentation.
 */
const UNUSED = ['.map', '.ts', '.mts', '.cts', '.tsx', '.flow', '.tsbuildinfo', '.md', '.markdown'];

/** Terms that have to go with a program. */
const TERMS = /licen[cs]e|notice|copying/i;

/** Removes the files of a folder that no process loads. Links are not followed. @returns their size in bytes */
export async function pruneFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let size = 0;
  for (const entry of entries) {
    if (!entry.isFile() || !UNUSED.includes(extname(entry.name)) || TERMS.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    size += (await stat(path)).size;
    await rm(path);
  }
  return size;
}
