import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyEvent } from '../event-values';
import { DraftSaver } from './draft-saver';
import type { DraftVersion } from './draft-values';

const PAUSE = 5_000;
const titled = { ...emptyEvent, title: 'Solder a badge' };
const version = (values = titled, updatedAt = '1'): DraftVersion => ({ id: 'draft', updatedAt, values });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(draft: DraftVersion | null = null) {
  let count = 0;
  const send = vi.fn(async (_input: object, _key?: string) => ({
    draft: version(titled, String(++count)) as DraftVersion | null,
    errors: [] as { code: string; field: string | null; message: string }[],
  }));
  const keep = vi.fn((_typed: object | null) => true);
  let keys = 0;
  const newKey = () => `key ${++keys}`;
  const given = {
    send,
    newKey,
    keep,
    pause: PAUSE,
    titleMissing: 'no title',
    failureMessage: () => 'no network',
  };
  const saver = new DraftSaver(given, draft, draft?.values ?? emptyEvent);
  return { saver, send, keep };
}

it('keeps each key in the browser, and sends once after the pause', async () => {
  const { saver, send, keep } = start();
  saver.type({ ...titled, title: 'Sol' });
  await vi.advanceTimersByTimeAsync(PAUSE - 1);
  saver.type(titled);
  expect(keep).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(PAUSE - 1);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Solder a badge', date: null }),
    'key 1',
  );
  expect(saver.status.current()).toMatchObject({ kind: 'saved', without: [] });
  expect(keep).toHaveBeenLastCalledWith(null);
  expect(saver.wouldLose(titled)).toBe(false);
});

it('sends nothing without a title, and says that it is at risk', async () => {
  const { saver, send } = start();
  saver.type({ ...emptyEvent, location: 'Leeds' });
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(send).not.toHaveBeenCalled();
  expect(saver.wouldLose({ ...emptyEvent, location: 'Leeds' })).toBe(true);
});

it('bases each save on the version before, one after the other', async () => {
  const { saver, send } = start();
  saver.type(titled);
  await saver.save();
  saver.type({ ...titled, location: 'Leeds' });
  const first = saver.save();
  await Promise.resolve();
  saver.type({ ...titled, location: 'York' });
  await Promise.all([first, saver.save()]);
  expect(send.mock.calls.map(([input]) => input)).toMatchObject([
    { title: 'Solder a badge' },
    { id: 'draft', expectedUpdatedAt: '1', location: 'Leeds' },
    { id: 'draft', expectedUpdatedAt: '2', location: 'York' },
  ]);
});

it('saves the rest without a field that the server does not take, and names it', async () => {
  const { saver, send, keep } = start();
  send.mockResolvedValueOnce({
    draft: null,
    errors: [{ code: 'INVALID_PRICE', field: 'pricePence', message: 'The price' }],
  });
  saver.type({ ...titled, price: '0.2' });
  expect(await saver.save()).toMatchObject([{ field: 'pricePence' }]);
  expect(send.mock.lastCall?.[0]).not.toHaveProperty('pricePence');
  expect(saver.status.current()).toMatchObject({ kind: 'saved', without: ['price'] });
  expect(keep).not.toHaveBeenLastCalledWith(null);
});

it('keeps the text without a network, says so, and sends it afterwards', async () => {
  const { saver, send, keep } = start();
  send.mockRejectedValueOnce(new Error('offline'));
  saver.type(titled);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(saver.status.current()).toEqual({ kind: 'failed', message: 'no network', isKept: true });
  expect(keep).not.toHaveBeenCalledWith(null);
  await saver.save();
  expect(saver.status.current()).toMatchObject({ kind: 'saved' });
});

it('makes one draft though the answer to its first save was lost', async () => {
  const { saver, send, keep } = start();
  send.mockRejectedValueOnce(new Error('the answer was lost'));
  saver.type(titled);
  await saver.save().catch(() => {});
  saver.type({ ...titled, location: 'Leeds' });
  const [sent] = send.mock.calls;
  expect(keep).toHaveBeenLastCalledWith(
    expect.objectContaining({ firstSave: { input: sent?.[0], key: 'key 1' } }),
  );
  expect(saver.mayHaveDraft).toBe(true);
  await saver.save();
  expect(send.mock.calls).toEqual([
    sent,
    sent,
    [expect.objectContaining({ id: 'draft', expectedUpdatedAt: '1', location: 'Leeds' }), undefined],
  ]);
  expect(keep).toHaveBeenLastCalledWith(null);
});

it('overwrites nothing that another tab has saved until the person has chosen', async () => {
  const { saver, send } = start(version());
  send.mockResolvedValueOnce({
    draft: null,
    errors: [{ code: 'CONFLICT', field: 'expectedUpdatedAt', message: 'Changed' }],
  });
  saver.type({ ...titled, location: 'Leeds' });
  await saver.save();
  expect(saver.status.current()).toEqual({ kind: 'conflict' });
  await saver.save();
  expect(send).toHaveBeenCalledTimes(1);
  saver.goOnFrom(version({ ...titled, location: 'York' }, '7'));
  await saver.save();
  expect(send).toHaveBeenLastCalledWith(
    expect.objectContaining({ expectedUpdatedAt: '7', location: 'Leeds' }),
    undefined,
  );
});

it('stops, and keeps nothing, once the draft is an event', async () => {
  const { saver, send, keep } = start();
  saver.type(titled);
  await saver.end();
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(send).not.toHaveBeenCalled();
  expect(keep).toHaveBeenLastCalledWith(null);
});
