import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs the tests of what has changed since the branch left origin/main, or since the last commit where there is no such
 * branch. A change of the client: the component tests that import it. A change of the server: the tests of its room and
 * those of the repository, since nearly all others import the whole server. Stories: those that were changed themselves.
 */
const root = join(import.meta.dirname, '..');
const since = git('merge-base', 'HEAD', 'origin/main') || 'HEAD';
const changed =
  `${git('diff', '--name-only', since)}\n${git('ls-files', '--others', '--exclude-standard')}`.split('\n');
const hasChanged = (/** @type {string} */ folder) => changed.some((path) => path.startsWith(`${folder}/`));

// It reads files of the whole repository, which no import tells.
run('server', 'vitest', 'run', 'test/repository');
if (hasChanged('server'))
  run('server', 'vitest', 'run', '--changed', since, '--passWithNoTests', ...roomsOfServer());
if (hasChanged('client') || hasChanged('texts'))
  run('client', 'vitest', 'run', '--changed', since, '--passWithNoTests');
if (hasChanged('client/e2e'))
  run('client', 'playwright', 'test', `--only-changed=${since}`, '--pass-with-no-tests');

/** Parts of the paths of test files. */
function roomsOfServer() {
  const rooms = changed.flatMap(
    (path) => /^server\/(?:src|test)\/(?:features\/)?([^/]+)\//.exec(path)?.[1] ?? [],
  );
  return [...new Set(rooms)].flatMap((room) => [`features/${room}/`, `src/${room}/`, `test/${room}/`]);
}

/** @param {string} folder @param {string[]} command */
function run(folder, ...command) {
  const { status } = spawnSync('pnpm', ['exec', ...command], { cwd: join(root, folder), stdio: 'inherit' });
  if (status !== 0) process.exitCode = status ?? 1;
}

/** @param {string[]} words */
function git(...words) {
  try {
    return execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
