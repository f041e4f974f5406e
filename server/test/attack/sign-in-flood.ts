import { Agent } from 'node:http';
import { perHour } from '../../src/features/accounts/rate-limits/hourly-limits.js';
import { send } from '../support/many-accounts.js';
import type { AttackedServer } from './attacked-server.js';
import { type Attempt, Tally } from './tally.js';

const CONNECTIONS = 160;
const OTHERS = 20;
/** Milliseconds that others may wait longer than without the flood. */
const MAX_DELAY = 2_000;

const PASSWORD = 'correct horse';

const query = (field: 'logIn' | 'register', type: string) =>
  `mutation ($input: ${type}!) { ${field}(input: $input) { account { id } userErrors { code } } }`;
const inputOf = (email: string) => ({ input: { role: 'USER', email, password: PASSWORD } });
const emailOf = (n: number) => `signs-in-${n}@example.org`;

/** One account signs in over many connections from one address, until 20 people from other addresses have signed in. */
export async function floodSignIns({ url }: AttackedServer): Promise<Tally> {
  const tally = new Tally(`sign-ins of one account, ${CONNECTIONS} connections`);
  const agent = new Agent({ keepAlive: true });
  const post = async (document: string, n: number, network: string) => {
    const start = performance.now();
    const body = JSON.stringify({ query: document, variables: inputOf(emailOf(n)) });
    const reply = await send(
      { url, cookie: '', body, headers: { 'x-forwarded-for': `${network}.${n + 1}` } },
      agent,
    );
    if (reply.status !== 200 || !JSON.parse(reply.body).data)
      tally.mistake('another was refused', reply.body);
    return performance.now() - start;
  };
  const others = Array.from({ length: OTHERS }, (_, n) => n);
  const signInAll = (network: string) =>
    Promise.all(others.map((n) => post(query('logIn', 'LogInInput'), n, network)));
  for (const n of [...others, OTHERS]) await post(query('register', 'RegisterInput'), n, '198.18.0');

  const quiet = Math.max(...(await signInAll('198.18.1')));
  let isOver = false;
  const attempt: Attempt = {
    caller: { cookie: '', networkAddress: '192.0.2.5' },
    query: query('logIn', 'LogInInput'),
    variables: inputOf(emailOf(OTHERS)),
  };
  const flood = tally.send(
    url,
    (function* () {
      while (!isOver) yield attempt;
    })(),
    CONNECTIONS,
  );
  while (tally.sent < 2 * CONNECTIONS) await new Promise(setImmediate);
  const beside = Math.max(...(await signInAll('198.18.2')));
  isOver = true;
  await flood;
  agent.destroy();
  tally.others = { quiet, beside };
  if (beside > quiet + MAX_DELAY) tally.mistake(`others waited ${Math.round(beside)} ms to sign in`);
  if (tally.executed > perHour.signInsOfAccount) tally.mistake(`${tally.executed} signed in`);
  return tally;
}
