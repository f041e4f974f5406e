import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateEvent } from '../events/event-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { passTime } from '../support/pass-time.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { audienceOf, later, SUBJECT, verify, writer, writtenMessage } from './message-operations.js';

const mailGateway = new FakeMailGateway();
let app: TestApp;
let staff: Person;
let person: Person;
let eventId: string;
beforeAll(async () => {
  app = await startTestApp({ mail: mailGateway, doJobs: false });
  staff = await writer(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['events', 'pgboss.job']) await app.database.query(`DELETE FROM ${table}`);
  mailGateway.mails.length = 0;
  eventId = (await app.world.event(staff, { title: 'Bread & <b>butter</b>', pricePence: 0 })).id;
  person = await app.world.user();
  await verify(app, person);
  await placeFor(person, eventId);
});

/** Where the link of the latest message leads, at the app itself. */
async function muteUrl(): Promise<string> {
  await writtenMessage(staff.client, { eventId });
  await later(app);
  const mail = mailGateway.to(person.email, SUBJECT).at(-1);
  if (!mail || !('muteUrl' in mail)) throw new Error('There is no message');
  expect(mail.html).toContain(mail.muteUrl);
  expect(mail.text).toContain(mail.muteUrl);
  return `${app.url}${new URL(String(mail.muteUrl)).pathname}`;
}

const post = (url: string, body: string, type = 'application/x-www-form-urlencoded') =>
  fetch(url, { method: 'POST', headers: { 'content-type': type }, body, redirect: 'manual' });
const oneClick = (url: string) => post(url, 'List-Unsubscribe=One-Click');
const messages = () => mailGateway.to(person.email, SUBJECT).length;

describe('the link of a message', () => {
  it('M4: mutes the messages of the event by one call of a mail program, without a cookie', async () => {
    const url = await muteUrl();
    const answer = await oneClick(url);
    expect(answer.status).toBe(200);
    expect((await oneClick(url)).status).toBe(200);
    expect(await audienceOf(staff.client, eventId, { audience: 'ALL' })).toEqual({
      recipientCount: 0,
      mutedCount: 1,
      unreachableCount: 0,
    });
    await writtenMessage(staff.client, { eventId });
    await later(app);
    expect(messages()).toBe(1);
  });

  it('M4: mutes also by the form of a mail program that sends it in parts', async () => {
    const body =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const answer = await post(await muteUrl(), body, 'multipart/form-data; boundary=x');
    expect(answer.status).toBe(200);
    expect(await audienceOf(staff.client, eventId, { audience: 'ALL' })).toMatchObject({ mutedCount: 1 });
  });

  it('M4: changes nothing when it is opened, and asks with a button', async () => {
    const url = await muteUrl();
    const page = await (await fetch(url)).text();
    expect(page).toContain('Mute messages about this event?');
    expect(page).toContain('Bread &amp; &lt;b&gt;butter&lt;/b&gt;');
    expect(page).toContain('<form method="post"><button type="submit" value="off" name="messages">');
    expect(await audienceOf(staff.client, eventId, { audience: 'ALL' })).toMatchObject({ mutedCount: 0 });
  });

  it('lets messages through again', async () => {
    const url = await muteUrl();
    expect(await (await post(url, 'messages=off')).text()).toContain('Get messages again');
    expect(await (await post(url, 'messages=on')).text()).toContain('Mute messages');
    await writtenMessage(staff.client, { eventId });
    await later(app);
    expect(messages()).toBe(2);
  });

  it('M2: mutes no mail about a change', async () => {
    await oneClick(await muteUrl());
    await updateEvent(staff.client, { id: eventId, location: 'The Dairy' });
    await passTime(app, 6 * 60_000);
    await doJobs(app);
    expect(mailGateway.to(person.email, 'Changed')).toHaveLength(1);
  });

  it('mutes nothing for a code that is no one’s, or of a test mail', async () => {
    const [unknown, malformed, test] = await Promise.all(
      [crypto.randomUUID(), 'x', '00000000-0000-4000-8000-000000000000'].map((code) =>
        oneClick(`${app.url}/mute/${code}`),
      ),
    );
    expect([unknown, malformed, test].map((answer) => answer?.status)).toEqual([404, 404, 200]);
    expect(await test?.text()).toContain('This link is of a test mail');
    expect(await app.database.query('SELECT FROM muted_events')).toEqual([]);
  });

  it('is stored by no cache, framed by no page, and tells no site of its address', async () => {
    const { headers } = await fetch(await muteUrl());
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
