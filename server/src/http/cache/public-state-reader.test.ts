import { expect, it, vi } from 'vitest';
import type { PublicState } from '../../features/events/lists/read-public-state.js';
import { PublicStateReader } from './public-state-reader.js';

const state = (version: string): PublicState => ({ version, events: new Map() });

it('C1: all who come while the state is read wait together for the next reading, which begins after them', async () => {
  const first = Promise.withResolvers<PublicState>();
  const readState = vi
    .fn<(eventIds: string[]) => Promise<PublicState>>()
    .mockReturnValueOnce(first.promise)
    .mockResolvedValue(state('2'));
  const reader = new PublicStateReader(readState);
  const early = reader.read(['a']);
  await vi.waitFor(() => expect(readState).toHaveBeenCalledOnce());
  const crowd = Array.from({ length: 50 }, (_, number) => reader.read([`event ${number % 2}`]));
  first.resolve(state('1'));
  expect(await early).toEqual(state('1'));
  expect(await Promise.all(crowd)).toEqual(Array(50).fill(state('2')));
  expect(readState.mock.calls).toEqual([[['a']], [['event 0', 'event 1']]]);
});

it('goes on after a reading that failed', async () => {
  const readState = vi
    .fn<(eventIds: string[]) => Promise<PublicState>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue(state('2'));
  const reader = new PublicStateReader(readState);
  await expect(reader.read([])).rejects.toThrow('lost');
  expect(await reader.read([])).toEqual(state('2'));
});
