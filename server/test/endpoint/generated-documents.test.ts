import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApiSchema } from '../../src/schema.js';
import { programOf } from '../accounts/access-token-operations.js';
import { anyDocument } from '../attack/any-document.js';
import { codesOf, LiveStream } from '../live/live-stream.js';
import type { ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function ask(client: ApiClient, query: string, variables: object) {
  const { status, errors = [] } = await client.graphql(query, variables);
  return { status, codes: errors.map(({ extensions }) => extensions.code) };
}

async function subscribe(client: ApiClient, query: string, variables: object) {
  const stream = await LiveStream.open(client, query, variables);
  await app.database.query('UPDATE events SET waiting_count = waiting_count + 1');
  // No person signs up or waits.
  if (stream.isOpen && !/signUpAdded|viewerPlaceChanged/.test(query)) await stream.message(0);
  stream.close();
  return { status: stream.response.status, codes: stream.messages.flatMap(codesOf) };
}

it('F8: generated documents find no mistake of ours', async () => {
  const staff = await app.world.staff();
  const { id } = await app.world.event(staff, { pricePence: 0 });
  const user = await app.world.user();
  const programs = [await programOf(user), await programOf(staff), await programOf(staff, 'ACCOUNT_READ')];
  const clients = [app.anonymous(), user.client, staff.client, ...programs];
  const document = anyDocument(buildApiSchema(), [id, staff.id]);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...clients), document, async (client, { query, variables }) => {
      const { status, codes } = await (query.startsWith('subscription') ? subscribe : ask)(
        client,
        query,
        variables,
      );
      expect([200, 400, 429]).toContain(status);
      expect(codes).not.toContain('INTERNAL_SERVER_ERROR');
    }),
    { numRuns: 200, endOnFailure: true },
  );
});
