import autocannon from 'autocannon';
import { median } from 'es-toolkit/math';
import { processStat } from '../process-stat.js';

/** So many that a clock that ticks 100 times a second is exact enough. */
const REQUESTS = 3_000;
/** One alone is a third above or below the others. */
const ROUNDS = 7;

/**
 * Milliseconds of processor time that a process takes for one GET of a page: the median of some rounds.
 * @returns NaN where the system does not tell the time of another process
 */
export async function measureProcessorTime(url: string, pid: number): Promise<number> {
  if (process.platform !== 'linux') return Number.NaN;
  const get = (amount: number) =>
    autocannon({ url, amount, connections: 4, headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  // The first ones fill the cache and let the code become fast.
  await get(REQUESTS);
  const rounds: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const before = processStat(pid).used;
    const { errors, non2xx } = await get(REQUESTS);
    if (errors + non2xx > 0) throw new Error(`${url}: ${errors + non2xx} answers were not as expected`);
    rounds.push((processStat(pid).used - before) / REQUESTS);
  }
  return Number(median(rounds).toFixed(2));
}
