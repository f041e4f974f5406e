import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApiSchema } from '../../src/schema.js';
import { programOf } from '../accounts/access-token-operations.js';
import { anyDocument } from '../attack/any-document.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('F8: generated documents find no mistake of ours', async () => {
  const staff = await app.world.staff();
  const { id } = await app.world.event(staff, { pricePence: 0 });
  const user = await app.world.user();
  const programs = [await programOf(user), await programOf(staff), await programOf(staff, 'ACCOUNT_READ')];
  const clients = [app.anonymous(), user.client, staff.client, ...programs];
  const document = anyDocument(buildApiSchema(), [id, staff.id]);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...clients), document, async (client, { query, variables }) => {
      const { status, errors } = await client.graphql(query, variables);
      expect([200, 400, 429]).toContain(status);
      expect(errors?.map(({ extensions }) => extensions.code) ?? []).not.toContain('INTERNAL_SERVER_ERROR');
    }),
    { numRuns: 200, endOnFailure: true },
  );
});
