import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A DATA_DIR for several processes in turn, so that the next goes on with the sandbox of one that is killed. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'turnout-data-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
