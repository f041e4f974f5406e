import { execFile, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createToken } from '../accounts/access-token-operations.js';
import { manyPages } from '../pages/built-client.js';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';
import type { Person } from '../support/world.js';

const folder = fileURLToPath(new URL('../../docs/examples/', import.meta.url));
const examples = readdirSync(folder).filter((file) => /^\d\d-.*\.(sh|ts)$/.test(file));
const run = promisify(execFile);

let app: TestApp;
let staff: Person;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ env: manyPages });
  staff = await app.world.staff();
  await app.world.event(staff);
  token = (await createToken(staff.client)).secret ?? '';
});
afterAll(() => app.close());

/** How a person runs an example who copies it, for an event of its own. */
async function commandOf(file: string) {
  const { id } = await app.world.event(staff, { title: 'Bread for all', pricePence: 0 });
  const env = { PATH: process.env.PATH, TURNOUT_URL: app.url, TURNOUT_TOKEN: token, EVENT_ID: id };
  const [command, ...options] = file.endsWith('.sh') ? ['sh', '-eu'] : [process.execPath];
  return { command, options: [...options, folder + file], env, eventId: id };
}

/** @returns what it prints at the end */
async function answerOf(file: string): Promise<unknown> {
  const { command, options, env } = await commandOf(file);
  const { stdout } = await run(command, options, { env });
  return JSON.parse(stdout.startsWith('{\n') ? stdout : (stdout.trim().split('\n').at(-1) ?? ''));
}

/** The names and types of an answer: its values are other ones each time, and a null may be anything. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (value === null) return expect.anything();
  if (typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each)]));
}

it('there are ten, each by curl and in TypeScript', () => {
  expect(examples.filter((file) => file.endsWith('.sh'))).toHaveLength(10);
  expect(examples.map((file) => file.replace(/\.\w+$/, '')).sort()).toEqual(
    [...new Set(examples.map((file) => file.replace(/\.\w+$/, '')))].flatMap((name) => [name, name]).sort(),
  );
});

it.each(examples)('%s answers as the documentation shows', async (file) => {
  const shown = JSON.parse(readFileSync(folder + file.replace(/\.\w+$/, '.json'), 'utf8'));
  const shape = shapeOf(await answerOf(file));
  expect(shapeOf(shown)).toEqual(shape);
  expect(JSON.stringify(shape)).not.toContain('"errors"');
});

async function expectStreams(count: number): Promise<void> {
  const metrics = await (await app.anonymous().request('/metrics')).text();
  expect(metrics).toMatch(new RegExp(`^turnout_live_streams\\S* ${count}$`, 'm'));
}

it.each(['follow-sign-ups.sh', 'follow-sign-ups.ts'])('%s tells who signs up', async (file) => {
  const { command, options, env, eventId } = await commandOf(file);
  const program = spawn(command, options, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  await waitUntil(() => expectStreams(1));
  await signUpPerson(await app.world.user(), eventId, { name: 'Niamh O’Brien' });
  let told = '';
  for await (const part of program.stdout) {
    told += part;
    if (told.includes('Niamh O’Brien')) break;
  }
  program.kill();
  expect(told).toContain('"data":{"signUpAdded":{"name":"Niamh O’Brien"');
  // The next example counts its own.
  await waitUntil(() => expectStreams(0));
});
