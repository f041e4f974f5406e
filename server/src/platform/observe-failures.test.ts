import { expect, it } from 'vitest';
import { observeFailures } from './observe-failures.js';

const mistake = new Error('not now');

function observed() {
  const seen: unknown[] = [];
  const gateway = {
    name: 'one',
    works: async (given: string) => given,
    fails: async () => {
      throw mistake;
    },
    throwsAtOnce: () => {
      throw mistake;
    },
    async *items() {
      yield 1;
      throw mistake;
    },
  };
  return { seen, gateway: observeFailures(gateway, (error) => seen.push(error)) };
}

it('passes on what a gateway gives, and counts nothing', async () => {
  const { seen, gateway } = observed();
  expect(gateway.name).toBe('one');
  expect(await gateway.works('given')).toBe('given');
  expect(gateway.throwsAtOnce).toThrow(mistake);
  expect(seen).toEqual([]);
});

it('counts a call that fails once, and passes its error on', async () => {
  const { seen, gateway } = observed();
  await expect(gateway.fails()).rejects.toBe(mistake);
  expect(seen).toEqual([mistake]);
});

it('counts a list that breaks off, after what came before', async () => {
  const { seen, gateway } = observed();
  const items: number[] = [];
  const readAll = async () => {
    for await (const item of gateway.items()) items.push(item);
  };
  await expect(readAll()).rejects.toBe(mistake);
  expect(items).toEqual([1]);
  expect(seen).toEqual([mistake]);
});
