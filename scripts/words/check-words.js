import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { passagesOf, sentencesOf } from './passages.js';
import { EXCEPTIONS, PATTERNS } from './patterns.js';

/**
 * Lists the sentences that are no plain modern English: in documents, the schema, comments, messages and names of
 * tests. Why a script: the linters of prose read Markdown, and none of them the comments and strings of TypeScript.
 */
// What codegen writes, and what the API was when it was released.
const LEFT_OUT = /\/gql\/[\w-]+\.ts$|docs\/schema\/released\.graphql$/;
const LIST = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.md', '*.graphql'];

const [, , ...named] = process.argv;
const files = named.length > 0 ? named : execFileSync('git', LIST, { encoding: 'utf8' }).trim().split('\n');
const findings = files.filter((path) => existsSync(path) && !LEFT_OUT.test(path)).flatMap(findingsOf);

for (const finding of findings) console.log(finding);
if (findings.length > 0)
  console.log(`${findings.length} sentences are not in plain words: GLOSSARY.md, "Sentences".`);
process.exitCode = findings.length > 0 ? 1 : 0;

/** @param {string} path */
function findingsOf(path) {
  const source = readFileSync(path, 'utf8');
  return passagesOf(path, source)
    .flatMap(sentencesOf)
    .flatMap(({ at, text }) => {
      const sentence = text.replace(/\s+/g, ' ');
      const pattern = PATTERNS.find(({ matches }) => matches.test(sentence));
      const isException = EXCEPTIONS.some(({ paths, words }) => paths.test(path) && sentence.includes(words));
      if (!pattern || isException) return [];
      return `${path}:${source.slice(0, at).split('\n').length}: ${pattern.name}: ${sentence}`;
    });
}
