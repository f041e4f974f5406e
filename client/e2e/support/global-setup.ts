import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientBuilds, requireFreshBuild, serverBuilds } from '../../../server/test/support/fresh-build.js';
import { findBrowser } from './browser';
import { startTemporaryPostgres } from './built-server';

declare global {
  namespace NodeJS {
    interface ProcessEnv {
      /** The PostgreSQL of this run, as the product's role and as superuser. */
      E2E_POSTGRES_URL?: string;
      E2E_SUPERUSER_URL?: string;
      /** How to start the browser of this run: JSON of launch options. */
      E2E_BROWSER?: string;
    }
  }
}

/** One browser and one PostgreSQL for the whole run; what they need of the disk goes with them. */
export default async function setUp(): Promise<() => Promise<void>> {
  requireFreshBuild([...serverBuilds, ...clientBuilds]);
  const folder = await mkdtemp(join(tmpdir(), 'turnout-e2e-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    process.env.E2E_BROWSER = JSON.stringify(await findBrowser(folder));
    const postgres = await startTemporaryPostgres();
    process.env.E2E_POSTGRES_URL = postgres.url;
    process.env.E2E_SUPERUSER_URL = postgres.superuserUrl;
    return async () => {
      await postgres.stop();
      await remove();
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
