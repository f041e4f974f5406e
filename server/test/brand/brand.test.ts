import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';
import type { Person } from '../support/world.js';
import { BRAND, pngLogo, putLogo, svgLogo, updateBrand } from './brand-operations.js';

let app: TestApp;
let first: Person;
let second: Person;
let user: Person;
beforeAll(async () => {
  app = await startTestApp();
  [first, second, user] = [await app.world.staff(), await app.world.staff(), await app.world.user()];
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.query('DELETE FROM brand');
  await waitUntil(async () =>
    expect(await shown()).toMatchObject({
      ...{ name: 'Turnout', accent: null, headline: null, links: [] },
      ...{ lightLogoUrl: null, darkLogoUrl: null },
    }),
  );
});

const brandOf = async (on = app) => (await on.anonymous().graphql(BRAND)).data;
const shown = async () => {
  const data = await brandOf();
  if (!data) throw new Error('no brand');
  return data.brand;
};

describe('the brand', () => {
  it("is the product's own until it is changed", async () => {
    expect(await brandOf()).toEqual({
      settings: { productName: 'Turnout', headline: null },
      brand: {
        name: 'Turnout',
        headline: null,
        accent: null,
        links: [],
        lightLogoUrl: null,
        darkLogoUrl: null,
        setByOperator: [],
        tones: { light: { accent: '#0b7256' }, dark: { accent: '#4cc79f' }, moves: [] },
      },
    });
  });

  it('is changed by the first staff account, for all people', async () => {
    const links = [{ label: 'Imprint', url: 'https://example.org/imprint' }];
    const input = { name: ' Evenings\n', headline: 'Come in.', accent: '3B0764', links };
    const { data } = await updateBrand(first.client, input);
    const changed = { name: 'Evenings', headline: 'Come in.', accent: '#3b0764', links };
    expect(data?.updateBrand).toMatchObject({ brand: changed, userErrors: [] });
    expect(await brandOf()).toMatchObject({
      settings: { productName: 'Evenings', headline: 'Come in.' },
      brand: changed,
    });
  });

  it('keeps what is left out, and null is the product’s own again', async () => {
    await updateBrand(first.client, { name: 'Evenings', accent: '#3b0764' });
    await updateBrand(first.client, { headline: 'Come in.' });
    expect(await shown()).toMatchObject({ name: 'Evenings', accent: '#3b0764', headline: 'Come in.' });
    await updateBrand(first.client, { name: null, accent: '', headline: ' ' });
    expect(await shown()).toMatchObject({ name: 'Turnout', accent: null, headline: null });
  });

  it.each([
    ['second staff', () => second],
    ['a user', () => user],
  ])('is not changed by %s', async (_who, person) => {
    const { client } = person();
    expect((await updateBrand(client, { name: 'Mine' })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await putLogo(client, 'light', svgLogo())).status).toBe(403);
    expect((await client.request('/brand/logos/light', { method: 'DELETE' })).status).toBe(403);
    expect(await shown()).toMatchObject({ name: 'Turnout', lightLogoUrl: null });
  });

  it('is changed by the next staff account when the first one is blocked', async () => {
    await app.database.query('INSERT INTO blocked_addresses (email, blocked_at) VALUES ($1, now())', [
      first.email,
    ]);
    try {
      expect((await updateBrand(second.client, { name: 'Second' })).data?.updateBrand.brand?.name).toBe(
        'Second',
      );
    } finally {
      await app.database.query('DELETE FROM blocked_addresses');
    }
  });

  it.each([
    ['a word for a colour', { accent: 'green' }, 'INVALID_BRAND', 'accent'],
    ['a style for a colour', { accent: '#fff;}body{display:none' }, 'INVALID_BRAND', 'accent'],
    ['a long name', { name: 'x'.repeat(61) }, 'TOO_LONG', 'name'],
    ['a long sentence', { headline: 'x'.repeat(121) }, 'TOO_LONG', 'headline'],
    [
      'a link that runs',
      { links: [{ label: 'Imprint', url: 'javascript:alert(1)' }] },
      'INVALID_BRAND',
      'links',
    ],
    ['six links', { links: Array(6).fill({ label: 'Imprint', url: '/imprint' }) }, 'INVALID_BRAND', 'links'],
  ])('V5: refuses %s', async (_what, input, code, field) => {
    const { data } = await updateBrand(first.client, input);
    expect(data?.updateBrand.userErrors).toMatchObject([{ code, field }]);
    expect(await shown()).toMatchObject({ name: 'Turnout', accent: null, headline: null, links: [] });
  });

  it('V4: says how an accent that cannot be read is moved', async () => {
    const { data } = await app.anonymous().graphql(BRAND, { accent: '#ffffff' });
    const [light] = [data?.brand.tones?.light.accent];
    expect(data?.brand.tones?.moves).toEqual([
      `The accent #ffffff cannot be read on light pages: ${light} is used there.`,
    ]);
    expect((await app.anonymous().graphql(BRAND, { accent: 'no colour' })).data?.brand.tones).toBeNull();
  });

  it('reaches another process at once', async () => {
    const other = await startTestApp({ database: app.database });
    try {
      await updateBrand(first.client, { name: 'Evenings' });
      await waitUntil(async () => expect((await brandOf(other))?.settings.productName).toBe('Evenings'));
    } finally {
      await other.close();
    }
  });
});

