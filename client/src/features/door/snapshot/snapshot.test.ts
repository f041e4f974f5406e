import { parseTicketCode } from '@turnout/texts/ticket-code';
import { expect, it } from 'vitest';
import { withNewDevice } from '../device/device.fixture';
import { parseSnapshot } from './snapshot';
import { snapshotFile } from './snapshot.fixture';
import { ticketKey } from './ticket-secrets';

const PRIYA = 'T7KQ4M2X9RWDH5ZB3NCF8PJV6W';
const TOM = '1234567890ABCDEFGHJKMNPQRW';
const LONG = 'ZZZZ567890ABCDEFGHJKMNPQRW';
const codeOf = (text: string) => parseTicketCode(text) as Uint8Array;

withNewDevice();

it('finds each ticket by its code: name and state', async () => {
  const name = 'م'.repeat(200);
  const list = parseSnapshot(
    snapshotFile([
      { code: PRIYA, name: 'Priya Nair' },
      { code: TOM, name: 'Tom', state: 'ARRIVED' },
      { code: LONG, name },
      { code: '0'.repeat(26), name: '', state: 'CANCELLED' },
    ]),
  );
  expect(list.people).toBe(3);
  expect(await list.find(codeOf(PRIYA))).toEqual({ state: 'EXPECTED', name: 'Priya Nair' });
  expect(await list.find(codeOf(TOM))).toEqual({ state: 'ARRIVED', name: 'Tom' });
  expect(await list.find(codeOf(LONG))).toEqual({ state: 'EXPECTED', name });
  expect(await list.find(codeOf('0'.repeat(26)))).toEqual({ state: 'CANCELLED', name: '' });
  expect(await list.find(codeOf(`${'7'.repeat(25)}W`))).toBeNull();
});

it('finds each of many tickets', async () => {
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const many = Array.from({ length: 300 }, (_, index) => ({
    code: `${letters[index % 32]}${letters[Math.floor(index / 32)]}`.padEnd(26, '0'),
    name: `${index}`,
  }));
  const list = parseSnapshot(snapshotFile(many));
  for (const { code, name } of many)
    expect(await list.find(codeOf(code))).toEqual({ state: 'EXPECTED', name });
});

it('refuses a file of another format', () => {
  expect(() => parseSnapshot(new TextEncoder().encode('<!doctype html>').buffer)).toThrow('another format');
});

it('D23: the key of an arrival says nothing of its code, and is the same each time', async () => {
  const key = await ticketKey(codeOf(PRIYA));
  expect(key).toBe(await ticketKey(codeOf(PRIYA)));
  expect(key).not.toBe(await ticketKey(codeOf(TOM)));
});
