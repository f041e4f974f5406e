import 'reflect-metadata';
import { median } from 'es-toolkit/math';
import { holdDatabase } from './hold-database.js';
import { runBenchmark } from './run-benchmark.js';
import { startProduct } from './servers.js';
import { judge, printTable } from './verdicts.js';

/** `pnpm bench sign-in`: signing in while 40 connections of another network address try passwords, beside signing in alone. */
const CONNECTIONS = 40;
const ROUNDS = 7;
const SIGN_INS = 12;
/** Times that of a quiet server. */
const BOUND = 4;

const [PERSON, FLOOD] = ['198.18.0.1', '198.18.0.2'];
const PASSWORD = 'correct horse battery staple';
const credentials = { email: 'maya@example.org', password: PASSWORD, role: 'USER' };
const fields = (name: string) =>
  `mutation ($input: ${name}Input!) { ${name[0]?.toLowerCase()}${name.slice(1)}(input: $input) { userErrors { code } } }`;

await runBenchmark(async (hold) => {
  const { folder, databaseUrl, database } = await holdDatabase(hold);
  const variables = { TRUSTED_PROXIES: '127.0.0.1' };
  const { url } = await hold(
    () => startProduct({ databaseUrl, poolSize: 10, folder, variables }),
    ({ stop }) => stop(),
  );
  const send = async (networkAddress: string, name: string, input: object): Promise<string> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': networkAddress },
      body: JSON.stringify({ query: fields(name), variables: { input } }),
    });
    return response.text();
  };
  await send(PERSON, 'Register', credentials);

  const timesOf = async () => {
    const times: number[] = [];
    for (let n = 0; n < SIGN_INS; n++) {
      // All limits of an hour.
      await database.query('DELETE FROM rate_limits');
      const startedAt = performance.now();
      const answer = await send(PERSON, 'LogIn', credentials);
      times.push(performance.now() - startedAt);
      if (!answer.includes('"userErrors":[]')) throw new Error(answer);
    }
    return times;
  };
  const timesBesideFlood = async () => {
    let isOver = false;
    let refused = 0;
    const connections = Array.from({ length: CONNECTIONS }, async (_, n) => {
      for (let attempt = 0; !isOver; attempt++) {
        const email = `${n}-${attempt}@example.org`;
        const answer = await send(FLOOD, 'LogIn', { email, password: 'wrong password', role: 'USER' });
        if (answer.includes('RATE_LIMITED')) refused++;
      }
    });
    const times = await timesOf();
    isOver = true;
    await Promise.all(connections);
    return { times, refused };
  };

  const quiet: number[] = [];
  const beside: number[] = [];
  await timesOf();
  for (let round = 1; round <= ROUNDS; round++) {
    const [alone, flooded] = [median(await timesOf()), await timesBesideFlood()];
    quiet.push(alone);
    beside.push(median(flooded.times));
    console.log(
      `  round ${round}   alone ${alone.toFixed(0)} ms   beside a flood ${median(flooded.times).toFixed(0)} ms   ${flooded.refused} attempts of the flood were refused`,
    );
  }
  const ratio = median(beside) / median(quiet);
  const isFast = judge('Signing in beside a flood of another address, times alone', ratio, { atMost: BOUND });
  printTable();
  return isFast;
});
