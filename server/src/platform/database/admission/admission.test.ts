import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refuseInTime } from '../../../../test/support/patience.js';
import { AdmissionQueue } from './admission.js';
import { asRequest, noteCommit, type Urgency } from './request-state.js';

refuseInTime();

let queue: AdmissionQueue;
beforeEach(() => {
  vi.useFakeTimers();
  queue = new AdmissionQueue(1);
});
afterEach(() => vi.useRealTimers());

const busy = { extensions: { code: 'BUSY', retryAfterSeconds: expect.any(Number) } };

/** Waits as a request that has had a connection before, and has done something with it. */
function secondTime(urgency: Urgency, firstTime = () => {}): Promise<() => void> {
  return asRequest(urgency, async () => {
    await new AdmissionQueue(1).enter();
    firstTime();
    return queue.enter();
  });
}

describe('the admission queue', () => {
  it('lets in urgent requests first, then those under way, then newcomers and jobs as they came', async () => {
    const order: string[] = [];
    const leave = await queue.enter();
    const waiting = [
      ['newcomer', () => asRequest('ordinary', () => queue.enter())],
      ['job', () => queue.enter()],
      ['newcomer 2', () => asRequest('ordinary', () => queue.enter())],
      ['under way', () => secondTime('ordinary')],
      ['urgent', () => asRequest('urgent', () => queue.enter())],
      ['urgent and under way', () => secondTime('urgent')],
    ] as const;
    const all = waiting.map(([name, enter]) =>
      enter().then((next) => {
        order.push(name);
        next();
      }),
    );
    await vi.waitFor(() => expect(queue.size).toBe(waiting.length));
    leave();
    await Promise.all(all);
    expect(order).toEqual(['urgent and under way', 'urgent', 'under way', 'newcomer', 'job', 'newcomer 2']);
  });

  it.each([null, 'payer'])('gives a connection that is free without a timer, payer: %s', async (payer) => {
    // A spy on a fake timer would put the fake one back, for all files that follow.
    vi.useRealTimers();
    const timer = vi.spyOn(globalThis, 'setTimeout');
    await asRequest('ordinary', () => queue.enter(), payer);
    const calls = timer.mock.calls.length;
    timer.mockRestore();
    expect(calls).toBe(0);
  });

  it('D7: refuses a newcomer after two seconds, and has room again afterwards', async () => {
    const leave = await queue.enter();
    const refused = expect(asRequest('ordinary', () => queue.enter())).rejects.toMatchObject(busy);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(queue.size).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await refused;
    expect(queue.size).toBe(0);
    leave();
    await expect(asRequest('ordinary', () => queue.enter())).resolves.toBeTypeOf('function');
  });

  it('gives a request under way ten seconds', async () => {
    await queue.enter();
    const refused = expect(secondTime('ordinary')).rejects.toMatchObject(busy);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(queue.size).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await refused;
  });

  it('never asks a request to try again that has changed something', async () => {
    await queue.enter();
    const failed = expect(secondTime('ordinary', noteCommit)).rejects.toThrow(/within 10000 ms/);
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
  });

  it('C1: lets in a request whose change was stored with others before newcomers, though it had no connection', async () => {
    const order: string[] = [];
    const leave = await queue.enter();
    const enterAs = (name: string, before = () => {}) =>
      asRequest('ordinary', () => {
        before();
        return queue.enter().then((next) => {
          order.push(name);
          next();
        });
      });
    const waiting = [enterAs('newcomer').catch(() => order.push('refused')), enterAs('stored', noteCommit)];
    await vi.advanceTimersByTimeAsync(9_999);
    leave();
    await Promise.all(waiting);
    expect(order).toEqual(['refused', 'stored']);
  });

  it('C1: refuses at once whom it cannot serve in time, and lets urgent requests in still', async () => {
    await queue.enter();
    const crowd = Array.from({ length: 1_000 }, () => asRequest('ordinary', () => queue.enter()));
    const refused = Promise.allSettled(crowd);
    await expect(asRequest('ordinary', () => queue.enter())).rejects.toMatchObject(busy);
    const urgent = Promise.allSettled([asRequest('urgent', () => queue.enter())]);
    expect(queue.size).toBe(1_001);
    await vi.advanceTimersByTimeAsync(2_000);
    await Promise.all([refused, urgent]);
  });

  it('spreads the times at which they shall try again', async () => {
    await queue.enter();
    const crowd = Array.from({ length: 200 }, () => asRequest('ordinary', () => queue.enter()));
    const settled = Promise.allSettled(crowd);
    await vi.advanceTimersByTimeAsync(2_000);
    const waits = (await settled).map(
      (one) => one.status === 'rejected' && one.reason.http.headers.get('retry-after'),
    );
    expect([...new Set(waits)].toSorted()).toEqual(['1', '2', '3', '4']);
  });

  describe('S40: of ten connections', () => {
    const ask = (payer: string, urgency: Urgency = 'ordinary') =>
      asRequest(urgency, () => queue.enter(), payer);
    let leaving: (() => void)[];
    beforeEach(async () => {
      queue = new AdmissionQueue(10);
      leaving = [];
      for (let n = 0; n < 20; n++)
        void ask('flood').then(
          (leave) => leaving.push(leave),
          () => {},
        );
      await vi.waitFor(() => expect(queue.size).toBe(12));
    });

    it('leaves a fifth to others, who wait for none of its crowd', async () => {
      expect(leaving).toHaveLength(8);
      const others = await Promise.all([ask('reader'), ask('another reader')]);
      expect(queue.size).toBe(12);
      for (const leave of others) leave();
    });

    it('gives the next of its crowd what one of it gives back, and not what others do', async () => {
      (await ask('reader'))();
      expect(leaving).toHaveLength(8);
      leaving[0]?.();
      await vi.waitFor(() => expect(leaving).toHaveLength(9));
    });

    it('lets a payer who went over its share complete a payment', async () => {
      await expect(ask('flood', 'urgent')).resolves.toBeTypeOf('function');
    });

    it('refuses more than 800 of one, and not the others', async () => {
      const crowd = Array.from({ length: 788 }, () => ask('flood'));
      const refused = Promise.allSettled(crowd);
      await expect(ask('flood')).rejects.toMatchObject(busy);
      await expect(ask('reader')).resolves.toBeTypeOf('function');
      await vi.advanceTimersByTimeAsync(2_000);
      expect((await refused).every(({ status }) => status === 'rejected')).toBe(true);
      expect(queue.size).toBe(0);
    });
  });
});
