import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.js';

/** A PostgreSQL for tests and benchmarks, in a temporary folder that is removed when it stops. */
export async function startTemporaryPostgres(): Promise<EmbeddedPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'turnout-postgres-'));
  try {
    // mkdtemp gives others no access, and as root PostgreSQL runs as another account.
    await chmod(folder, 0o755);
    const { stop, ...postgres } = await startEmbeddedPostgres({ folder, durable: false });
    return {
      ...postgres,
      stop: async () => {
        await stop();
        await rm(postgres.dataFolder, { recursive: true, force: true });
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
