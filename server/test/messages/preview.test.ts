import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PREVIEW_CODE } from '../../src/features/messages/message.mail.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import {
  later,
  previewOf,
  SUBJECT,
  sendMessagePreview,
  verify,
  writer,
  writtenMessage,
} from './message-operations.js';

const HOSTILE = `<script>alert(1)</script> <img src=x onerror=alert(1)> **strong** *words*
[javascript](javascript:alert(1)) [the bank](https://evil.example/login) {{name}}
- one
- [mail](mailto:ada@example.org?bcc=a@b.c)`;

const mailGateway = new FakeMailGateway();
let app: TestApp;
let staff: Person;
let person: Person;
let eventId: string;
beforeAll(async () => {
  app = await startTestApp({ mail: mailGateway, doJobs: false });
  staff = await writer(app);
  person = await app.world.user();
  await verify(app, person);
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['events', 'pgboss.job']) await app.database.query(`DELETE FROM ${table}`);
  mailGateway.mails.length = 0;
  eventId = (await app.world.event(staff, { pricePence: 0 })).id;
  await placeFor(person, eventId, { name: 'Maya Okafor' });
});

describe('the preview of a message', () => {
  it('M3: is the test mail, byte for byte', async () => {
    const words = { subject: SUBJECT, text: HOSTILE };
    const preview = await previewOf(staff.client, eventId, words);
    const answer = await sendMessagePreview(staff.client, { eventId, ...words });
    expect(answer.data.sendMessagePreview).toEqual({ message: null, userErrors: [] });
    await doJobs(app);
    const [test] = mailGateway.to(staff.email, SUBJECT);
    expect(test?.html).toBe(preview.html);
    expect(mailGateway.to(person.email, SUBJECT)).toEqual([]);
  });

  it('M3: is what arrives, but for the name and the secret of the link', async () => {
    const preview = await previewOf(staff.client, eventId);
    await writtenMessage(staff.client, { eventId });
    await later(app);
    const [mail] = mailGateway.to(person.email, SUBJECT);
    const [, code = ''] = /\/mute\/([\w-]{36})/.exec(mail?.html ?? '') ?? [];
    const asPreview = mail?.html
      .replaceAll(code, PREVIEW_CODE)
      .replace(/Hello [^<]*,/, /Hello [^<]*,/.exec(preview.html)?.[0] ?? '');
    expect(asPreview).toBe(preview.html);
    expect(mail).toMatchObject({ writer: preview.from, replyTo: preview.replyTo });
  });

  it('has the name of the sender as mail programs show it', async () => {
    await app.database.query('UPDATE accounts SET name = $1 WHERE id = $2', [
      'Ada "The Loaf" <Grain>',
      staff.id,
    ]);
    const preview = await previewOf(staff.client, eventId);
    expect(preview.from).toMatch(/^Ada The Loaf Grain via /);
  });

  it('M8: shows what a person wrote as words, and where each link leads', async () => {
    const { html } = await previewOf(staff.client, eventId, { subject: '<b>Hi</b>', text: HOSTILE });
    expect(html).not.toMatch(/<script|<img|<b>|href="javascript/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('<strong>strong</strong>');
    expect(html).toMatch(
      /href="https:\/\/evil\.example\/login"[^>]*>the bank<\/a><span[^>]*> \(https:\/\/evil\.example\/login\)<\/span>/,
    );
  });

  it('is there for a text that is not written yet', async () => {
    const { html } = await previewOf(staff.client, eventId, { subject: '', text: '' });
    expect(html).toContain('Mute messages about this event');
  });
});
