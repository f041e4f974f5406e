import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.js';

class Refusal extends Error {}

/** A queue whose work ends when the test says so, and the names of what has begun, in order. */
function queueOf(limits: ConstructorParameters<typeof FairQueue>[0]) {
  const queue = new FairQueue(limits, () => new Refusal());
  const begun: string[] = [];
  const running: (() => void)[] = [];
  return {
    begun,
    run: (caller: string, name: string) =>
      queue.run(caller, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => running.push(resolve));
      }),
    endOne: async () => {
      running.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

it('S37: a new caller goes first, and then they take turns', async () => {
  const { run, endOne, begun } = queueOf({ running: 1, waitingOfOne: 8, waiting: 100 });
  const flood = Array.from({ length: 5 }, (_, n) => run('flood', `flood ${n}`));
  await new Promise(setImmediate);
  const others = [run('b', 'b 0'), run('b', 'b 1'), run('c', 'c 0')];
  for (let n = 0; n < 8; n++) await endOne();
  await Promise.all([...flood, ...others]);
  expect(begun).toEqual(['flood 0', 'b 0', 'c 0', 'flood 1', 'b 1', 'flood 2', 'flood 3', 'flood 4']);
});

it('S37: at most 8 of one caller wait, and others still find room', async () => {
  const { run, endOne } = queueOf({ running: 2, waitingOfOne: 8, waiting: 100 });
  const taken = Array.from({ length: 10 }, (_, n) => run('flood', `flood ${n}`));
  await expect(run('flood', 'one more')).rejects.toThrow(Refusal);
  taken.push(run('b', 'b'));
  for (let n = 0; n < 11; n++) await endOne();
  await Promise.all(taken);
});

it('S37: where all room is taken, who has most of it makes room for a new caller', async () => {
  const { run, endOne, begun } = queueOf({ running: 1, waitingOfOne: 3, waiting: 4 });
  const taken = [run('a', 'a 0'), run('a', 'a 1'), run('a', 'a 2'), run('b', 'b 0')];
  const last = run('a', 'a 3');
  const refused = expect(last).rejects.toThrow(Refusal);
  taken.push(run('new', 'new'));
  await refused;
  await expect(run('b', 'b 1')).rejects.toThrow(Refusal);
  for (let n = 0; n < 5; n++) await endOne();
  await Promise.all(taken);
  expect(begun).toEqual(['a 0', 'b 0', 'new', 'a 1', 'a 2']);
});

it('S37: one caller never runs all that runs at a time', async () => {
  const { run, endOne, begun } = queueOf({ running: 4, runningOfOne: 2, waitingOfOne: 1, waiting: 100 });
  const taken = [run('flood', 'flood 0'), run('flood', 'flood 1'), run('flood', 'flood 2')];
  await expect(run('flood', 'flood 3')).rejects.toThrow(Refusal);
  taken.push(run('b', 'b 0'), run('c', 'c 0'));
  await new Promise(setImmediate);
  expect(begun).toEqual(['flood 0', 'flood 1', 'b 0', 'c 0']);
  for (let n = 0; n < 5; n++) await endOne();
  await Promise.all(taken);
  expect(begun.at(-1)).toBe('flood 2');
});

it('goes on after work that fails', async () => {
  const queue = new FairQueue({ running: 1, waitingOfOne: 1, waiting: 1 }, () => new Refusal());
  const failing = queue.run('a', () => Promise.reject(new Error('broken')));
  const next = queue.run('a', async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
