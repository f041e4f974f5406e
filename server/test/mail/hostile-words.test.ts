import type { Sandbox } from '@turnout/sandbox';
import PQueue from 'p-queue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCalendarFile } from '../../src/features/events/texts/read-calendar-file.fixture.js';
import { hostileTexts } from '../../src/features/mail/mail.fixture.js';
import { expectNoHarm, wordsOf } from '../../src/features/mail/mail-expectations.fixture.js';
import type { Mail } from '../../src/features/mail/mail-gateway.js';
import { sanitizeHeaderText } from '../../src/features/mail/sanitize-header-text.js';
import { cleanText } from '../../src/features/parse-input.js';
import { register } from '../accounts/account-operations.js';
import { requestPasswordReset } from '../accounts/recovery-operations.js';
import { deleteEvent } from '../events/event-operations.js';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import { startAppWithSandbox } from '../support/mail-by-sandbox.js';
import { mailsTo, someAddress } from '../support/sandbox.js';
import { isDone, jobsWhen } from '../support/stored-jobs.js';
import type { TestApp } from '../support/test-app.js';
import { LONG_TEST } from '../support/time-limits.js';
import type { Person } from '../support/world.js';

type Mails = Record<string, Mail>;

let app: TestApp;
let sandbox: Sandbox;
let harmless: Mails;
let journeys: Map<string, Mails>;
beforeAll(async () => {
  ({ app, sandbox } = await startAppWithSandbox());
  // All at once: each waits for the queue several times.
  const texts = ['Ann', ...hostileTexts.map(([, text]) => text)];
  const mails = await Promise.all(texts.map(async (text) => [text, await journey(text)] as const));
  journeys = new Map(mails);
  harmless = mails[0]?.[1] ?? {};
}, LONG_TEST);
afterAll(() => app.close());

/** Ten of one network address may register at a time (S37), and the staff beside do so, too. */
const registrations = new PQueue({ concurrency: 2 });

const kinds = ['Confirm your', 'Choose a new', 'You’re signed up', 'Cancelled'];

/** Registers, asks for a password, signs up, has the event cancelled: the four mails, as the sandbox got them. */
async function journey(text: string): Promise<Mails> {
  const client = app.anonymous();
  const email = someAddress();
  const { account } = await registrations.add(() => register(client, { email, name: text }));
  await requestPasswordReset(client, email);
  const staff = await app.world.staff();
  const { id } = await app.world.event(staff, { pricePence: 0, title: text, location: text });
  await signUpPerson({ id: account?.id, email, client } as Person, id, { name: text });
  await jobsWhen(app.database, 'send-sign-up-confirmation', isDone, 60_000);
  await deleteEvent(staff.client, id);
  for (const kind of [
    'finish-event-deletion',
    'send-event-cancelled-mail',
    'send-email-verification',
    'send-password-reset',
  ])
    await jobsWhen(app.database, kind, isDone, 60_000);

  const mails = await mailsTo(sandbox, email);
  const found = kinds.map(
    (kind) => [kind, mails.filter(({ Subject }) => Subject?.startsWith(kind))] as const,
  );
  return Object.fromEntries(
    found.map(([kind, ofKind]) => {
      expect(ofKind, kind).toHaveLength(1);
      const { To, Subject, HtmlBody, TextBody, Attachments } = ofKind[0] ?? {};
      const attachment = Attachments?.[0];
      const content = attachment && Buffer.from(attachment.Content, 'base64').toString();
      const mail = { to: To ?? '', subject: Subject ?? '', html: HtmlBody ?? '', text: TextBody ?? '' };
      return [kind, content ? { ...mail, attachment: { name: '', contentType: '', content } } : mail];
    }),
  );
}

describe('words that people enter', () => {
  it.each(hostileTexts)('J12: do no harm in any mail: %s', (_what, text) => {
    const mails = journeys.get(text) ?? {};
    for (const kind of kinds) expectNoHarm(withoutLink(mails[kind]), withoutLink(harmless[kind]));
    const title = sanitizeHeaderText(cleanText(text));
    for (const kind of ['You’re signed up', 'Cancelled']) {
      expect(mails[kind]?.subject).toBe(`${kind}: ${title}`);
      expect(wordsOf(mails[kind]?.html ?? '')).toContain(title);
    }
    const calendar = readCalendarFile(mails['You’re signed up']?.attachment?.content ?? '');
    expect(calendar).toMatchObject({ summary: title, uid: expect.stringMatching(/^sign-up-[0-9a-f-]{36}@/) });
  });
});

/** The same mail with one id and one secret for all. */
function withoutLink(mail: Mail | undefined): Mail {
  const { html = '', text = '', ...rest } = mail ?? {};
  const unlink = (part: string) =>
    part.replace(/#[\w-]{22}/g, '#secret').replace(/\/events\/[\w-]{36}/g, '/events/id');
  return { to: '', subject: '', ...rest, html: unlink(html), text: unlink(text) };
}
