import { readdirSync, readFileSync } from 'node:fs';
import { decode } from 'fast-png';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailCovers } from '../../src/covers/mail-covers.js';
import type { MailPicture } from '../../src/features/mail/mail-gateway.js';
import { createLog } from '../../src/platform/log.js';
import { deleteEvent, updateEvent } from '../events/event-operations.js';
import { clientFolder } from '../pages/built-client.js';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { passTime } from '../support/pass-time.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const types = ['Community', 'Workshop', 'Music', 'Talk', 'Class', 'Outdoors', 'Film', 'Theatre', 'Family'];
const anId = '01936d2a-5b1c-7c3e-9a55-3f8f6c1e2d4b';
const log = createLog('silent');
const pictureOf = async (event: { id: string; type: string }) =>
  (await mailCovers(clientFolder, log)(event))?.picture as MailPicture;
const bytesOf = ({ base64 }: MailPicture) => Buffer.from(base64, 'base64');

describe('the cover in a mail', () => {
  it.each(types)('is a small picture with a transparent ground (%s)', async (type) => {
    const bytes = bytesOf(await pictureOf({ id: anId, type }));
    expect(bytes.length).toBeLessThan(10_000);
    const { width, height, palette, data } = decode(bytes);
    expect([width, height]).toEqual([1020, 170]);
    const indices = [...data].flatMap((byte) => [byte >> 4, byte & 15]);
    const used = new Set(indices.map((index) => palette?.[index]?.at(3)));
    expect(used).toContain(0);
    expect(used).toContain(255);
  });

  it('differs between two events, and between two types of one', async () => {
    const pictures = [
      await pictureOf({ id: anId, type: 'Talk' }),
      await pictureOf({ id: anId.replace('4b', '4c'), type: 'Talk' }),
      await pictureOf({ id: anId, type: 'Film' }),
    ];
    expect(new Set(pictures.map(({ base64 }) => base64)).size).toBe(3);
  });

  it('is drawn once for all mails of its event, also for those written at the same time', async () => {
    const covers = mailCovers(clientFolder, log);
    const asked = Array.from({ length: 20 }, () => covers({ id: anId, type: 'Talk' }));
    expect(new Set(await Promise.all(asked)).size).toBe(1);
  });

  it('is left out where the client was not built', async () => {
    expect(await mailCovers('/no/such/folder', log)({ id: anId, type: 'Talk' })).toBeNull();
  });
});

describe('mails of an event', () => {
  let app: TestApp;
  const mail = new FakeMailGateway();
  beforeAll(async () => {
    app = await startTestApp({ clientFolder, mail });
  });
  afterAll(() => app.close());

  it('carry the same cover, from the confirmation to the end', async () => {
    const staff = await app.world.staff();
    const { id } = await app.world.event(staff, { pricePence: 0 });
    const person = await app.world.user();
    await signUpPerson(person, id);
    const mails = [await mail.arrival(person.email, 'You’re signed up')];
    await updateEvent(staff.client, { id, location: 'The Dairy' });
    await passTime(app, 5 * 60_000);
    mails.push(await mail.arrival(person.email, 'Changed'));
    await deleteEvent(staff.client, id);
    mails.push(await mail.arrival(person.email, 'Cancelled'));
    expect(mails.map(({ pictures }) => pictures?.[0]?.contentId)).toEqual(Array(3).fill('cover.png'));
    for (const { html, text } of mails) {
      expect(html).toContain('src="cid:cover.png"');
      expect(text).not.toContain('cid:');
    }
    expect(new Set(mails.map(({ pictures }) => pictures?.[0]?.base64)).size).toBe(1);
  });

  it('is what every mail does that shows the facts of one', () => {
    const folder = new URL('../../src/features/', import.meta.url);
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mail.tsx'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .filter((source) => source.includes('<EventFacts'));
    expect(sources.length).toBe(7);
    for (const source of sources) expect(source).toContain('cover={');
  });
});
