import { execFile } from 'node:child_process';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ServerProcess, startServerProcess } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';

vi.setConfig({ testTimeout: LONG_TEST, hookTimeout: LONG_TEST });

const run = promisify(execFile);
const product = fileURLToPath(new URL('../../..', import.meta.url));
const script = 'server/docs/systemd/turnout-upgrade';

let machine: string;
let database: TestDatabase;
beforeAll(async () => {
  machine = await mkdtemp(join(tmpdir(), 'turnout-upgrade-'));
  database = await createTestDatabase();
  await makeMachine();
});
afterAll(async () => {
  await database.drop();
  await rm(machine, { recursive: true, force: true });
});

const git = (folder: string, ...args: string[]) =>
  run('git', ['-C', folder, '-c', 'user.name=Turnout', '-c', 'user.email=turnout@example.org', ...args]);

async function program(name: string, lines: string): Promise<void> {
  const path = join(machine, 'bin', name);
  await writeFile(path, `#!/bin/sh\nset -e\n${lines}\n`);
  await chmod(path, 0o755);
}

/** A machine on which a version is installed and serves, as the guide says. A build copies the product of these tests. */
async function makeMachine(): Promise<void> {
  for (const folder of ['bin', 'opt', 'local-bin', 'origin/server/docs'])
    await mkdir(join(machine, folder), { recursive: true });
  const origin = join(machine, 'origin');
  await cp(join(product, 'server/docs/systemd'), join(origin, 'server/docs/systemd'), { recursive: true });
  await run('git', ['init', '--quiet', '--initial-branch=main', origin]);
  await git(origin, 'add', '--all');
  await git(origin, 'commit', '--quiet', '--message=A version');
  await run('git', ['clone', '--quiet', origin, join(machine, 'opt/turnout-a')]);
  await symlink('turnout-a', join(machine, 'opt/turnout'));
  await writeFile(join(machine, 'opt/turnout/.env'), '');
  await program('systemctl', `echo "$@" >> "${machine}/systemctl"`);
  // A build begins with an empty folder, and may end there.
  await program(
    'npx',
    `case "$*" in *build) rm -rf client/dist; test ! -e "${machine}/build-fails"; sh "${machine}/build" ;; esac`,
  );
  await setBuild('one');
  await run('sh', [join(machine, 'build')], { cwd: join(machine, 'opt/turnout') });
}

/** From now on a build has one late part of this name. */
async function setBuild(version: string): Promise<void> {
  const names = await readdir(join(product, 'client/dist/assets'));
  const [part = ''] =
    /^my-events-[\w-]+(?=\.js$)/.exec(names.find((name) => /^my-events-.*\.js$/.test(name)) ?? '') ?? [];
  await writeFile(
    join(machine, 'build'),
    `set -e
mkdir -p client server/dist
cp -R "${product}/client/dist" "${product}/client/dist-server" client/
cp -R "${product}/server/dist/program" server/dist/
cp "${product}/package.json" .; cp "${product}/server/package.json" server/; cp "${product}/client/package.json" client/
for folder in . server client; do ln -sfn "${product}/$folder/node_modules" $folder/node_modules; done
find client/dist -name '*.br' -delete
find client/dist client/dist-server -type f -exec sed -i 's/${part}/my-events-${version}/g' {} +
mv "client/dist/assets/${part}.js" "client/dist/assets/my-events-${version}.js"
`,
  );
}

/** Runs the guide's upgrade. @returns whether it was done */
async function upgrade(): Promise<boolean> {
  const lines = (await readFile(join(machine, 'opt/turnout', script), 'utf8'))
    .replace('cd /opt', `cd "${machine}/opt"`)
    .replace('/usr/local/bin/', `"${machine}/local-bin/"`);
  const PATH = `${machine}/bin:${process.env.PATH}`;
  return run('sh', ['-c', lines], { env: { ...process.env, PATH } }).then(
    () => true,
    () => false,
  );
}

async function startedServer(): Promise<ServerProcess> {
  return startServerProcess(
    { DATABASE_URL: database.url, DATA_DIR: join(machine, 'data') },
    join(machine, 'opt/turnout/server/dist/program/main.js'),
  );
}

/** The parts of all pages, which a browser with a page of this version asks for. */
const partsOf = (folder: string) => readdir(join(machine, 'opt', folder, 'client/dist/assets'));
async function missing({ url }: ServerProcess, parts: string[]): Promise<string[]> {
  const asked = await Promise.all(
    parts.map(async (part) => ({ part, status: (await fetch(`${url}/assets/${part}`)).status })),
  );
  return asked.filter(({ status }) => status !== 200).map(({ part }) => part);
}
const statusOf = async ({ url }: ServerProcess) => (await fetch(`${url}/events`)).status;
const restarts = () => readFile(join(machine, 'systemctl'), 'utf8').catch(() => '');

it('O11: an upgrade without Docker takes no part from an open page, whether its build fails or not', async () => {
  const before = await startedServer();
  const open = await partsOf('turnout-a');
  expect(open).toContain('my-events-one.js');
  expect(await missing(before, open)).toEqual([]);

  await setBuild('two');
  await writeFile(join(machine, 'build-fails'), '');
  expect(await upgrade()).toBe(false);
  expect(await readlink(join(machine, 'opt/turnout'))).toBe('turnout-a');
  expect(await restarts()).toBe('');
  expect([await missing(before, open), await statusOf(before)]).toEqual([[], 200]);

  await rm(join(machine, 'build-fails'));
  expect(await upgrade()).toBe(true);
  expect(await readlink(join(machine, 'opt/turnout'))).toBe('turnout-b');
  expect(await restarts()).toBe('restart turnout\n');
  // Until the restart.
  expect([await missing(before, open), await statusOf(before)]).toEqual([[], 200]);
  before.child.kill();
  await before.ended;

  const after = await startedServer();
  expect(await missing(after, open)).toEqual([]);
  const parts = await partsOf('turnout-b');
  expect(parts).toContain('my-events-two.js');
  expect([await missing(after, parts), await statusOf(after)]).toEqual([[], 200]);
  // The next one is built into the other folder again.
  expect(await upgrade()).toBe(true);
  expect(await readlink(join(machine, 'opt/turnout'))).toBe('turnout-a');
  expect(await missing(after, [...open, ...parts])).toEqual([]);
});
