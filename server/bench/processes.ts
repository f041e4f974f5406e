import { load } from './load.js';
import { eventList } from './questions.js';
import { compareInRounds, type Load } from './rounds.js';
import type { Server } from './servers.js';
import { judge } from './verdicts.js';
import { headersOf } from './ways.js';

const STARTS = 5;

/** Two processes on one database beside one. @returns whether the second brings what was set, where cores allow */
export async function compareProcesses(one: Server, other: Server): Promise<boolean> {
  console.log('The event list, made for each request, by two processes beside one');
  const asked = ({ url }: Server) => ({
    url,
    requests: [{ body: eventList.body, headers: headersOf({ isMade: true }, url) }],
  });
  const { ratio } = await compareInRounds(
    async (seconds) =>
      together(await Promise.all([one, other].map((server) => load(asked(server), seconds)))),
    (seconds) => load(asked(one), seconds),
    'one process',
  );
  return judge('Two processes beside one (load and PostgreSQL share the cores)', ratio, { atLeast: 1.7 });
}

function together(loads: Load[]): Load {
  return {
    perSecond: loads.reduce((sum, { perSecond }) => sum + perSecond, 0),
    p50: Math.max(...loads.map(({ p50 }) => p50)),
    p99: Math.max(...loads.map(({ p99 }) => p99)),
  };
}

/** A start until the product answers /readyz, the median of five, after one that stores compiled modules. */
export async function measureStarts(start: () => Promise<Server>): Promise<boolean> {
  console.log('A start until the product is ready');
  await (await start()).stop();
  const times: number[] = [];
  for (let n = 0; n < STARTS; n++) {
    const startedAt = performance.now();
    const server = await start();
    times.push(performance.now() - startedAt);
    await server.stop();
  }
  const [median = Number.NaN] = times.toSorted((left, right) => left - right).slice(Math.floor(STARTS / 2));
  return judge('A start until the product is ready', median, { atMost: 1_600 }, 'ms');
}
