import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs packages of the workspace. `start`: the `dependencies`, which build and run the product. `all`: also the
 * `devDependencies`, which check it. A checkout that has them keeps them. Takes 0.2 s when nothing is missing.
 */
const hasAll = existsSync(join(import.meta.dirname, '../node_modules/knip'));
const onlyStart = process.argv[2] === 'start' && !hasAll;
const { status, error } = spawnSync('pnpm', ['install', ...(onlyStart ? ['--prod'] : [])], {
  // What a command prints may be read by a program: `pnpm turnout account export`.
  stdio: ['inherit', process.stderr, 'inherit'],
  // Windows finds pnpm.cmd by its shell alone.
  shell: process.platform === 'win32',
});
if (error) throw error;
process.exitCode = status ?? 1;
