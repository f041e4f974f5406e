import { setTimeout as delay } from 'node:timers/promises';
import { connectionLimits } from '../../src/platform/http/connection-limits.js';
import { RawConnection } from '../support/raw-connection.js';
import { Tally } from './tally.js';

/** Milliseconds between two bytes. */
const DRIP_INTERVAL = 1_000;
/** Milliseconds: several times what the product allows, since a busy machine is late. */
const MUST_HAVE_ENDED = 4 * connectionLimits.request;

const head = 'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

interface SlowClient {
  attack: string;
  connections: number;
  /** The text that it sends at once, and the text that it sends from then on, now and then. */
  first: string;
  drip: string;
}

const slowClients = (connections: number): SlowClient[] => [
  { attack: 'slow headers', connections, first: head, drip: 'x-slow: 1\r\n' },
  { attack: 'slow bodies', connections, first: `${head}content-length: 1000\r\n\r\n`, drip: ' ' },
  {
    attack: 'slow bodies without a length',
    connections,
    first: `${head}transfer-encoding: chunked\r\n\r\n`,
    drip: '1\r\n \r\n',
  },
  // More than the process takes.
  { attack: 'idle connections', connections: connectionLimits.connections + 100, first: '', drip: '' },
];

/** Clients that occupy connections as long as the server lets them, one attack after the other. */
export async function attackSlowly(url: string, connections: number): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const client of slowClients(connections)) tallies.push(await occupy(url, client));
  return tallies;
}

async function occupy(url: string, { attack, connections, first, drip }: SlowClient): Promise<Tally> {
  const tally = new Tally(attack);
  const open = Array.from({ length: connections }, () => new RawConnection(url).write(first));
  const dripping = setInterval(() => {
    if (drip) for (const connection of open) connection.write(drip);
  }, DRIP_INTERVAL);
  const start = performance.now();
  const over = new AbortController();
  const isLate = delay(MUST_HAVE_ENDED, null, { signal: over.signal }).catch(() => null);
  const end = async (connection: RawConnection) => {
    tally.sent++;
    const received = await Promise.race([connection.received, isLate]);
    tally.slowest = Math.max(tally.slowest, performance.now() - start);
    connection.close();
    if (received === null) tally.mistake(`not ended within ${MUST_HAVE_ENDED / 1000} s`);
    else if (received === '') tally.closed++;
    else tally.refuse(received.split(' ')[1] ?? received);
  };
  await Promise.all(open.map(end));
  clearInterval(dripping);
  over.abort();
  return tally;
}
