import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Measures what `pnpm start` installs: builds a fresh clone of the last commit as `pnpm start` does, counts packages and
 * megabytes, and compares them with the limits and with the README's sentence. The Node that runs this script runs the
 * install, so `npx -y node@20 scripts/measure-install.js` shows what Node 20 gets.
 */
const MAX_PACKAGES = 800;
const MAX_MEGABYTES = 850;

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'turnout-install-'));
try {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, folder]);
  execFileSync('pnpm', ['run', '--silent', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const packages = readdirSync(join(folder, 'node_modules/.pnpm')).filter((name) =>
    name.includes('@'),
  ).length;
  const megabytes = megabytesOf(join(folder, 'node_modules'));
  const checkout = megabytesOf(folder);
  console.info(
    `Node ${process.version}: ${packages} packages, ${megabytes} MB of node_modules, ${checkout} MB in all`,
  );
  check(packages <= MAX_PACKAGES, `at most ${MAX_PACKAGES} packages`);
  check(megabytes <= MAX_MEGABYTES, `at most ${MAX_MEGABYTES} MB of node_modules`);
  const said = saidByReadme();
  check(
    Math.abs(said.packages - packages) <= 0.1 * packages,
    `about ${said.packages} packages, as the README says`,
  );
  check(
    Math.abs(said.megabytes - checkout) <= 0.1 * checkout,
    `about ${said.megabytes} MB, as the README says`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} path counted as `du` counts: by blocks, a file with several links once */
function megabytesOf(path) {
  return Number(execFileSync('du', ['-sm', path], { encoding: 'utf8' }).split('\t')[0]);
}

/** @returns {{ packages: number, megabytes: number }} of the sentence that begins with "The first start" */
function saidByReadme() {
  const readme = readFileSync(join(root, 'README.md'), 'utf8').replace(/\s+/g, ' ');
  const sentence =
    /The first start .*?(?<packages>[\d,]+) packages.*?(?<megabytes>[\d,]+) MB in the checkout/.exec(readme);
  if (!sentence?.groups) throw new Error('The README does not say what the first start installs.');
  const { packages = '', megabytes = '' } = sentence.groups;
  return { packages: Number(packages.replace(',', '')), megabytes: Number(megabytes.replace(',', '')) };
}

/**
 * @param {boolean} holds
 * @param {string} what
 */
function check(holds, what) {
  console.info(`${holds ? 'ok' : 'WRONG'}: ${what}`);
  if (!holds) process.exitCode = 1;
}
