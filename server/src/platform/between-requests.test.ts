import { expect, it } from 'vitest';
import { betweenRequests } from './between-requests.js';

it('lets the event loop have a turn before each piece, also of many that come at once', async () => {
  const order: string[] = [];
  const pieces = ['a', 'b', 'c'].map((piece) => betweenRequests(() => order.push(piece)));
  const turn = () =>
    setImmediate(() => {
      order.push('request');
      if (order.length < 6) turn();
    });
  turn();
  await Promise.all(pieces);
  expect(order.filter((what) => what !== 'request')).toEqual(['a', 'b', 'c']);
  expect(order.indexOf('b') - order.indexOf('a')).toBeGreaterThan(1);
  expect(order.indexOf('c') - order.indexOf('b')).toBeGreaterThan(1);
});

it('goes on after a piece that failed, and gives each its own result', async () => {
  const failing = betweenRequests(() => {
    throw new Error('It cannot be drawn');
  });
  await expect(failing).rejects.toThrow('It cannot be drawn');
  await expect(betweenRequests(async () => 'drawn')).resolves.toBe('drawn');
});
