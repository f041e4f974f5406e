import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codesOf } from '../payments/payment-operations.js';
import { wait } from '../sign-ups/waiting-list-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { hold } from '../support/held-rows.js';
import { passTime } from '../support/pass-time.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import {
  codeOf,
  doorOf,
  fillDoor,
  freeEventOf,
  outcomesOf,
  placeWithCode,
  scanOf,
} from './door-operations.js';
import {
  BEGUN,
  letReleaseBegin,
  missingAt,
  releaseMissingPlaces,
  releasesIn,
  undoReleaseMissingPlaces,
} from './release-operations.js';

const mail = new FakeMailGateway();
let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false, mail });
  staff = await app.world.staff();
});
afterAll(() => app.close());

const begunEvent = (fields: object = {}) => freeEventOf(app, staff, { ...BEGUN, ...fields });
const scan = (eventId: string, code: string, given = {}) =>
  outcomesOf(staff.client, eventId, [scanOf(code, given)]);
const released = (person?: Person) => mail.to(person?.email ?? '', 'Your place went to other people');

async function peopleIn(eventId: string, names: readonly string[]) {
  const places = [];
  for (const name of names) places.push(await placeWithCode(app, eventId, name));
  return places;
}

describe('D32: releasing places of people who have not arrived', () => {
  it('gives them to the next in line after five minutes, and says so by mail and at the door', async () => {
    const eventId = await begunEvent({ capacity: 2 });
    const [here, missing] = await peopleIn(eventId, ['Ines Moreau', 'Theo Lang']);
    const [first, second] = [await app.world.user(), await app.world.user()];
    await wait(first, eventId);
    await wait(second, eventId);
    await scan(eventId, here?.code ?? '');
    app.clock.advance(1);

    const { data } = await releaseMissingPlaces(staff.client, eventId);
    const releasedAt = app.clock.now().toISOString();
    expect(data.releaseMissingPlaces.event?.door).toEqual({ missingCount: 1, placesReleasedAt: releasedAt });
    await doJobs(app);
    expect(await missingAt(staff.client, eventId)).toMatchObject({ missingCount: 1, waitingCount: 2 });

    await letReleaseBegin(app);
    await doJobs(app);
    expect(await missingAt(staff.client, eventId)).toEqual({
      ...{ missingCount: 1, placesReleasedAt: null, signUpCount: 2, waitingCount: 1 },
    });
    expect(await scan(eventId, missing?.code ?? '')).toEqual(['CANCELLED_PLACE']);
    const [placed] = await app.database.query<{ id: string }>(
      'SELECT id FROM sign_ups WHERE event_id = $1 AND account_id = $2',
      [eventId, first.id],
    );
    expect(await scan(eventId, await codeOf(app, placed?.id ?? ''))).toEqual(['ADMITTED']);
    expect([here, missing].map((place) => released(place?.person).length)).toEqual([0, 1]);
    expect(await releasesIn(staff.client, eventId)).toEqual([
      { action: 'PLACES_RELEASED', actor: null, detail: 'places: 1' },
      { action: 'PLACES_RELEASED', actor: { id: staff.id }, detail: null },
    ]);
  });

  it('leaves the place to a person who arrives in the five minutes, or while places are released', async () => {
    const eventId = await begunEvent();
    const [early, late] = await peopleIn(eventId, ['Ines Moreau', 'Theo Lang']);
    await releaseMissingPlaces(staff.client, eventId);
    await scan(eventId, early?.code ?? '');
    await letReleaseBegin(app);
    const door = await hold(app.database, 'SELECT FROM sign_ups WHERE id = $1 FOR KEY SHARE', [late?.id]);
    const jobs = doJobs(app);
    await door.waiting(1);
    const outcomes = scan(eventId, late?.code ?? '');
    expect(await outcomes).toEqual(['ADMITTED']);
    await door.release();
    await jobs;
    expect(await doorOf(staff.client, eventId)).toMatchObject({ arrivedCount: 2, expectedCount: 2 });
  });

  it('leaves places to people who got them after the release', async () => {
    const eventId = await begunEvent();
    await peopleIn(eventId, ['Theo Lang']);
    await releaseMissingPlaces(staff.client, eventId);
    await passTime(app, 1);
    await peopleIn(eventId, ['Ines Moreau']);
    await letReleaseBegin(app);
    await doJobs(app);
    expect(await missingAt(staff.client, eventId)).toMatchObject({ signUpCount: 1, missingCount: 1 });
  });

  it('is one release however often the button is pressed, and can be repeated once it is done', async () => {
    const eventId = await begunEvent();
    await peopleIn(eventId, ['Theo Lang']);
    await Promise.all([1, 2, 3].map(() => releaseMissingPlaces(staff.client, eventId)));
    expect(await releasesIn(staff.client, eventId)).toHaveLength(1);
    await letReleaseBegin(app);
    await doJobs(app);
    await peopleIn(eventId, ['Ines Moreau']);
    await releaseMissingPlaces(staff.client, eventId);
    await letReleaseBegin(app);
    await doJobs(app);
    expect(await missingAt(staff.client, eventId)).toMatchObject({ signUpCount: 0 });
  });

  it('works in batches', async () => {
    const eventId = await begunEvent();
    const places = await fillDoor(app, eventId, 450);
    await app.database.query('UPDATE sign_ups SET signed_up_at = $2 WHERE event_id = $1', [
      eventId,
      app.clock.now(),
    ]);
    await scan(eventId, places[0]?.code ?? '');
    await releaseMissingPlaces(staff.client, eventId);
    await letReleaseBegin(app);
    await doJobs(app);
    expect(await missingAt(staff.client, eventId)).toMatchObject({ signUpCount: 1, missingCount: 0 });
    const details = (await releasesIn(staff.client, eventId))?.map(({ detail }) => detail);
    expect(details?.toSorted()).toEqual([null, 'places: 200', 'places: 200', 'places: 49']);
  });
});

