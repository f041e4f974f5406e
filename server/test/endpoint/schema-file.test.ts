import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
afterAll(() => app.close());

it('schema.graphql is what the server serves, to pages of any origin (else: pnpm codegen)', async () => {
  const file = await readFile(new URL('../../../schema.graphql', import.meta.url), 'utf8');
  const served = await app.anonymous().request('/schema.graphql');

  expect(await served.text()).toBe(file);
  expect(served.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(served.headers.get('access-control-allow-origin')).toBe('*');
  expect(served.headers.get('cache-control')).toBe('public, max-age=300');
});
