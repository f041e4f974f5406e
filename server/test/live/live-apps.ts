import { connectionLimits, type StreamLimits } from '../../src/platform/http/connection-limits.js';
import { ApiClient } from '../support/api-client.js';
import { startTestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';
import type { Person } from '../support/world.js';

/** Two servers that share a database, and nothing else. */
export async function startTwoApps(limits: Partial<StreamLimits> = {}) {
  const database = await createTestDatabase();
  const options = {
    database,
    doJobs: false,
    limits: { ...connectionLimits, streams: { ...connectionLimits.streams, check: 50, ...limits } },
  };
  const [here, there] = [await startTestApp(options), await startTestApp(options)];
  return {
    here,
    there,
    database,
    /** The person's browser, at the other server. */
    atOther: ({ client }: Person) => new ApiClient(there.url, { cookie: client.cookie }),
    close: async () => {
      await here.close();
      await there.close();
      await database.drop();
    },
  };
}

export type TwoApps = Awaited<ReturnType<typeof startTwoApps>>;
