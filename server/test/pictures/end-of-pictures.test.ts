import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteUnusedPicturesJob } from '../../src/features/event-covers/delete-unused-pictures.job.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { CHANGE_COVER, eventWithCover, picture, upload, uploaded } from './picture-operations.js';

const HOUR = 60 * 60 * 1000;

let app: TestApp;
let other: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  other = await startTestApp({ database: app.database, clock: app.clock, doJobs: false });
});
beforeEach(async () => {
  staff = await app.world.staff();
});
afterAll(async () => {
  await other.close();
  await app.close();
});

/** Another one each time: bytes behind the end of a JPEG make it another file. */
const aPicture = async () =>
  Buffer.concat([await picture({ width: 500, height: 300 }).toBuffer(), Buffer.from(crypto.randomUUID())]);
const isThere = async (pictureId: string) => {
  const rows = await app.database.query('SELECT FROM pictures WHERE id = $1', [pictureId]);
  return rows.length > 0;
};
const filesOf = async (pictureId: string) =>
  (await app.database.query('SELECT FROM picture_files WHERE picture_id = $1', [pictureId])).length;

async function hoursLater(hours: number) {
  for (let hour = 0; hour < hours; hour++) {
    app.clock.advance(HOUR);
    await deleteUnusedPicturesJob.run(app.jobContext, {});
  }
}

describe('V3: a picture goes when no event uses it', () => {
  it('a day after its upload, where no event has taken it', async () => {
    const pictureId = await uploaded(staff.client, await aPicture());
    await hoursLater(23);
    expect(await isThere(pictureId)).toBe(true);
    await hoursLater(2);
    expect(await isThere(pictureId)).toBe(false);
    expect(await filesOf(pictureId)).toBe(0);
  });

  it('a day after the last event lost it, and not while one of two has it', async () => {
    const pictureId = await uploaded(staff.client, await aPicture());
    const [first, second] = [
      await eventWithCover(staff.client, pictureId),
      await eventWithCover(staff.client, pictureId),
    ];
    await hoursLater(50);
    await staff.client.graphql(CHANGE_COVER, { input: { id: first?.event?.id ?? '', removeCover: true } });
    await hoursLater(50);
    expect(await isThere(pictureId)).toBe(true);
    await staff.client.graphql('mutation ($id: ID!) { deleteEvent(input: { id: $id }) { deletedEventId } }', {
      id: second?.event?.id,
    });
    await hoursLater(24);
    expect(await isThere(pictureId)).toBe(true);
    await hoursLater(2);
    expect(await isThere(pictureId)).toBe(false);
  });

  it('never before: an event takes it in the last minute of its day', async () => {
    const pictureId = await uploaded(staff.client, await aPicture());
    app.clock.advance(24 * HOUR);
    const [created] = await Promise.all([
      eventWithCover(staff.client, pictureId),
      deleteUnusedPicturesJob.run(app.jobContext, {}),
    ]);
    // Either the event has it, or it is told that there is no such picture.
    const isTaken = created?.userErrors.length === 0;
    if (!isTaken) expect(created?.userErrors[0]).toMatchObject({ code: 'PICTURE_NOT_FOUND', field: 'cover' });
    expect(await isThere(pictureId)).toBe(isTaken);
  });

  it('never before: a draft keeps it as long as there is the draft', async () => {
    const pictureId = await uploaded(staff.client, await aPicture());
    const { data } = await staff.client.graphql(
      'mutation ($input: SaveEventDraftInput!) { saveEventDraft(input: $input) { eventDraft { id cover { pictureId } } } }',
      { input: { title: 'Hill walk', cover: { pictureId } } },
    );
    expect(data.saveEventDraft.eventDraft.cover.pictureId).toBe(pictureId);
    await hoursLater(30);
    expect(await isThere(pictureId)).toBe(true);
  });
});

describe('the same bytes', () => {
  it('are one picture, also when two processes get them at once', async () => {
    const bytes = await aPicture();
    const elsewhere = other.anonymous();
    Object.assign(elsewhere.headers, { cookie: staff.client.cookie });
    const ids = await Promise.all([
      uploaded(staff.client, bytes),
      uploaded(elsewhere, bytes),
      uploaded(staff.client, bytes),
    ]);
    expect(new Set(ids).size).toBe(1);
    expect(await filesOf(ids[0] ?? '')).toBe(6);
  });

  it('start the day of an unused picture anew', async () => {
    const bytes = await aPicture();
    const pictureId = await uploaded(staff.client, bytes);
    await hoursLater(23);
    expect(await uploaded(staff.client, bytes)).toBe(pictureId);
    await hoursLater(20);
    expect(await isThere(pictureId)).toBe(true);
  });
});

describe('the picture of another account', () => {
  it.each(['its id', 'an id of nothing', 'a word'])(
    'is not there for staff who have %s alone',
    async (given) => {
      const stranger = await app.world.staff();
      const ids: Record<string, string> = {
        'its id': await uploaded(staff.client, await aPicture()),
        'an id of nothing': crypto.randomUUID(),
      };
      const answer = await eventWithCover(stranger.client, ids[given] ?? 'bread');
      expect(answer?.userErrors).toMatchObject([{ code: 'PICTURE_NOT_FOUND', field: 'cover' }]);
    },
  );

  it('can be used by people who upload the same, and by the team of an event that has it', async () => {
    const bytes = await aPicture();
    const pictureId = await uploaded(staff.client, bytes);
    const second = await app.world.staff();
    await uploaded(second.client, bytes);
    expect((await eventWithCover(second.client, pictureId))?.userErrors).toEqual([]);
  });
});

it('focus and words of a picture are held to their bounds', async () => {
  const pictureId = await uploaded(staff.client, await aPicture());
  const wrong = { focusX: 1.01, focusY: -0.01, alt: 'x'.repeat(301) };
  const codes = (await eventWithCover(staff.client, pictureId, wrong))?.userErrors.map(({ code, field }) => [
    field,
    code,
  ]);
  expect(codes?.toSorted()).toEqual([
    ['cover.alt', 'TOO_LONG'],
    ['cover.focusX', 'INVALID_PICTURE'],
    ['cover.focusY', 'INVALID_PICTURE'],
  ]);
});

it('an account uploads 50 pictures a day', async () => {
  const bytes = await aPicture();
  for (let number = 1; number <= 50; number++) expect((await upload(staff.client, bytes)).status).toBe(201);
  const refused = await upload(staff.client, bytes);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
});
