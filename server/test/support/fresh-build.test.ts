import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { requireFreshBuild } from './fresh-build.js';

let repository: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-fresh-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  repository = folder;
});

function write(path: string, content: string): string {
  const full = join(repository, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, content);
  return full;
}

/** As Wireit stores it. */
function build(): void {
  const sha256 = createHash('sha256').update('as built').digest('hex');
  const paths = ['server/src/main.ts', 'server/src/main.test.ts', 'server/test/start.test.ts'];
  const files = Object.fromEntries(paths.map((path) => [write(path, 'as built'), sha256]));
  write('server/.wireit/6275696c64/fingerprint', JSON.stringify({ files }));
}

const check = () => requireFreshBuild([['server', 'build']], repository);

it('says that nothing is built', () => {
  expect(check).toThrow('The server is not built: run `pnpm build` first.');
});

it('says which source file was changed since, or deleted', () => {
  build();
  const main = write('server/src/main.ts', 'changed');
  const sentence = 'The built server is older than server/src/main.ts: run `pnpm build` first.';
  expect(check).toThrow(sentence);
  rmSync(main);
  expect(check).toThrow(sentence);
});

it('takes a source file as unchanged that was written again, and a test that was changed', () => {
  build();
  write('server/src/main.ts', 'as built');
  write('server/src/main.test.ts', 'changed');
  write('server/test/start.test.ts', 'changed');
  expect(check).not.toThrow();
});
