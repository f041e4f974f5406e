import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blockAddress } from '../../src/features/accounts/email-addresses/blocked-addresses.js';
import { reencryptFeedSecrets } from '../../src/features/calendar/feed/re-encrypt-feed-secrets.js';
import { TokenEncryption } from '../../src/features/google/token-encryption.js';
import { programOf } from '../accounts/access-token-operations.js';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { updateEvent } from '../events/event-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { askForFeed, askForReset, pathOf, readFeed, resetFeed, showFeed } from './feed-operations.js';

const HOUR = 60 * 60 * 1000;

const keys = [randomBytes(32), randomBytes(32)] as const;
let app: TestApp;
let staff: Person;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false, encryption: new TokenEncryption([keys[0]]) });
});
beforeEach(async () => {
  staff = await app.world.staff();
  ada = await app.world.user();
});
afterAll(() => app.close());

const freeEvent = (fields: object = {}) =>
  app.world.event(staff, { pricePence: 0, title: 'Bread', ...fields });

describe('R1: the address of a feed', () => {
  it('is null until it is asked for, and is shown again', async () => {
    expect(await showFeed(ada)).toBeNull();
    const feed = await resetFeed(ada);
    expect(feed.url).toMatch(/\/calendars\/trc_[0-9A-Za-z]{28}\.ics$/);
    expect(feed.webcalUrl).toBe(feed.url.replace(/^http/, 'webcal'));
    expect(feed.lastReadAt).toBeNull();
    expect(await showFeed(ada)).toEqual(feed);
  });

  it('finds nothing at once after a reset', async () => {
    const [before, after] = [await resetFeed(ada), await resetFeed(ada)];
    expect(after.url).not.toBe(before.url);
    expect((await readFeed(app, before)).status).toBe(404);
    expect((await readFeed(app, after)).status).toBe(200);
  });

  it('finds nothing for a blocked or deleted account, nor with a wrong secret', async () => {
    const feed = await resetFeed(ada);
    for (const wrong of [`${feed.url}x`, feed.url.replace('.ics', ''), feed.url.replace('trc_', 'trc_0')])
      expect((await readFeed(app, { url: wrong })).status).toBe(404);
    await blockAddress(app.dataSource.manager, { email: ada.email, blockedAt: app.clock.now() });
    expect((await readFeed(app, feed)).status).toBe(404);
    const ben = await app.world.user();
    const other = await resetFeed(ben);
    await deleteAccount(ben.client);
    expect((await readFeed(app, other)).status).toBe(404);
  });

  it('is for a browser alone', async () => {
    const program = await programOf(ada);
    await resetFeed(ada);
    expect((await askForFeed({ client: program })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await askForReset({ client: program })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const anonymous = { client: app.anonymous() };
    expect((await askForReset(anonymous)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is in no log line, and no table has it as it is', async () => {
    const feed = await resetFeed(ada);
    await readFeed(app, feed);
    await readFeed(app, { url: feed.url.replace(/.{6}\.ics$/, 'AAAAAA.ics') });
    const secret = pathOf(feed).slice('/calendars/'.length, -'.ics'.length);
    expect(JSON.stringify(app.logged)).not.toContain(secret.slice(4, 20));
    const rows = await app.database.query(`SELECT feed::text AS row FROM calendar_feeds AS feed`);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(4, 20));
  });

  it('is stored by no shared cache, listed by no search engine and told to no other site', async () => {
    const { headers } = await readFeed(app, await resetFeed(ada));
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-type': 'text/calendar; charset=utf-8',
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('is encrypted by another key like all secrets, and works on where its key is lost', async () => {
    const feed = await resetFeed(ada);
    const { manager } = app.dataSource;
    const rotated = new TokenEncryption([keys[1], keys[0]]);
    expect((await reencryptFeedSecrets(manager, rotated)).lost).toBe(0);
    expect(await reencryptFeedSecrets(manager, rotated)).toEqual({ reencrypted: 0, lost: 0 });
    const { data, errors } = await askForFeed(ada);
    expect([data.viewer?.calendarFeed, errors?.[0]?.message]).toEqual([
      null,
      'The address cannot be shown again. Please make a new one',
    ]);
    expect((await readFeed(app, feed)).status).toBe(200);
    const back = new TokenEncryption([...keys]);
    await reencryptFeedSecrets(manager, back);
    expect(await showFeed(ada)).toEqual({ ...feed, lastReadAt: expect.any(String) });
  });
});

describe('R6: a read that finds no change', () => {
  it('is answered with 304 by its ETag, also by HEAD, until something changes', async () => {
    const { id } = await freeEvent({ date: '2030-01-01' });
    await placeFor(ada, id);
    const feed = await resetFeed(ada);
    const first = await readFeed(app, feed);
    const etag = first.headers.get('etag') ?? '';
    for (const given of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const again = await readFeed(app, feed, { 'if-none-match': given });
      expect([again.status, again.file, again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    const head = await fetch(app.url + pathOf(feed), { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
    expect((await readFeed(app, feed, { 'if-none-match': 'W/"other"' })).file).toBe(first.file);
    await updateEvent(staff.client, { id, attendeeNote: 'Bring a bag.' });
    const changed = await readFeed(app, feed, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.events[0]?.description).toContain('Bring a bag.');
  });

  it('is noted once an hour', async () => {
    const feed = await resetFeed(ada);
    const first = app.clock.now();
    await readFeed(app, feed);
    expect((await showFeed(ada))?.lastReadAt).toBe(first.toJSON());
    app.clock.advance(HOUR - 1);
    await readFeed(app, feed);
    expect((await showFeed(ada))?.lastReadAt).toBe(first.toJSON());
    app.clock.advance(1);
    await readFeed(app, feed);
    expect((await showFeed(ada))?.lastReadAt).toBe(app.clock.now().toJSON());
  });
});

describe('the budget of a feed', () => {
  const limited = async (work: (small: TestApp) => Promise<void>) => {
    const env = { QUERY_COST_PER_MINUTE: '5000' };
    const small = await startTestApp({ doJobs: false, env, database: app.database });
    await work(small).finally(() => small.close());
  };

  it('is its own: the feeds of others at one network address go on', () =>
    limited(async (small) => {
      const [feed, other] = [await resetFeed(ada), await resetFeed(staff)];
      const statuses: number[] = [];
      for (let n = 0; n < 201; n++) statuses.push((await readFeed(small, feed)).status);
      expect([statuses.at(0), statuses.at(-1)]).toEqual([200, 429]);
      expect((await readFeed(small, other)).status).toBe(200);
    }));

  it('is that of the network address for secrets that find nothing', () =>
    limited(async (small) => {
      const feeds: { url: string }[] = [];
      for (let n = 0; n < 3; n++) feeds.push(await resetFeed(ada));
      const [stale = { url: '' }] = feeds;
      const statuses: number[] = [];
      for (let n = 0; n < 201; n++) statuses.push((await readFeed(small, stale)).status);
      expect([statuses.at(0), statuses.at(-1)]).toEqual([404, 429]);
    }));
});
