import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const schema = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
const described = schema.split('\n').filter((line) => /\bcreators?\b/i.test(line));

it('says owner or team of an event, which can be handed over: a draft alone is its creator’s', () => {
  expect(described.filter((line) => !/\bdraft\b|being prepared/i.test(line))).toEqual([]);
});
