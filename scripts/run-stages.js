import { spawnSync } from 'node:child_process';

/**
 * Runs package scripts one after the other until one fails, and says how long each took: by the clock, and by the
 * processors, which is comparable between machines.
 */
const table = {};
for (const stage of process.argv.slice(2)) {
  const begin = performance.now();
  // The shell counts the time of processes that have ended (POSIX `times`); Node does not tell that of its children.
  const command = `pnpm run --silent ${stage}; status=$?; times >&3; exit $status`;
  const { status, output } = spawnSync('sh', ['-c', command], {
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
  });
  table[stage] = {
    seconds: rounded((performance.now() - begin) / 1000),
    'processor seconds': rounded(processorSeconds(String(output?.[3]))),
  };
  process.exitCode = status ?? 1;
  if (process.exitCode !== 0) break;
}
console.table(table);

/** @param {string} times two lines, of the shell and of its children, each with user and system time like 1m2.345s */
function processorSeconds(times) {
  const [, children = ''] = times.split('\n');
  const userAndSystem = [...children.matchAll(/(\d+)m([\d.]+)s/g)];
  return userAndSystem.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

/** @param {number} seconds */
function rounded(seconds) {
  return Math.round(seconds * 10) / 10;
}
