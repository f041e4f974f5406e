import { spawnSync } from 'node:child_process';

/** `pnpm test` proves everything, `pnpm test changed` what a change can break, `pnpm test report` writes where the time goes. */
const commands = {
  everything: ['run-stages.js', 'test:checks', 'test:packages', 'test:server', 'test:client', 'test:stories'],
  changed: ['run-stages.js', 'test:checks', 'test:changed'],
  report: ['test-report.js'],
};

const [name = 'everything'] = process.argv.slice(2);
const command = Object.entries(commands).find(([each]) => each === name)?.[1];
if (command) {
  const [script = '', ...stages] = command;
  const { status } = spawnSync(process.execPath, [`${import.meta.dirname}/${script}`, ...stages], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else {
  console.error(`There is no way to test “${name}”: ${Object.keys(commands).join(', ')}.`);
  process.exitCode = 1;
}
