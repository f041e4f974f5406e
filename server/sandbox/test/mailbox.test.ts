import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Mail } from '../src/mailbox/mail.js';
import { MAILBOX_LIMIT, openMailbox } from '../src/mailbox/mailbox.js';
import {
  aMessage,
  control,
  mailsTo,
  postmarkClient,
  runSandbox,
  temporaryFolder,
} from './sandbox.fixture.js';

const nobody = () => {};

function aMail(number: number): Mail {
  return { MessageID: `${number}`, ReceivedAt: '2030-01-01T12:00:00.000Z', Subject: `Mail ${number}` };
}

describe('the mailbox', () => {
  it('has its mails again after a restart', async () => {
    const folder = join(await temporaryFolder(), 'data', 'sandbox');
    const before = await runSandbox({ folder });
    for (const Subject of ['First', 'Second']) await postmarkClient(before).sendEmail(aMessage({ Subject }));
    const mails = await mailsTo(before, 'ann@example.org');
    await before.close();

    const after = await runSandbox({ folder });
    expect(mails.map(({ Subject }) => Subject)).toEqual(['Second', 'First']);
    expect(await mailsTo(after, 'ann@example.org')).toEqual(mails);
  });

  it('loses only the mail whose writing was cut off', async () => {
    const folder = await temporaryFolder();
    await (await openMailbox(folder, nobody)).keep(aMail(1));
    await appendFile(join(folder, 'mails.jsonl'), '{"MessageID":"2","Subj');
    await (await openMailbox(folder, nobody)).keep(aMail(3));
    expect((await openMailbox(folder, nobody)).list()).toEqual([aMail(3), aMail(1)]);
  });

  it('changes nothing by being opened: the folder may be another process`s', async () => {
    const folder = await temporaryFolder();
    const first = await openMailbox(folder, nobody);
    await first.keep(aMail(1));
    await openMailbox(folder, nobody);
    await first.keep(aMail(2));
    expect((await openMailbox(folder, nobody)).list()).toEqual([aMail(2), aMail(1)]);
  });

  it('keeps the latest thousand, in memory and on disk, however many come at once', async () => {
    const folder = await temporaryFolder();
    const mailbox = await openMailbox(folder, nobody);
    const count = 2 * MAILBOX_LIMIT + 10;
    await Promise.all(Array.from({ length: count }, (_, index) => mailbox.keep(aMail(index + 1))));
    const latest = Array.from({ length: MAILBOX_LIMIT }, (_, index) => aMail(count - index));
    expect(mailbox.list()).toEqual(latest);
    expect((await openMailbox(folder, nobody)).list()).toEqual(latest);
    const lines = (await readFile(join(folder, 'mails.jsonl'), 'utf8')).split('\n').length;
    expect(lines).toBeLessThan(MAILBOX_LIMIT + 20);
  });

  it('is empty after it was emptied, also on disk', async () => {
    const folder = await temporaryFolder();
    const sandbox = await runSandbox({ folder });
    await postmarkClient(sandbox).sendEmail(aMessage());
    await control(sandbox, 'DELETE', '/mails');
    expect(await control(sandbox, 'GET', '/mails')).toEqual([]);
    expect(await readFile(join(folder, 'mails.jsonl'), 'utf8')).toBe('');
  });
});
