import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { createEvent, readEvent, updateEvent } from './event-operations.js';

let app: TestApp;
let staff: Person;
let eventId: string;
beforeAll(async () => {
  app = await startTestApp();
  staff = await app.world.staff();
  eventId = (await app.world.event(staff)).id;
});
afterAll(() => app.close());

const maxLengths = [
  ['title', 200],
  ['description', 5000],
  ['location', 300],
  ['type', 100],
] as const;

describe.each(maxLengths)('%s of at most %i code points', (field, maxLength) => {
  it.each(['x', '🎪', 'é'])('takes that many of %s', async (character) => {
    const longest = { [field]: character.repeat(maxLength) };
    const { id } = await app.world.event(staff, longest);
    expect(await readEvent(staff.client, id)).toMatchObject(longest);
  });

  it.each(['x', '🎪'])('does not take one more %s', async (character) => {
    const tooLong = { [field]: character.repeat(maxLength + 1) };
    const userErrors = [{ code: 'TOO_LONG', message: `${field} is too long`, field }];
    expect((await createEvent(staff.client, tooLong)).data.createEvent).toEqual({ event: null, userErrors });
    const update = await updateEvent(staff.client, { id: eventId, ...tooLong });
    expect(update.data.updateEvent).toEqual({ event: null, userErrors });
  });

  it('is trimmed before it is measured', async () => {
    const padded = `  ${'x'.repeat(maxLength)} \n`;
    const event = await app.world.event(staff, { [field]: padded });
    expect(event[field]).toBe('x'.repeat(maxLength));
  });

  it('has control characters and lone surrogates removed, and nothing else', async () => {
    const event = await app.world.event(staff, {
      [field]: 'a\u0000b\u0007c\u001b[1m\r\nd\u007fe\u0085f \ud800 \udc00 "<b>\' 🎪\tz',
    });
    const text = 'abc[1m\ndef \ufffd \ufffd "<b>\' 🎪\tz';
    // Types that differ only by their spaces are one.
    expect(event[field]).toBe(field === 'type' ? text.replace(/\s/g, ' ') : text);
    expect(await readEvent(staff.client, event.id)).toEqual(event);
  });
});

describe('pricePence', () => {
  it.each([0, 30, 99_999_999])('takes %i', async (pricePence) => {
    expect(await app.world.event(staff, { pricePence })).toMatchObject({ pricePence });
  });

  it.each([1, 29, 100_000_000, -1, -30, 2 ** 31 - 1, -(2 ** 31)])('does not take %i', async (pricePence) => {
    const refused = {
      event: null,
      userErrors: [
        {
          code: 'INVALID_PRICE',
          message: 'The price must be 0 for a free event, or from £0.30 to £999,999.99',
          field: 'pricePence',
        },
      ],
    };
    expect((await createEvent(staff.client, { pricePence })).data.createEvent).toEqual(refused);
    const update = await updateEvent(staff.client, { id: eventId, pricePence });
    expect(update.data.updateEvent).toEqual(refused);
  });

  it.each([2 ** 31, 10.5, '30', true])('is a whole number, so %j is no price', async (pricePence) => {
    const answer = await createEvent(staff.client, { pricePence });
    expect(answer.status).toBe(400);
    expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe.each([
  ['date', ['2027-02-31', '2027-13-01', '0000-01-01', '14/03/2027', '2027-03-14T10:00:00Z', '', 20270314]],
  ['startTime', ['24:00', '25:00', '9:30', '09:30:00', '09:60', '', 930]],
  ['endTime', ['24:00', '25:00', '9:30', '09:30:00', '09:60', '', 930]],
])('%s', (field, impossible) => {
  it.each(impossible)('does not take %j', async (value) => {
    const answers = [
      await createEvent(staff.client, { [field]: value }),
      await updateEvent(staff.client, { id: eventId, [field]: value }),
    ];
    for (const { status, data, errors } of answers) {
      expect(status).toBe(400);
      expect(data).toBeUndefined();
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });
});

describe('date and times', () => {
  it.each([
    { date: '2028-02-29', startTime: '00:00', endTime: '23:59' },
    { date: '0001-01-01', startTime: '23:59', endTime: '00:00' },
    { date: '9999-12-31', startTime: '09:30', endTime: '09:30' },
  ])('takes $date from $startTime to $endTime', async (times) => {
    const { id } = await app.world.event(staff, times);
    expect(await readEvent(staff.client, id)).toMatchObject(times);
  });
});