describe('D32: undoReleaseMissingPlaces', () => {
  it('leaves all people their places until the last millisecond of the five minutes', async () => {
    const eventId = await begunEvent();
    await peopleIn(eventId, ['Theo Lang']);
    await releaseMissingPlaces(staff.client, eventId);
    await passTime(app, 5 * 60_000 - 1);
    const { data } = await undoReleaseMissingPlaces(staff.client, eventId);
    expect(data.undoReleaseMissingPlaces.event?.door).toEqual({ placesReleasedAt: null });
    await passTime(app, 1);
    await doJobs(app);
    expect(await missingAt(staff.client, eventId)).toMatchObject({ signUpCount: 1 });
    expect((await releasesIn(staff.client, eventId))?.[0]).toMatchObject({ detail: 'undone' });
  });

  it('is too late after five minutes, and after the release', async () => {
    const eventId = await begunEvent();
    await releaseMissingPlaces(staff.client, eventId);
    await letReleaseBegin(app);
    expect(codesOf(await undoReleaseMissingPlaces(staff.client, eventId))).toEqual(['UNDO_CLOSED']);
    await doJobs(app);
    expect(codesOf(await undoReleaseMissingPlaces(staff.client, eventId))).toEqual(['UNDO_CLOSED']);
  });

  it('changes nothing where no places are released', async () => {
    const eventId = await begunEvent();
    expect(codesOf(await undoReleaseMissingPlaces(staff.client, eventId))).toEqual([]);
    expect(await releasesIn(staff.client, eventId)).toEqual([]);
  });
});

it.each([
  ['EVENT_NOT_STARTED', { startTime: '17:00' }],
  ['EVENT_ENDED', { endTime: '11:30' }],
])('D32: is refused with %s', async (code, times) => {
  const eventId = await begunEvent(times);
  expect(codesOf(await releaseMissingPlaces(staff.client, eventId))).toEqual([code]);
});
