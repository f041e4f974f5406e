import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** Runs `pnpm test`, and writes where its time goes to server/docs/testing.md. */
const SHOWN = 40;
const root = join(import.meta.dirname, '..');
const page = join(root, 'server/docs/testing.md');
const BEGIN = '<!-- Written by `npx -y pnpm@12 test report`. -->';

const folder = mkdtempSync(join(tmpdir(), 'turnout-test-report-'));
const { status } = spawnSync('pnpm', ['run', '--silent', 'test'], {
  stdio: 'inherit',
  env: { ...process.env, TEST_REPORT: folder },
});
if (status === 0) writePage();
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;

function writePage() {
  const [text] = readFileSync(page, 'utf8').split(BEGIN);
  const [year, rest] = [new Date().toISOString().slice(0, 10), `${availableParallelism()} processors`];
  const sections = [
    `${BEGIN}\n\n## Stages\n\nMeasured on ${year}, ${rest}.`,
    tableOf(['stage', 'seconds', 'processor seconds', 'of the whole machine'], stageRows()),
    `## The ${SHOWN} slowest files of the server's and the client's tests`,
    tableOf(['seconds', 'tests', 'file'], slowest([...vitestFiles('server'), ...vitestFiles('client')])),
    `## The ${SHOWN} slowest stories`,
    tableOf(['seconds', 'file', 'story'], slowest(stories())),
  ];
  writeFileSync(page, `${text}${sections.join('\n\n')}\n`);
}

function stageRows() {
  const files = readdirSync(folder).filter((name) => name.startsWith('stages-'));
  const tables = files.map(read);
  return tables
    .flatMap((table) => Object.entries(table))
    .map(([stage, row]) => [stage, ...Object.values(row)]);
}

/** @param {string} suite */
function vitestFiles(suite) {
  return read(`${suite}.json`).testResults.map(({ name, startTime, endTime, assertionResults }) => [
    (endTime - startTime) / 1000,
    assertionResults.length,
    relative(root, name),
  ]);
}

function stories() {
  const rows = [];
  const walk = ({ suites = [], specs = [] }) => {
    for (const { file, title, tests } of specs)
      rows.push([tests[0].results[0].duration / 1000, file, title.replaceAll('|', '\\|')]);
    suites.forEach(walk);
  };
  walk(read('stories.json'));
  return rows;
}

/** @param {[number, ...unknown[]][]} rows that begin with seconds */
function slowest(rows) {
  const sorted = rows.toSorted(([one], [other]) => other - one).slice(0, SHOWN);
  return sorted.map(([seconds, ...others]) => [seconds.toFixed(1), ...others]);
}

/** @param {string[]} columns @param {unknown[][]} rows */
function tableOf(columns, rows) {
  const lines = [columns, columns.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** @param {string} name */
function read(name) {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'));
}
