import { Agent } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PasswordHasher } from '../../src/features/accounts/passwords/password-hasher.js';
import { send } from '../support/many-accounts.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { PASSWORD } from '../support/world.js';
import { LOG_IN, register } from './account-operations.js';

const CONNECTIONS = 160;
const OTHERS = 20;

let app: TestApp;
let attacker: string;
const others: string[] = [];
beforeAll(async () => {
  app = await startTestApp({
    passwords: new PasswordHasher(),
    doJobs: false,
    env: { TRUSTED_PROXIES: '127.0.0.1' },
  });
  attacker = await registered();
  for (let n = 0; n < OTHERS; n++) others.push(await registered());
});
afterAll(() => app.close());

async function registered(): Promise<string> {
  const email = `${crypto.randomUUID()}@example.org`;
  await register(app.anonymous(), { email });
  return email;
}

function signIn(email: string, networkAddress: string, agent: Agent) {
  const body = JSON.stringify({
    query: String(LOG_IN),
    variables: { input: { role: 'USER', email, password: PASSWORD } },
  });
  return send({ url: app.url, cookie: '', body, headers: { 'x-forwarded-for': networkAddress } }, agent);
}

/** Each of the others signs in from an address of their own. @returns milliseconds of each */
async function signInOthers(network: string): Promise<number[]> {
  const agent = new Agent();
  return Promise.all(
    others.map(async (email, n) => {
      const start = performance.now();
      let { status, body } = await signIn(email, `${network}.${n}`, agent);
      // A page tries again by itself when all connections to the database are taken.
      while (status === 503) ({ status, body } = await signIn(email, `${network}.${n}`, agent));
      expect([status, JSON.parse(body).data.logIn.userErrors]).toEqual([200, []]);
      return performance.now() - start;
    }),
  );
}

it('S37: 20 people sign in, within two seconds of the usual time, while one address floods', async () => {
  const quiet = Math.max(...(await signInOthers('198.51.100')));
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  let sent = 0;
  const flood = Array.from({ length: CONNECTIONS }, async () => {
    while (!isOver) {
      await signIn(attacker, '192.0.2.1', agent);
      sent++;
    }
  });
  await expect.poll(() => sent).toBeGreaterThan(CONNECTIONS);
  const beside = Math.max(...(await signInOthers('198.51.101')));
  isOver = true;
  await Promise.all(flood);
  agent.destroy();

  console.info(
    `S37: the slowest of ${OTHERS}: ${quiet.toFixed(0)} ms, beside ${sent}: ${beside.toFixed(0)} ms`,
  );
  // The quiet time says how busy this machine is with other work.
  expect(beside).toBeLessThan(quiet + Math.max(2_000, 8 * quiet));
});
