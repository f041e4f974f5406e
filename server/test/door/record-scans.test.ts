import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelEvent } from '../events/event-operations.js';
import { cancelSignUp } from '../sign-ups/cancel-sign-up-operations.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import {
  codeOf,
  doorOf,
  freeEventOf,
  outcomesOf,
  placeWithCode,
  recorded,
  recordScans,
  scanOf,
  undoScan,
} from './door-operations.js';

let app: TestApp;
let staff: Person;
let eventId: string;
let place: Awaited<ReturnType<typeof placeWithCode>>;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  staff = await app.world.staff();
});
beforeEach(async () => {
  eventId = await freeEventOf(app, staff);
  place = await placeWithCode(app, eventId);
});
afterAll(() => app.close());

const scan = (...scans: Parameters<typeof recorded>[2]) => recorded(staff.client, eventId, scans);

describe('a ticket at the door', () => {
  it('admits the person once, and says the second time when and where that was', async () => {
    const first = scanOf(place.code);
    expect(await scan(first)).toMatchObject([
      { outcome: 'ADMITTED', door: 'North', offline: false, signUp: { id: place.id, name: 'Ines Moreau' } },
    ]);
    expect(await scan(scanOf(place.code, { door: 'South' }))).toMatchObject([
      { outcome: 'ALREADY_IN', previous: { id: first.id, door: 'North' } },
    ]);
    expect(await doorOf(staff.client, eventId)).toMatchObject({
      expectedCount: 1,
      arrivedCount: 1,
      alreadyInCount: 1,
      arrivedByDoor: [{ door: 'North', arrivedCount: 1 }],
      scans: { totalCount: 2 },
      conflicts: { totalCount: 0 },
    });
  });

  it('is read in any way of writing it', async () => {
    const typed = place.code.toLowerCase().replaceAll(' ', '-');
    expect(await scan(scanOf(typed))).toMatchObject([{ outcome: 'ADMITTED' }]);
  });

  it('admits nobody when the place was given back', async () => {
    await cancelSignUp(place.person, place.id);
    expect(await scan(scanOf(place.code))).toMatchObject([{ outcome: 'CANCELLED_PLACE', signUp: null }]);
  });

  it('admits nobody when the event is cancelled', async () => {
    await cancelEvent(staff.client, eventId);
    expect(await scan(scanOf(place.code))).toMatchObject([{ outcome: 'CANCELLED_PLACE' }]);
  });

  it('admits nobody at another event, and names an event that all may know', async () => {
    const names = async (fields: object, creator = staff) => {
      const other = await placeWithCode(app, await freeEventOf(app, creator, { title: 'Choir', ...fields }));
      const [found] = await scan(scanOf(other.code));
      expect(found).toMatchObject({ outcome: 'OTHER_EVENT', signUp: null });
      return found?.otherEventTitle;
    };
    const stranger = await app.world.staff();
    expect(await names({}, stranger)).toBe('Choir');
    expect(await names({ visibility: 'UNLISTED' }, stranger)).toBeNull();
    expect(await names({ visibility: 'UNLISTED' })).toBe('Choir');
  });

  it('D27: admits nobody by the code before, once it has another', async () => {
    await app.database.query('UPDATE sign_ups SET ticket_code = DEFAULT WHERE id = $1', [place.id]);
    expect(await scan(scanOf(place.code))).toMatchObject([{ outcome: 'UNKNOWN_CODE', signUp: null }]);
    expect(await scan(scanOf(await codeOf(app, place.id)))).toMatchObject([{ outcome: 'ADMITTED' }]);
  });

  it('has an unknown code when it is none of ours', async () => {
    const codes = ['', 'https://example.org/', '0'.repeat(26), place.code.slice(1), '🎪'];
    expect(
      await outcomesOf(
        staff.client,
        eventId,
        codes.map((code) => scanOf(code)),
      ),
    ).toEqual(codes.map(() => 'UNKNOWN_CODE'));
  });

  it('is not needed for a person who is found by name', async () => {
    const byName = { code: null, signUpId: place.id };
    expect(await scan(scanOf('', byName))).toMatchObject([{ outcome: 'ADMITTED' }]);
    const other = await placeWithCode(app, await freeEventOf(app, staff));
    expect(await scan(scanOf('', { code: null, signUpId: other.id }))).toMatchObject([
      { outcome: 'UNKNOWN_CODE' },
    ]);
  });
});

