import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { printedApiSchema } from '../scripts/printed-api-schema.js';

it('schema.graphql is what the server serves (else: pnpm codegen)', async () => {
  const file = await readFile(new URL('../../schema.graphql', import.meta.url), 'utf8');

  expect(file).toBe(printedApiSchema());
});
