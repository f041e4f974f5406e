import { expect, it, vi } from 'vitest';
import { emptyEvent } from '../event-values';
import type { DraftVersion } from './draft-values';
import { type Answer, type FirstSave, StoredDraft } from './stored-draft';

const titled = { ...emptyEvent, title: 'Solder a badge' };
const draft: DraftVersion = { id: 'draft', updatedAt: '1', values: titled };

function start(firstSave: FirstSave | null) {
  const send = vi.fn(async (): Promise<Answer> => ({ draft, errors: [] }));
  const onFirstSave = vi.fn();
  let keys = 0;
  const stored = new StoredDraft({ send, newKey: () => `key ${++keys}` }, null, firstSave, onFirstSave);
  return { stored, send, onFirstSave };
}

it('goes on with the first save of a tab that was closed before there was an answer', async () => {
  const firstSave = { key: 'stored', input: { title: 'Solder' } };
  const { stored, send, onFirstSave } = start(firstSave);
  await stored.save(titled);
  expect(send.mock.calls).toEqual([
    [firstSave.input, 'stored'],
    [expect.objectContaining({ id: 'draft', title: 'Solder a badge' }), undefined],
  ]);
  expect(onFirstSave).not.toHaveBeenCalled();
});

it('makes another draft, with another key, where it is unknown whether the first save made one', async () => {
  const { stored, send } = start({ key: 'stored', input: { title: 'Solder' } });
  send.mockResolvedValueOnce({ draft: null, errors: [] });
  await stored.save(titled);
  expect(send).toHaveBeenLastCalledWith(expect.not.objectContaining({ id: 'draft' }), 'key 1');
  expect(stored.version).toBe(draft);
});

it('uses another key for the rest of a first save that has mistakes', async () => {
  const { stored, send } = start(null);
  const mistake = { code: 'INVALID_PRICE', field: 'pricePence', message: 'The price' };
  send.mockResolvedValueOnce({ draft: null, errors: [mistake] });
  expect(await stored.save({ ...titled, price: '0.2' })).toMatchObject({ draft, without: ['price'] });
  expect(send).toHaveBeenLastCalledWith(expect.not.objectContaining({ pricePence: 20 }), 'key 2');
});