describe('D21: a scan that is sent again', () => {
  it('is the same scan, with the same outcome, whatever is sent beside it', async () => {
    const first = scanOf(place.code);
    const stored = await scan(first);
    expect(await scan(first)).toEqual(stored);
    expect(await scan({ ...first, door: 'South', code: 'nothing' })).toEqual(stored);
    expect(await scan(first, first)).toEqual([...stored]);
    expect(await doorOf(staff.client, eventId)).toMatchObject({ scans: { totalCount: 1 } });
  });

  it('lets nobody in again after it was undone', async () => {
    const first = scanOf(place.code);
    await scan(first);
    await undoScan(staff.client, first.id);
    expect(await scan(first)).toMatchObject([{ outcome: 'ADMITTED', undoneAt: expect.any(String) }]);
    expect(await doorOf(staff.client, eventId)).toMatchObject({ arrivedCount: 0 });
  });

  it('is refused at another event', async () => {
    const first = scanOf(place.code);
    await scan(first);
    const { errors } = await recordScans(staff.client, await freeEventOf(app, staff), [first]);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('D22: what a device has admitted without network', () => {
  it('is never called failed: both doors stand in the list of conflicts', async () => {
    await scan(scanOf(place.code, { door: 'North' }));
    const twice = scanOf(place.code, { door: 'Yard', admitted: true });
    expect(await scan(twice)).toMatchObject([
      { outcome: 'ADMITTED_TWICE', offline: true, door: 'Yard', previous: { door: 'North' } },
    ]);
    const { conflicts, arrivedCount } = await doorOf(staff.client, eventId);
    expect(arrivedCount).toBe(1);
    expect(conflicts.nodes).toMatchObject([{ id: twice.id, door: 'Yard', previous: { door: 'North' } }]);
  });

  it('is a conflict where the place was given back, and none where it was right', async () => {
    const other = await placeWithCode(app, eventId);
    await cancelSignUp(place.person, place.id);
    const scans = [place.code, other.code].map((code) => scanOf(code, { admitted: true }));
    expect(await outcomesOf(staff.client, eventId, scans)).toEqual(['CANCELLED_PLACE', 'ADMITTED']);
    const { conflicts } = await doorOf(staff.client, eventId);
    expect(conflicts.nodes).toMatchObject([{ id: scans[0]?.id }]);
  });
});

describe('D30: the clock of a device', () => {
  it('decides nothing, and an instant that cannot be is not shown', async () => {
    const future = scanOf(place.code, { scannedAt: '2999-01-01T00:00:00.000Z' });
    const past = scanOf(place.code, { scannedAt: '0001-01-01T00:00:00.000Z' });
    const [first] = await scan(future);
    const [second] = await scan(past);
    expect([first?.outcome, second?.outcome]).toEqual(['ADMITTED', 'ALREADY_IN']);
    expect(first?.scannedAt).toBe(first?.receivedAt);
    const age = Date.parse(second?.receivedAt ?? '') - Date.parse(second?.scannedAt ?? '');
    expect(age).toBe(30 * 24 * 60 * 60 * 1_000);
  });
});

describe('D31: undoing', () => {
  it('undoes once, and lets the person in again', async () => {
    const first = scanOf(place.code);
    await scan(first);
    const undone = await undoScan(staff.client, first.id);
    expect(undone.data.undoScan.scans).toMatchObject([{ id: first.id, undoneAt: expect.any(String) }]);
    expect(await undoScan(staff.client, first.id)).toMatchObject({ data: undone.data });
    expect(await doorOf(staff.client, eventId)).toMatchObject({ arrivedCount: 0, scans: { totalCount: 1 } });
    expect(await scan(scanOf(place.code))).toMatchObject([{ outcome: 'ADMITTED' }]);
  });

  it('leaves a person who came in by the same ticket without network', async () => {
    const [first, twice] = [scanOf(place.code), scanOf(place.code, { door: 'Yard', admitted: true })];
    await scan(first, twice);
    await undoScan(staff.client, first.id);
    expect(await doorOf(staff.client, eventId)).toMatchObject({
      arrivedByDoor: [{ door: 'Yard', arrivedCount: 1 }],
    });
    await undoScan(staff.client, twice.id);
    expect(await doorOf(staff.client, eventId)).toMatchObject({
      arrivedCount: 0,
      conflicts: { totalCount: 0 },
    });
  });

  it('finds no scan that let nobody in, and none that never was', async () => {
    const unknown = scanOf('nothing');
    await scan(unknown);
    for (const id of [unknown.id, randomUUID(), 'nothing']) {
      const { data } = await undoScan(staff.client, id);
      expect(data.undoScan.userErrors).toEqual([{ code: 'SCAN_NOT_FOUND', field: null }]);
    }
  });
});

describe('what a device sends', () => {
  it.each([
    ['no scans', []],
    ['201 scans', Array.from({ length: 201 }, () => scanOf('x'))],
    ['an id that is no UUID', [scanOf('x', { id: '7' })]],
    ['a scan of nothing', [scanOf('x', { code: null })]],
  ])('is refused with %s', async (_what, scans) => {
    const { errors } = await recordScans(staff.client, eventId, scans);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('has a name for the door', async () => {
    for (const [door, code] of [
      [' ', 'REQUIRED'],
      ['x'.repeat(81), 'TOO_LONG'],
    ] as const) {
      const { data } = await recordScans(staff.client, eventId, [scanOf(place.code), scanOf('x', { door })]);
      expect(data.recordScans.userErrors).toEqual([{ code, field: 'scans.1.door' }]);
    }
    expect(await doorOf(staff.client, eventId)).toMatchObject({ scans: { totalCount: 0 } });
  });
});
