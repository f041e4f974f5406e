import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exists } from './process-state.js';

const prefix = '.turnout-unfinished-';

/** A name for what is made beside its place and moved there in one step, so that nobody ever sees half of it. */
export function unfinishedIn(parent: string): string {
  return join(parent, `${prefix}${process.pid}-${randomBytes(6).toString('hex')}`);
}

/** Removes what processes were making when they were killed. */
export async function removeUnfinished(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    if (!name.startsWith(prefix)) continue;
    if (exists(Number.parseInt(name.slice(prefix.length), 10))) continue;
    // Its programs may still be ending; then the next start removes the rest.
    await rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined);
  }
}
