import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteUnusedPicturesJob } from '../../src/features/event-covers/delete-unused-pictures.job.js';
import { doJobs } from '../support/do-jobs.js';
import { passTime } from '../support/pass-time.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { type Bucket, type Fault, openBucket } from './bucket.js';
import { CHANGE_COVER, eventWithCover, picture, upload, uploaded } from './picture-operations.js';

const HOUR = 60 * 60 * 1000;
const NAMES = ['400.avif', '400.webp', '800.avif', '800.webp', 'mailed.jpg', 'shared.jpg'];

let bucket: Bucket;
let app: TestApp;
let other: TestApp;
let staff: Person;
beforeAll(async () => {
  bucket = await openBucket();
  app = await startTestApp({ doJobs: false, env: bucket.env });
  other = await startTestApp({ database: app.database, clock: app.clock, doJobs: false, env: bucket.env });
});
beforeEach(async () => {
  bucket.fault = null;
  staff = await app.world.staff();
});
afterAll(async () => {
  await other.close();
  await app.close();
  await bucket.close();
});

let count = 0;
/** Another one each time: bytes after its end make it so. Colours that differ little are the same bytes as JPEG. */
const aPicture = async () =>
  Buffer.concat([await picture({ width: 500, height: 300 }).toBuffer(), Buffer.from(`${++count}`)]);
const rows = (table: 'pictures' | 'picture_uploads') => app.database.query(`SELECT * FROM ${table}`);
const read = (pictureId: string, name: string) => app.anonymous().request(`/pictures/${pictureId}/${name}`);

/** Ends the day of the pictures that no event has, with the jobs that are due by then. */
async function dayLater() {
  await deleteUnusedPicturesJob.run(app.jobContext, {});
  await passTime(app, 25 * HOUR);
  await deleteUnusedPicturesJob.run(app.jobContext, {});
  await doJobs(app);
}

describe('pictures in a bucket', () => {
  it('have their files there, none in the database, and are served by the product, again from its memory', async () => {
    const pictureId = await uploaded(staff.client, await aPicture());
    expect((await bucket.files())[pictureId]).toEqual(NAMES);
    expect(await app.database.query('SELECT FROM picture_files WHERE picture_id = $1', [pictureId])).toEqual(
      [],
    );
    const before = bucket.methods.length;
    for (const attempt of [1, 2]) {
      const response = await read(pictureId, '400.webp');
      expect(response.status, `attempt ${attempt}`).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
    }
    expect(bucket.methods.slice(before)).toEqual(['GET']);
    expect((await read(pictureId, '1600.webp')).status).toBe(404);
  });

  it('are one for the same bytes, and the files of the second upload go', async () => {
    const bytes = await aPicture();
    const elsewhere = other.anonymous();
    Object.assign(elsewhere.headers, { cookie: staff.client.cookie });
    const before = Object.keys(await bucket.files());
    const ids = await Promise.all([uploaded(staff.client, bytes), uploaded(elsewhere, bytes)]);
    expect(new Set(ids).size).toBe(1);
    await passTime(app, 2 * HOUR);
    await doJobs(app);
    const after = await bucket.files();
    expect(Object.keys(after).filter((id) => !before.includes(id))).toEqual([ids[0]]);
    expect(after[ids[0] ?? '']).toEqual(NAMES);
  });

  it('V3: go a day after no event uses them, and not before', async () => {
    const pictureId = await uploaded(staff.client, await aPicture());
    const created = await eventWithCover(staff.client, pictureId);
    await dayLater();
    expect((await bucket.files())[pictureId]).toEqual(NAMES);
    await staff.client.graphql(CHANGE_COVER, { input: { id: created?.event?.id ?? '', removeCover: true } });
    await dayLater();
    expect((await bucket.files())[pictureId]).toBeUndefined();
    expect(await rows('pictures')).toEqual([]);
  });

  it.each<Fault>(['gone', 'gone after the effect', 'too busy'])(
    'V3: go when the store is back, where it was %s',
    async (fault) => {
      const pictureId = await uploaded(staff.client, await aPicture());
      bucket.fault = fault;
      await dayLater();
      bucket.fault = null;
      if (fault !== 'gone after the effect') expect((await bucket.files())[pictureId]).toEqual(NAMES);
      await doJobs(app);
      expect((await bucket.files())[pictureId]).toBeUndefined();
    },
  );
});

describe('while the store is away', () => {
  it.each<Fault>(['gone', 'gone after the effect', 'too busy'])(
    'an upload is refused with a sentence and stores nothing: %s',
    async (fault) => {
      await dayLater();
      const bytes = await aPicture();
      bucket.fault = fault;
      const counted = () =>
        app.database.query(
          `SELECT key, points FROM rate_limits WHERE key LIKE 'pictureUploads%' AND points > 0`,
        );
      const countedBefore = await counted();
      const refused = await upload(staff.client, bytes);
      expect(refused.status).toBe(503);
      // A few minutes, as the sentence says.
      expect(refused.headers.get('retry-after')).toBe('120');
      const [error] = ((await refused.json()) as { errors: { message: string; extensions: object }[] })
        .errors;
      expect(error?.message).toBe(
        'The picture cannot be stored at the moment. Please try again in a few minutes',
      );
      expect(error?.extensions).toMatchObject({ code: 'BUSY' });
      expect([await rows('pictures'), await rows('picture_uploads')]).toEqual([[], []]);
      // It does not count among the 50 of a day.
      expect(await counted()).toEqual(countedBefore);
      bucket.fault = null;
      const pictureId = await uploaded(staff.client, bytes);
      await passTime(app, 2 * HOUR);
      await doJobs(app);
      // The job deletes the files of the first attempt.
      expect(await bucket.files()).toEqual({ [pictureId]: NAMES });
    },
  );

  it('a picture gets 503, and is there again with the store', async () => {
    const pictureId = await uploaded(staff.client, await aPicture());
    bucket.fault = 'gone';
    const failed = await read(pictureId, '800.avif');
    expect(failed.status).toBe(503);
    expect(failed.headers.get('cache-control')).toBe('no-store');
    bucket.fault = null;
    expect((await read(pictureId, '800.avif')).status).toBe(200);
  });
});

it('a wrong key is refused by the store, and the log says so without the key', async () => {
  const env = { ...bucket.env, PICTURES_S3_SECRET_ACCESS_KEY: 'a-wrong-secret' };
  const wrong = await startTestApp({ database: app.database, clock: app.clock, doJobs: false, env });
  const client = wrong.anonymous();
  Object.assign(client.headers, { cookie: staff.client.cookie });
  expect((await upload(client, await aPicture())).status).toBe(503);
  const lines = wrong.logged.filter(({ msg }) => msg === 'the store of pictures is away, or refuses');
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).toContain('403 SignatureDoesNotMatch');
  expect(JSON.stringify(wrong.logged)).not.toContain('a-wrong-secret');
  await wrong.close();
});

it('pictures from before there was a bucket are still served', async () => {
  const before = await startTestApp({ database: app.database, clock: app.clock, doJobs: false });
  const client = before.anonymous();
  Object.assign(client.headers, { cookie: staff.client.cookie });
  const pictureId = await uploaded(client, await aPicture());
  await before.close();
  expect((await bucket.files())[pictureId]).toBeUndefined();
  expect((await read(pictureId, '400.avif')).status).toBe(200);
});
