import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds between two questions. */
const INTERVAL = 100;
/** Milliseconds after which a load balancer would have given up long ago. */
const NO_ANSWER = 60_000;

/** Asks all the time over one connection whether a process is ready, as a load balancer does. */
export function startProbe(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const seen = { asked: 0, 'not ready': 0, 'no answer': 0 };
  const answers: { at: number; milliseconds: number }[] = [];
  let isOver = false;
  /** Milliseconds of the longest answer that was asked for in this time, both by `performance.now()`. */
  const longestBetween = (from: number, to = Number.POSITIVE_INFINITY) => {
    const between = answers.filter(({ at }) => at >= from && at < to);
    return Math.round(Math.max(0, ...between.map(({ milliseconds }) => milliseconds)));
  };
  const run = async () => {
    while (!isOver) {
      const start = performance.now();
      const status = await ask(`${url}/readyz`, agent).catch(() => null);
      seen.asked++;
      if (status === null) seen['no answer']++;
      else if (status !== 200) seen['not ready']++;
      answers.push({ at: start, milliseconds: performance.now() - start });
      await delay(INTERVAL);
    }
    agent.destroy();
    return { seen, longestBetween };
  };
  const running = run();
  return {
    /** Ends it. */
    end: () => {
      isOver = true;
      return running;
    },
  };
}

/** @returns the status */
function ask(url: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { agent, signal: AbortSignal.timeout(NO_ANSWER) }, (response) => {
      response
        .resume()
        .on('end', () => resolve(response.statusCode))
        .on('error', reject);
    }).on('error', reject);
  });
}
