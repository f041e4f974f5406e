import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../../scripts/words/check-words.js', import.meta.url));

/** What `pnpm check-words` prints about a file with this text, without the summary. */
async function findingsIn(name: string, text: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'turnout-words-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, name);
  await writeFile(path, text);
  const output = await new Promise<string>((resolve) =>
    execFile(process.execPath, [SCRIPT, path], (_error, stdout) => resolve(stdout)),
  );
  return output
    .split('\n')
    .filter((line) => line.startsWith(path))
    .map((line) => line.slice(path.length + 1));
}

it.each([
  ['Who comes late waits.', 'who without a noun'],
  ['It is full, so who comes late waits.', 'who without a noun'],
  ['A place for who pays.', 'who without a noun'],
  ['Whoever asks gets it.', 'whoever'],
  ['It is free where nobody pays.', 'nobody, somebody or everybody as subject'],
  ['A note for somebody who left.', 'nobody, somebody or everybody as subject'],
  ['Please come again later.', 'come again'],
  ['Were it given back, others would go first.', 'inverted condition'],
  ['It waits likewise.', 'likewise'],
  ['The event is gone.', 'is gone'],
  ['What is stored stays.', 'what without a noun'],
])('“%s” is found in a document', async (sentence, name) => {
  expect(await findingsIn('page.md', `A page.\n\n${sentence}\n`)).toEqual([`3: ${name}: ${sentence}`]);
});

it('is found in comments, strings and JSX, over lines, and not in code', async () => {
  const code = `/**
 * Stores it. Whoever
 * asks gets it.
 */
const nobody = likewise;
// Somebody
// waits.
const text = 'Your place ' + 'is gone.';
const page = <p>Please come again.</p>;
`;
  expect(await findingsIn('page.tsx', code)).toEqual([
    '2: whoever: Whoever asks gets it.',
    '6: nobody, somebody or everybody as subject: Somebody waits.',
    '8: is gone: Your place is gone.',
    '9: come again: Please come again.',
  ]);
});

it.each([
  'Who may sign up?',
  'The person who comes late waits.',
  'The page says who has a place, and who waits.',
  'It waits for nobody.',
  'The code `nobody waits` is no sentence.',
])('“%s” is plain', async (sentence) => {
  expect(await findingsIn('page.md', sentence)).toEqual([]);
});
