import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hashesOfSources } from './sources.ts';

it('the committed build of the page /graphiql is as new as its sources: else run `pnpm --filter client build:graphiql`', () => {
  const built = readFileSync(join(import.meta.dirname, 'built/sources.json'), 'utf8');
  expect(JSON.parse(built)).toEqual(hashesOfSources());
});