describe('a part that the environment sets', () => {
  it('wins over what is stored, and cannot be changed', async () => {
    await updateBrand(first.client, { name: 'Stored', headline: 'Stored.' });
    const env = { PRODUCT_NAME: 'Evenings', BRAND_ACCENT: '#3b0764', BRAND_LINKS: 'Imprint /imprint' };
    const own = await startTestApp({ database: app.database, env });
    try {
      expect((await brandOf(own))?.brand).toMatchObject({
        name: 'Evenings',
        headline: 'Stored.',
        accent: '#3b0764',
        links: [{ label: 'Imprint', url: '/imprint' }],
        setByOperator: ['NAME', 'ACCENT', 'LINKS'],
      });
      const client = new ApiClient(own.url, { cookie: first.client.cookie });
      const { data } = await updateBrand(client, { accent: '#ffffff' });
      expect(data?.updateBrand.userErrors).toMatchObject([{ code: 'SET_BY_OPERATOR', field: 'accent' }]);
      expect((await updateBrand(client, { headline: 'Other.' })).data?.updateBrand.brand?.headline).toBe(
        'Other.',
      );
    } finally {
      await own.close();
    }
  });
});

describe('a logo', () => {
  it('V5: is served as a picture that can do nothing, at an address of its own', async () => {
    expect((await putLogo(first.client, 'light', svgLogo())).status).toBe(204);
    const url = new URL((await shown()).lightLogoUrl ?? '');
    const response = await app.anonymous().request(url.pathname + url.search);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await response.text()).toBe(svgLogo().toString());
    const now = await app.anonymous().request(url.pathname);
    expect(now.headers.get('cache-control')).toBe('no-cache');
    await putLogo(first.client, 'light', pngLogo());
    expect((await shown()).lightLogoUrl).not.toBe(url.href);
    expect((await app.anonymous().request(url.pathname)).headers.get('content-type')).toBe('image/png');
  });

  it('goes when it is removed', async () => {
    await putLogo(first.client, 'dark', svgLogo());
    expect((await first.client.request('/brand/logos/dark', { method: 'DELETE' })).status).toBe(204);
    expect((await app.anonymous().request('/brand/logos/dark')).status).toBe(404);
    expect((await shown()).darkLogoUrl).toBeNull();
  });

  it('V5: with a script is refused by a sentence', async () => {
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script/></svg>');
    const response = await putLogo(first.client, 'light', bytes);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(
      'This file cannot be a logo: it has <script>, which a logo may not have',
    );
    expect((await shown()).lightLogoUrl).toBeNull();
  });

  it('G9: is not taken from a page of another origin', async () => {
    const headers = { origin: 'https://evil.example' };
    expect((await putLogo(first.client, 'light', svgLogo(), headers)).status).toBe(403);
    expect((await shown()).lightLogoUrl).toBeNull();
  });

  it('G5: of more than 256 kB is not read', async () => {
    expect((await putLogo(first.client, 'light', Buffer.alloc(300_000))).status).toBe(413);
  });

  it('of no scheme is not found', async () => {
    expect((await putLogo(first.client, 'other', svgLogo())).status).toBe(404);
    expect((await app.anonymous().request('/brand/logos/__proto__')).status).toBe(404);
  });
});
