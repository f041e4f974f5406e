import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const NOT_OURS = ['node_modules', 'dist', '.git', '.data', '.wireit'];

const files = globSync('**/*', { cwd: root, exclude: (path) => NOT_OURS.includes(basename(path)) });
const documents = files.filter((path) => path.endsWith('.md'));
const records = documents.filter(
  (path) => matchesGlob(path, 'server/docs/decisions/*.md') && !/README/.test(path),
);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** A document without its fenced blocks. */
const prose = (path: string) => read(path).replace(/^```[\s\S]*?^```/gm, '');

const anchors = (path: string) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

function isBrokenLink(document: string, target: string): boolean {
  const [path, anchor] = target.split('#');
  const file = path ? join(dirname(document), path) : document;
  return !existsSync(join(root, file)) || (anchor !== undefined && !anchors(file).includes(anchor));
}

/** True for what is written like a file of this repository, but matches none: a path, a name or a pattern. */
function isMissingFile(code: string): boolean {
  const isPath = /^(client|server|\.github|\.ci)\/[\w./*{}-]*$/.test(code);
  const isName = /^[\w*{}-][\w.*{}-]*\.(ts|tsx|js|css|json|yml|yaml|graphql|md)$/.test(code);
  if (isPath) return !files.some((file) => matchesGlob(file, code.replace(/\/$/, '')));
  return isName && !files.some((file) => matchesGlob(basename(file), code));
}

describe.each(documents)('%s', (document) => {
  it('links only to files and headings that exist', () => {
    const targets = [...prose(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);

    expect(targets.filter((target) => !/^\w+:/.test(target) && isBrokenLink(document, target))).toEqual([]);
  });

  it('names only files that exist', () => {
    const codes = [...prose(document).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

    expect(codes.filter(isMissingFile)).toEqual([]);
  });
});

it('README.md wraps at 110 characters', () => {
  const lines = read('README.md').split('\n');

  expect(lines.filter((line) => line.length > 110 && !line.startsWith('|'))).toEqual([]);
});

describe('decision records', () => {
  it.each(records)('%s has date, status and the four sections', (record) => {
    expect(read(record)).toMatch(
      /^# .+\n\n- Date: \d{4}-\d\d-\d\d.*\n- Status: (accepted|replaced by \[.+\))\n/,
    );
    expect([...read(record).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual([
      'Context',
      'Decision',
      'Alternatives considered',
      'Consequences',
    ]);
  });

  it('are all in the list', () => {
    const listed = [...read('server/docs/decisions/README.md').matchAll(/^\| \[(.+)\]\(\1\)/gm)];

    expect(listed.map(([, name]) => name).sort()).toEqual(records.map((record) => basename(record)).sort());
  });
});
