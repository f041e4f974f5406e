import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType } from 'graphql';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
/** Types that carry nouns, and are none: their names follow from those of others, or from GraphQL. */
const CARRIERS = /(Connection|Edge|Payload)$|^(Query|Mutation|Subscription)$|^__/;

/** `SignUpChange` and `sign-up change` are the same word. */
const lettersOf = (word: string) => word.toLowerCase().replace(/[^a-z]/g, '');
const nouns = Object.values(buildSchema(read('schema.graphql')).getTypeMap())
  .filter((type) => isObjectType(type) && !CARRIERS.test(type.name))
  .map(({ name }) => name);
const [glossary = ''] = read('GLOSSARY.md').split('## Sentences');
const words = [...glossary.matchAll(/^\| (?!use \||---)([^|]+) \|/gm)].flatMap(([, cell = '']) =>
  cell.split(', '),
);

it.each(nouns)('%s of the API has an entry in the glossary', (noun) => {
  expect(words.map(lettersOf)).toContain(lettersOf(noun));
});

it('the glossary has each word once', () => {
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});
