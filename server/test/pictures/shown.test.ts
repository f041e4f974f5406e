import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFolder } from '../pages/built-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { eventWithCover, picture, uploaded } from './picture-operations.js';

let app: TestApp;
let staff: Person;
let pictureId: string;
let id: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false, clientFolder });
  staff = await app.world.staff();
  pictureId = await uploaded(staff.client, await picture({ colour: '#c02040' }).toBuffer());
  id = (await eventWithCover(staff.client, pictureId, { alt: 'A red wall' }))?.event?.id ?? '';
});
afterAll(() => app.close());

const textAt = async (path: string) => (await app.anonymous().request(path)).text();

describe('a picture that staff chose is shown', () => {
  it('on the page without scripts, in words too, and to search engines', async () => {
    const html = await textAt(`/events/${id}`);
    expect(html).toContain('alt="A red wall"');
    expect(html).toContain(`/pictures/${pictureId}/800.webp`);
    expect(html).toContain(`/pictures/${pictureId}/1600.avif`);
    const [, ld = ''] = /<script type="application\/ld\+json"[^>]*>([^<]*)</.exec(html) ?? [];
    expect(JSON.parse(ld).image[0]).toContain(`/pictures/${pictureId}/1600.webp`);
  });

  it('in lists', async () => {
    expect(await textAt('/events')).toContain(`/pictures/${pictureId}/800.webp`);
  });

  it('in the picture for shared links', async () => {
    const { pixelAt } = await drawn(`/events/${id}/share.png`);
    const [red, green, blue] = pixelAt(180, 580);
    expect(red).toBeGreaterThan(150);
    expect(green).toBeLessThan(80);
    expect(blue).toBeLessThan(110);
  });

  it('in embeds, whose policy allows our own pictures', async () => {
    const response = await app.anonymous().request(`/embed/events/${id}`);
    expect(response.headers.get('content-security-policy')).toContain('img-src http');
    expect(await response.text()).toMatch(new RegExp(`src="http[^"]+/pictures/${pictureId}/800.webp"`));
  });

  it('in mails, as a file that comes with the mail', async () => {
    const cover = await app.jobContext.services.covers({ id, type: 'Talk', cover: coverOf(pictureId) });
    expect(cover?.picture.contentType).toBe('image/jpeg');
    const { width, height } = await sharp(Buffer.from(cover?.picture.base64 ?? '', 'base64')).metadata();
    expect({ width, height }).toEqual({ width: 1020, height: 170 });
  });
});

const coverOf = (id: string) => ({ pictureId: id, alt: '', focusX: 0.5, focusY: 0.5 });

async function drawn(path: string) {
  const response = await app.anonymous().request(path);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixelAt: (x: number, y: number) => [...data.subarray(3 * (y * info.width + x)).subarray(0, 3)] };
}
