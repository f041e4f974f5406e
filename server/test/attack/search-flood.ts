import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { fillEvents } from '../../bench/search/fill-events.js';
import { createDataSource } from '../../src/platform/database/connection/data-source.js';
import { tables } from '../../src/tables.js';
import { send } from '../support/many-accounts.js';
import type { AttackedServer } from './attacked-server.js';
import { type Attempt, Tally } from './tally.js';

const EVENTS = 60_000;
const CONNECTIONS = 20;
/** Reads of other people, each from an address of its own. */
const READS = 60;
/** Milliseconds between two reads of other people: they come in one after the other, not as a crowd. */
const BETWEEN = 50;
/** How many times longer nineteen of twenty of the others' answers may take beside the flood. */
const MAX_SLOWER = 20;

const UNLIMITED = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };

const LIST = `query ($from: LocalDate!) { events(first: 20, filter: { from: $from }) { nodes { id title date placesLeft } } }`;
const SEARCH =
  'query ($search: String!) { events(first: 20, filter: { search: $search }) { totalCount nodes { id } } }';
/** Parts of words, so that each search looks for something else, and forgives. */
const searchOf = (n: number) =>
  ['common', 'evenings', `twentie${n % 26}`, `thousanth`, `evnt ${n}`].join(' ');
const dayOf = (n: number) => new Date(Date.UTC(2027, 0, 1 + 7 * n)).toISOString().slice(0, 10);

/** One network address searches over many connections, while other people read lists. */
export async function floodSearches({ url, database }: AttackedServer): Promise<Tally> {
  const filling = createDataSource({ ...tables, url: database.url, poolSize: 1, timeLimits: UNLIMITED });
  await filling.initialize();
  await fillEvents(filling, EVENTS);
  await filling.destroy();

  const tally = new Tally(`searches of one address, ${CONNECTIONS} connections, ${EVENTS} events`);
  const agent = new Agent({ keepAlive: true });
  let reads = 0;
  const readAll = async (): Promise<number> => {
    const times: number[] = [];
    for (let n = 0; n < READS; n++) {
      const body = JSON.stringify({ query: LIST, variables: { from: dayOf(reads++) } });
      const start = performance.now();
      const reply = await send(
        { url, cookie: '', body, headers: { 'x-forwarded-for': `198.18.4.${n}` } },
        agent,
      );
      times.push(performance.now() - start);
      if (reply.status !== 200) tally.mistake('another was refused', reply.body);
      await delay(BETWEEN);
    }
    return times.toSorted((a, b) => a - b)[0.95 * READS] as number;
  };

  // The rows that were just filled are not in memory yet.
  await readAll();
  const quiet = await readAll();
  let isOver = false;
  const flood = tally.send(
    url,
    (function* (): Generator<Attempt> {
      for (let n = 0; !isOver; n++)
        yield {
          caller: { cookie: '', networkAddress: '192.0.2.6' },
          query: SEARCH,
          variables: { search: searchOf(n) },
        };
    })(),
    CONNECTIONS,
  );
  const beside = await readAll();
  isOver = true;
  await flood;
  agent.destroy();
  tally.others = { quiet, beside };
  if (beside > MAX_SLOWER * quiet)
    tally.mistake(`others waited ${Math.round(beside)} ms, ${Math.round(quiet)} ms without the flood`);
  return tally;
}
