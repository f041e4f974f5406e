import type { EntityManager } from 'typeorm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refuseInTime } from '../../../../test/support/patience.js';
import { BusyError } from '../../errors/request-errors.js';
import { AdmissionQueue } from '../admission/admission.js';
import { asRequest, noteCommit, noteReading } from '../admission/request-state.js';
import { readShared, readSharedById } from './shared-reads.js';

refuseInTime();

interface Running {
  finish: (rows: object[]) => void;
  fail: (error: unknown) => void;
}

let database: EntityManager;
/** The reads, in their order. */
let reads: Running[];
beforeEach(() => {
  database = { queryRunner: undefined } as unknown as EntityManager;
  reads = [];
});

function read(): Promise<object[]> {
  const { promise, resolve, reject } = Promise.withResolvers<object[]>();
  reads.push({ finish: resolve, fail: reject });
  return promise;
}

const ask = (key = 'SELECT 1', from = database) => asRequest('ordinary', () => readShared(from, key, read));

/** The reading that has begun by now. */
async function running(count: number): Promise<Running> {
  await new Promise(setImmediate);
  expect(reads).toHaveLength(count);
  return reads.at(-1) as Running;
}

describe('reads that are shared', () => {
  it('are done once for all who came before they began', async () => {
    const answers = [ask(), ask(), ask()];
    (await running(1)).finish([{ title: 'Talk' }]);
    expect(await Promise.all(answers)).toEqual(Array(3).fill([{ title: 'Talk' }]));
  });

  it('are done again for a request that arrives during one, since it may have seen less than the request must', async () => {
    const first = ask();
    const begun = await running(1);
    const later = [ask(), ask()];
    await running(1);
    begun.finish([{ version: 1 }]);
    expect(await first).toEqual([{ version: 1 }]);
    (await running(2)).finish([{ version: 2 }]);
    expect(await Promise.all(later)).toEqual(Array(2).fill([{ version: 2 }]));
  });

  it('are done again for a request that arrives when all is over', async () => {
    const first = ask();
    (await running(1)).finish([]);
    await first;
    const second = ask();
    (await running(2)).finish([]);
    await second;
  });

  it('are not those of other values or of another database', async () => {
    const other = { queryRunner: undefined } as unknown as EntityManager;
    const answers = [ask(), ask('SELECT 2'), ask('SELECT 1', other)];
    await running(3);
    for (const { finish } of reads) finish([]);
    await Promise.all(answers);
  });

  it.each<[string, () => Promise<readonly object[]>]>([
    ['money depends on', () => asRequest('urgent', () => readShared(database, 'SELECT 1', read))],
    [
      'is read after a change of its own',
      () =>
        asRequest('ordinary', () => {
          noteCommit();
          return readShared(database, 'SELECT 1', read);
        }),
    ],
    ['a job reads', () => readShared(database, 'SELECT 1', read)],
    ['is read within a transaction', () => ask('SELECT 1', { queryRunner: {} } as unknown as EntityManager)],
  ])('wait for nobody: what %s', async (_what, askAlone) => {
    const shared = ask();
    await running(1);
    const alone = askAlone();
    (await running(2)).finish([{ alone: true }]);
    expect(await alone).toEqual([{ alone: true }]);
    reads[0]?.finish([]);
    await shared;
  });

  it('fail for all who share them, each refused with a moment of their own to try again', async () => {
    const answers = [ask(), ask()].map((answer) => answer.catch((error: unknown) => error));
    const cause = new Error('No connection to the database was free');
    (await running(1)).fail(new BusyError({ cause }));
    const [first, second] = await Promise.all(answers);
    expect(first).toBeInstanceOf(BusyError);
    expect(second).toMatchObject({ code: 'BUSY', cause });
    expect(first).not.toBe(second);
  });

  it('go on after one that failed', async () => {
    const first = ask().catch(() => 'failed');
    const begun = await running(1);
    const second = ask();
    begun.fail(new Error('The statement took too long'));
    expect(await first).toBe('failed');
    (await running(2)).finish([{ title: 'Talk' }]);
    expect(await second).toEqual([{ title: 'Talk' }]);
  });

  describe('of rows by their ids', () => {
    const idsOfReads: (readonly string[])[] = [];
    beforeEach(() => idsOfReads.splice(0));
    const readRows = (ids: readonly string[]) => {
      idsOfReads.push(ids);
      return read() as Promise<{ id: string }[]>;
    };
    const row = (id: string) => readSharedById(database, 'SELECT', id, readRows);
    const askFor = (id: string) => asRequest('ordinary', () => row(id));

    it('send one statement for all requests that came before it began, and each request gets its own row', async () => {
      const answers = ['a', 'b', 'a', 'missing'].map(askFor);
      (await running(1)).finish([{ id: 'b' }, { id: 'a' }]);
      expect(await Promise.all(answers)).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'a' }, null]);
      expect(idsOfReads).toEqual([['a', 'b', 'missing']]);
    });

    it('are done again for a request that arrives during one, whichever row it wants', async () => {
      const first = askFor('a');
      const begun = await running(1);
      const later = [askFor('a'), askFor('b')];
      begun.finish([{ id: 'a' }]);
      expect(await first).toEqual({ id: 'a' });
      (await running(2)).finish([{ id: 'a' }, { id: 'b' }]);
      expect(await Promise.all(later)).toEqual([{ id: 'a' }, { id: 'b' }]);
      expect(idsOfReads).toEqual([['a'], ['a', 'b']]);
    });

    it('leave the ids of waiting requests alone when an urgent request reads for itself', async () => {
      const waits = askFor('a');
      const alone = asRequest('urgent', () => row('b'));
      await running(2);
      expect(idsOfReads).toEqual([['b'], ['a']]);
      for (const { finish } of reads) finish([{ id: 'a' }, { id: 'b' }]);
      expect(await Promise.all([waits, alone])).toEqual([{ id: 'a' }, { id: 'b' }]);
    });
  });

  describe('D7: when there is no free connection', () => {
    let queue: AdmissionQueue;
    beforeEach(() => {
      vi.useFakeTimers();
      queue = new AdmissionQueue(1);
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    /** Asks for what takes so many milliseconds once there is a connection. @returns is told how it ended */
    function askFor(milliseconds: number, { key = 'SELECT 1', isUnderWay = false } = {}) {
      const ended = vi.fn<(outcome: 'done' | 'BUSY') => void>();
      const wait = async () => {
        const leave = await queue.enter();
        await new Promise((resolve) => setTimeout(resolve, milliseconds));
        leave();
        return [];
      };
      asRequest('ordinary', () => {
        if (isUnderWay) noteReading();
        readShared(database, key, wait).then(
          () => ended('done'),
          (error) => ended(error.code),
        );
      });
      return ended;
    }

    const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

    it('refuse who waits for the next one two seconds after they came, too', async () => {
      await queue.enter();
      const first = askFor(0);
      await pass(1_500);
      const second = askFor(0);
      await pass(500);
      expect(first).toHaveBeenCalledExactlyOnceWith('BUSY');
      await pass(1_499);
      expect(second).not.toHaveBeenCalled();
      await pass(1);
      expect(second).toHaveBeenCalledExactlyOnceWith('BUSY');
    });

    it('refuse newcomers after two seconds also where an earlier request still waits', async () => {
      const leave = await queue.enter();
      const underWay = askFor(0, { isUnderWay: true });
      const newcomer = askFor(0);
      await pass(2_000);
      expect(newcomer).toHaveBeenCalledExactlyOnceWith('BUSY');
      leave();
      await pass(0);
      expect(underWay).toHaveBeenCalledExactlyOnceWith('done');
    });

    it('refuse nobody whose turn has come, however long it takes', async () => {
      const answers = [askFor(3_000), askFor(3_000)];
      await pass(3_000);
      for (const answer of answers) expect(answer).toHaveBeenCalledExactlyOnceWith('done');
    });

    it('go before newcomers where they have waited for others already', async () => {
      const leave = await queue.enter();
      const first = askFor(20);
      await pass(0);
      const second = askFor(20);
      await pass(1_000);
      const [next, newcomer] = [askFor(20, { key: 'SELECT 2' }), askFor(20, { key: 'SELECT 3' })];
      await pass(250);
      leave();
      await pass(60);
      for (const answer of [first, next, second]) expect(answer).toHaveBeenCalledExactlyOnceWith('done');
      expect(newcomer).not.toHaveBeenCalled();
    });

    it('leave each who shared them ten seconds for the next connection', async () => {
      const outcomes = [1, 2].map(() => {
        const ended = vi.fn();
        const enterAgain = async () => {
          await readShared(database, 'SELECT 1', async () => []);
          await queue.enter();
        };
        asRequest('ordinary', enterAgain).catch((error) => ended(error.code));
        return ended;
      });
      await queue.enter();
      await pass(9_999);
      for (const ended of outcomes) expect(ended).not.toHaveBeenCalled();
      await pass(1);
      for (const ended of outcomes) expect(ended).toHaveBeenCalledExactlyOnceWith('BUSY');
    });

    it('are done anew where no answer comes to the one before', async () => {
      const dead = new AdmissionQueue(1);
      void asRequest('ordinary', () =>
        readShared(database, 'SELECT 1', async () => {
          await dead.enter();
          return new Promise<object[]>(() => {});
        }),
      );
      await pass(0);
      const waiting = askFor(0);
      await pass(2_000);
      expect(waiting).toHaveBeenCalledExactlyOnceWith('BUSY');
      const later = askFor(0);
      await pass(0);
      expect(later).toHaveBeenCalledExactlyOnceWith('done');
    });
  });

  it('give rows that no request can change for the others', async () => {
    const answer = ask();
    (await running(1)).finish([{ title: 'Talk' }]);
    const [row] = (await answer) as { title: string }[];
    expect(() => Object.assign(row as object, { title: 'Other' })).toThrow(TypeError);
  });
});
