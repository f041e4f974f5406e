import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programOf } from '../accounts/access-token-operations.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { CHANGE_COVER, COVER_OF, eventWithCover, picture, upload, uploaded } from './picture-operations.js';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  staff = await app.world.staff();
});
afterAll(() => app.close());

const pathOf = (url: string) => new URL(url).pathname;

describe('a picture of an event', () => {
  it('is made in each size as AVIF and WebP, and served for good', async () => {
    const pictureId = await uploaded(staff.client, await picture().toBuffer());
    const created = await eventWithCover(staff.client, pictureId, { alt: ' A blue\nwall ', focusX: 0.25 });
    expect(created?.userErrors).toEqual([]);
    const id = created?.event?.id ?? '';
    const { data } = await app.anonymous().graphql(COVER_OF, { id, width: 5000 });
    const cover = data?.event?.cover;
    expect(cover).toMatchObject({ alt: 'A blue wall', focusX: 0.25, focusY: 0.5, color: '#283878' });
    expect(pathOf(cover?.url ?? '')).toBe(`/pictures/${pictureId}/800.webp`);
    expect(pathOf(cover?.wide ?? '')).toBe(`/pictures/${pictureId}/1600.webp`);
    for (const [name, format, width] of [
      ['400.avif', 'heif', 400],
      ['400.webp', 'webp', 400],
      ['800.avif', 'heif', 800],
      ['800.webp', 'webp', 800],
      ['1600.avif', 'heif', 1200],
      ['1600.webp', 'webp', 1200],
      ['shared.jpg', 'jpeg', 1200],
    ] as const) {
      const response = await app.anonymous().request(`/pictures/${pictureId}/${name}`);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const file = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect({ name, format: file.format, width: file.width }).toEqual({ name, format, width });
    }
  });

  it('is changed and taken away', async () => {
    const [first, second] = [
      await uploaded(staff.client, await picture({ colour: '#802020' }).toBuffer()),
      await uploaded(staff.client, await picture({ colour: '#208020' }).toBuffer()),
    ];
    const id = (await eventWithCover(staff.client, first))?.event?.id ?? '';
    const change = async (input: object) =>
      (await staff.client.graphql(CHANGE_COVER, { input: { id, ...input } })).data?.updateEvent.event?.cover;
    expect((await change({ title: 'Bread' }))?.url).toContain(first);
    expect((await change({ cover: { pictureId: second, alt: 'Dough' } }))?.url).toContain(second);
    expect(await change({ cover: { pictureId: second } })).toMatchObject({ alt: '' });
    expect(await change({ removeCover: true })).toBeNull();
  });

  it('comes from a program that may write events, and from no other', async () => {
    const bytes = await picture({ colour: '#112233' }).toBuffer();
    const writer = await programOf(staff, 'EVENTS_WRITE');
    const reader = await programOf(staff, 'SIGN_UPS_READ');
    const user = await app.world.user();
    expect((await upload(writer, bytes)).status).toBe(201);
    expect((await upload(reader, bytes)).status).toBe(403);
    expect((await upload(user.client, bytes)).status).toBe(403);
    expect((await upload(app.anonymous(), bytes)).status).toBe(401);
    expect((await upload(staff.client, bytes, { origin: 'https://evil.example' })).status).toBe(403);
  });
});
