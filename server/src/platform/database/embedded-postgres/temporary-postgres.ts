import { readFileSync, rmSync } from 'node:fs';
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.js';

/** A folder whose files are in memory, on Linux. */
const IN_MEMORY = '/dev/shm';
/** Bytes: several times what a whole run of the tests fills. */
const ROOM = 8 * 2 ** 30;

/**
 * A PostgreSQL for tests and benchmarks, in a temporary folder. Nothing of it is left when it is stopped, or when the
 * process ends without that, as Vitest does at Ctrl-C.
 */
export async function startTemporaryPostgres(): Promise<EmbeddedPostgres> {
  const folder = await mkdtemp(join(await parentFolder(), 'turnout-postgres-'));
  try {
    // mkdtemp gives others no access, and as root PostgreSQL runs as another account.
    await chmod(folder, 0o755);
    const { stop, ...postgres } = await startEmbeddedPostgres({ folder, durable: false });
    const folders = [postgres.dataFolder, folder];
    const endAtOnce = () => {
      const [pid] = readFileSync(join(postgres.dataFolder, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGQUIT');
      for (const each of folders) rmSync(each, { recursive: true, force: true, maxRetries: 10 });
    };
    process.once('exit', endAtOnce);
    return {
      ...postgres,
      stop: async () => {
        process.off('exit', endAtOnce);
        await stop();
        for (const each of folders) await rm(each, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Tests make and drop hundreds of databases: with ext4 a sixth of all their processor time went into finding free inodes. */
async function parentFolder(): Promise<string> {
  const room = await statfs(IN_MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return Math.min(room, freemem()) < ROOM ? tmpdir() : IN_MEMORY;
}
