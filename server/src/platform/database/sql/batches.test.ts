import { QueryFailedError } from 'typeorm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refuseInTime } from '../../../../test/support/patience.js';
import { BusyError } from '../../errors/request-errors.js';
import { asRequest, noteCommit } from '../admission/request-state.js';
import { Batches } from './batches.js';

refuseInTime();

type Run = (context: string, items: readonly number[]) => Promise<readonly string[]>;

const PATIENCE = 2_000;

let batches: Batches<string>;
/** The items of each batch, and what ends the one that is under way. */
let ran: (readonly number[])[];
let finish: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  batches = new Batches(() => 'context');
  ran = [];
});
afterEach(() => vi.useRealTimers());

const held: Run = (_context, items) => {
  ran.push(items);
  const { promise, resolve } = Promise.withResolvers<readonly string[]>();
  finish = () => resolve(items.map(String));
  return promise;
};
const begun = (count: number) => vi.waitFor(() => expect(ran).toHaveLength(count));
const busy = { extensions: { code: 'BUSY', retryAfterSeconds: expect.any(Number) } };

describe('batches', () => {
  it('put all who come while one runs into the next one, in the order in which they came', async () => {
    const first = batches.add(held, 0);
    await begun(1);
    const others = [1, 2, 3].map((item) => batches.add(held, item));
    finish();
    await begun(2);
    finish();
    expect(ran).toEqual([[0], [1, 2, 3]]);
    expect(await Promise.all([first, ...others])).toEqual(['0', '1', '2', '3']);
  });

  it('have at most 200 items', async () => {
    const all = Array.from({ length: 250 }, (_, item) => batches.add(held, item));
    await begun(1);
    finish();
    await begun(2);
    finish();
    await Promise.all(all);
    expect(ran.map(({ length }) => length)).toEqual([200, 50]);
  });

  it('run beside each other in different lanes', async () => {
    const all = [batches.add(held, 1, 'a'), batches.add(held, 2, 'b')];
    await begun(2);
    expect(ran).toEqual([[1], [2]]);
    void all;
  });

  it('C1: wait for those before at most two seconds', async () => {
    void batches.add(held, 0);
    await begun(1);
    const refused = expect(asRequest('ordinary', () => batches.add(held, 1))).rejects.toMatchObject(busy);
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(batches.waiting).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await refused;
    expect(batches.waiting).toBe(0);
    // Nothing is done for a refused item.
    const next = batches.add(held, 2);
    finish();
    await begun(2);
    finish();
    await next;
    expect(ran).toEqual([[0], [2]]);
  });

  it('C1: refuse a newcomer at once when 1,000 wait, and let urgent requests in still', async () => {
    void batches.add(held, -1);
    await begun(1);
    const all = Array.from({ length: 1_000 }, (_, item) => batches.add(held, item).catch(() => {}));
    await expect(batches.add(held, 1_000)).rejects.toMatchObject(busy);
    const urgent = asRequest('urgent', () => batches.add(held, 1_001)).catch(() => {});
    expect(batches.waiting).toBe(1_001);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    await Promise.all([...all, urgent]);
  });

  it('are waited for longer by a request that has changed something, which is never asked to try again', async () => {
    void batches.add(held, 0);
    await begun(1);
    const failed = asRequest('ordinary', () => {
      noteCommit();
      return expect(batches.add(held, 1)).rejects.toThrow('No batch began within 10000 ms');
    });
    await vi.advanceTimersByTimeAsync(9_999);
    expect(batches.waiting).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await failed;
  });

  it('that cannot be run in time refuse all items in them, each to try again at another moment', async () => {
    const error = new BusyError();
    const failing: Run = () => Promise.reject(error);
    const refused = await Promise.allSettled([1, 2].map((item) => batches.add(failing, item)));
    const errors = refused.map((result) => (result as PromiseRejectedResult).reason);
    expect(errors).toMatchObject([busy, busy]);
    expect(new Set([...errors, error]).size).toBe(3);
  });

  it('that fail for what one item holds run again one by one', async () => {
    const strict: Run = async (_context, items) => {
      ran.push(items);
      if (items.includes(2)) throw rejectedBy('23514');
      return items.map(String);
    };
    const results = await Promise.allSettled([1, 2, 3].map((item) => batches.add(strict, item)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(ran).toEqual([[1, 2, 3], [1], [2], [3]]);
  });

  it.each([
    ['a statement took too long', '57014'],
    ['a lock was not to be had', '55P03'],
  ])('C1: in which %s ask all requests to try again at another moment', async (_why, code) => {
    const slow: Run = () => Promise.reject(rejectedBy(code));
    const refused = await Promise.allSettled([1, 2].map((item) => batches.add(slow, item)));
    const errors = refused.map((result) => (result as PromiseRejectedResult).reason);
    expect(errors).toMatchObject([busy, busy]);
    expect(errors[0]).not.toBe(errors[1]);
    expect(errors[0].cause).toMatchObject({ driverError: { code } });
  });

  it('C1: that took too long after they had stored something never ask to try again', async () => {
    const slow: Run = () => {
      noteCommit();
      return Promise.reject(rejectedBy('57014'));
    };
    await expect(batches.add(slow, 1)).rejects.toMatchObject({ driverError: { code: '57014' } });
  });

  it('C1: that took too long do not ask a request to try again that has changed something before', async () => {
    const slow: Run = () => Promise.reject(rejectedBy('57014'));
    await asRequest('ordinary', () => {
      noteCommit();
      return expect(batches.add(slow, 1)).rejects.toMatchObject({ driverError: { code: '57014' } });
    });
  });

  it('that fail for another reason do not', async () => {
    const down: Run = (_context, items) => {
      ran.push(items);
      return Promise.reject(rejectedBy('57P01'));
    };
    const results = await Promise.allSettled([1, 2].map((item) => batches.add(down, item)));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(ran).toEqual([[1, 2]]);
  });
});

function rejectedBy(code: string): QueryFailedError {
  return new QueryFailedError('INSERT', [], Object.assign(new Error('rejected'), { code }));
}
