import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coverColours } from '../../src/covers/cover-colours.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { clientFolder, manyPages } from './built-client.js';
import { readPage } from './page-content.js';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ clientFolder, env: manyPages });
  staff = await app.world.staff();
});
afterAll(() => app.close());

async function pictureAt(path: string) {
  const response = await app.anonymous().request(path);
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

const pictureOf = async (id: string) => {
  const page = await app.anonymous().request(`/events/${id}`);
  return readPage(await page.text()).meta['og:image']?.replace('http://localhost:4000', '') ?? '';
};

/** Of a PNG: its signature, width and height (PNG specification, 5.2 and 11.2.2). */
const shapeOf = (png: Buffer) => [
  png.subarray(0, 8).toString('latin1'),
  png.readUInt32BE(16),
  png.readUInt32BE(20),
];
const CARD = ['\x89PNG\r\n\x1a\n', 1200, 630];

it.each([
  { title: 'Bread for beginners' },
  { title: 'W'.repeat(200), location: 'x'.repeat(300), type: 'T'.repeat(100) },
  { title: '日本 🎉', location: '🎉', type: '日' },
  { title: '<svg onload="alert(1)">&amp;</svg>', location: 'Łódź, Αθήνα, Москва' },
])('an event has a picture of 1200 x 630 whatever its texts ($title)', async (texts) => {
  const { id } = await app.world.event(staff, texts);
  const { status, headers, bytes } = await pictureAt(await pictureOf(id));
  expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(shapeOf(bytes)).toEqual(CARD);
  expect(bytes.length).toBeLessThan(150_000);
});

it('has the colours of the covers on its page', () => {
  const css = readFileSync(`${clientFolder}/../src/ui/hues.module.css`, 'utf8');
  const colours = (name: string) => `\\s*--${name}: var\\(--light, (#\\w+)\\) var\\(--dark, (#\\w+)\\);`;
  const rules = css.matchAll(new RegExp(`\\.(\\w+) \\{${colours('ground')}${colours('figure')}`, 'g'));
  expect(coverColours).toEqual(
    Object.fromEntries(
      [...rules].map(([, hue, ground, darkGround, figure]) => [hue, { ground, figure, darkGround }]),
    ),
  );
});

it('has the cover of its event: the same texts in another picture', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => app.world.event(staff, { title: 'The same' })));
  const bytesOf = async (id = '') => (await pictureAt(await pictureOf(id))).bytes;
  expect((await bytesOf(one?.id)).equals(await bytesOf(other?.id))).toBe(false);
});

it('has another address and another picture once the event has changed', async () => {
  const { id } = await app.world.event(staff, { title: 'Before' });
  const before = await pictureOf(id);
  const drawn = await pictureAt(before);
  app.clock.advance(1_000);
  await staff.client.graphql(
    'mutation Update($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }',
    { input: { id, title: 'After' } },
  );
  const after = await pictureOf(id);
  expect(after).not.toBe(before);
  expect((await pictureAt(after)).bytes.equals(drawn.bytes)).toBe(false);
});

it('is drawn once for all who ask at the same time', async () => {
  const { id } = await app.world.event(staff, { title: 'Asked for often' });
  const path = await pictureOf(id);
  const answers = await Promise.all(Array.from({ length: 12 }, () => pictureAt(path)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

it('says BUSY when more pictures are asked for than can be drawn', async () => {
  const events = await Promise.all(Array.from({ length: 14 }, () => app.world.event(staff)));
  const paths = await Promise.all(events.map(({ id }) => `/events/${id}/share.png`));
  const answers = await Promise.all(paths.map(pictureAt));
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers.get('retry-after')).toMatch(/^[1-4]$/);
  expect(answers.filter(({ status }) => status === 200).length).toBe(answers.length - refused.length);
});

it('is a 404 where there is no event', async () => {
  expect((await pictureAt('/events/not-a-uuid/share.png')).status).toBe(404);
});
