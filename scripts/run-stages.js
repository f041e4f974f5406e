import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

/**
 * Runs package scripts one after the other until one fails, and says how long each took: by the clock, and by the
 * processors, which is comparable between machines. The processors' time has two columns: that of the stage's own
 * processes, and that of the whole machine. PostgreSQL is in the second alone, since it leaves the process that starts it;
 * what else the machine did is in it, too.
 * TEST_REPORT names a folder, which gets the same figures as JSON (test-report.js).
 */
const table = {};
const stages = process.argv.slice(2);
for (const stage of stages) {
  const begin = performance.now();
  const busyBefore = busySeconds();
  // The shell counts the time of processes that have ended (POSIX `times`); Node does not tell that of its children.
  const command = `pnpm run --silent ${stage}; status=$?; times >&3; exit $status`;
  const { status, output } = spawnSync('sh', ['-c', command], {
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
  });
  table[stage] = {
    seconds: rounded((performance.now() - begin) / 1000),
    'processor seconds': rounded(processorSeconds(String(output?.[3]))),
    'of the whole machine': rounded(busySeconds() - busyBefore),
  };
  process.exitCode = status ?? 1;
  if (process.exitCode !== 0) break;
}
console.table(table);
const { TEST_REPORT } = process.env;
if (TEST_REPORT)
  writeFileSync(join(TEST_REPORT, `stages-${stages[0]?.replace(':', '-')}.json`), JSON.stringify(table));

/** @param {string} times two lines, of the shell and of its children, each with user and system time like 1m2.345s */
function processorSeconds(times) {
  const [, children = ''] = times.split('\n');
  const userAndSystem = [...children.matchAll(/(\d+)m([\d.]+)s/g)];
  return userAndSystem.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

/** Of all processors, since the machine started. */
function busySeconds() {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;
}

/** @param {number} seconds */
function rounded(seconds) {
  return Math.round(seconds * 10) / 10;
}
