import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxGoogle } from '../../src/start/services.js';
import { clientWith, programOf } from '../accounts/access-token-operations.js';
import type { AccessScope } from '../gql/graphql.js';
import { runSandbox } from '../support/sandbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';

let app: TestApp;
let user: Person;
beforeAll(async () => {
  app = await startTestApp({ google: sandboxGoogle(await runSandbox()) });
  user = await app.world.user();
});
afterAll(() => app.close());

describe('S22: an access token that works', () => {
  it('signs nobody in with Google, and begins no session', async () => {
    const { headers } = await programOf(user);
    for (const url of ['/auth/google/start', '/auth/google/callback?code=a&state=b']) {
      const answer = await app.http.inject({ url, headers });
      expect(answer.statusCode).toBe(403);
      expect(answer.payload).toContain('FORBIDDEN');
      expect(answer.cookies.filter(({ value }) => value !== '')).toEqual([]);
    }
  });

  it('reads the table of people with SIGN_UPS_READ alone', async () => {
    const staff = await app.world.staff();
    const { id } = await app.world.event(staff);
    const read = async (scope: AccessScope) => {
      const { headers } = await programOf(staff, scope);
      return (await app.http.inject({ url: `/events/${id}/people.csv`, headers })).statusCode;
    };
    expect([await read('SIGN_UPS_READ'), await read('EVENTS_WRITE')]).toEqual([200, 403]);
  });
});

it('G23: a caller who tries tokens spends the budget of their network address', async () => {
  const limited = await startTestApp({ env: { QUERY_COST_PER_MINUTE: '5000' }, doJobs: false });
  const statuses: number[] = [];
  for (let tries = 0; tries < 52; tries++) {
    const client = clientWith(limited.url, `trn_${'0'.repeat(43)}3AWfzy`);
    statuses.push((await client.graphql('{ viewer { id } }')).status);
  }
  expect(statuses).toEqual([...Array(50).fill(401), 429, 429]);
  await limited.close();
});
