import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** All that sqlmap knows but for what reads files and what takes very long: boolean, error, union, stacked, time. */
export const TECHNIQUES = ['--level=2', '--risk=1', '--technique=BEUST', '--dbms=PostgreSQL'];

const NOT_INJECTABLE = 'do not appear to be injectable';
const INJECTABLE = 'identified the following injection point';

/** @throws Error where sqlmap is not installed */
export async function sqlmapVersion(): Promise<string> {
  const output = await run(['--version']);
  return /^\d\S+/m.exec(output)?.[0] ?? output;
}

/**
 * Whether sqlmap can inject SQL at the mark in a body.
 * @throws Error when sqlmap does not come to a result
 */
export async function isInjectable(url: string, body: string): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'turnout-sqlmap-'));
  const output = await run([
    `--url=${url}`,
    `--data=${body}`,
    '--batch',
    ...TECHNIQUES,
    '--skip-waf',
    // They take a refused e-mail address for a number, and end there.
    '--skip-heuristics',
    '--ignore-redirects',
    '--ignore-code=401',
    '--disable-coloring',
    `--output-dir=${folder}`,
  ]);
  await rm(folder, { recursive: true, force: true });
  if (output.includes(INJECTABLE)) return true;
  if (output.includes(NOT_INJECTABLE)) return false;
  throw new Error(`sqlmap came to no result: ${output}`);
}

async function run(args: string[]): Promise<string> {
  const child = spawn('sqlmap', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  await once(child, 'close').catch((cause: unknown) => {
    throw new Error('sqlmap is not installed. On Debian: apt-get install sqlmap', { cause });
  });
  return output;
}
