import { join } from 'node:path';
import { makeSandboxFolder } from '../make-sandbox-folder.js';
import type { Mail } from './mail.js';
import { MailFile } from './mail-file.js';

export const MAILBOX_LIMIT = 1000;

/** The latest mails that were accepted. They outlive a restart. */
export class Mailbox {
  /** Oldest first. */
  #mails: Mail[];
  readonly #file: MailFile;
  readonly #onChange: () => void;
  #lastWrite: Promise<void> = Promise.resolve();

  constructor(mails: Mail[], file: MailFile, onChange: () => void) {
    this.#mails = mails.slice(-MAILBOX_LIMIT);
    this.#file = file;
    this.#onChange = onChange;
  }

  /** Newest first. */
  list(): Mail[] {
    return this.#mails.toReversed();
  }

  find(messageId: string): Mail | undefined {
    return this.#mails.find((mail) => mail.MessageID === messageId);
  }

  keep(mail: Mail): Promise<void> {
    return this.#afterOthers(async () => {
      const latest = [...this.#mails, mail].slice(-MAILBOX_LIMIT);
      await this.#file.append(mail, latest);
      this.#mails = latest;
    });
  }

  empty(): Promise<void> {
    return this.#afterOthers(async () => {
      await this.#file.replace([]);
      this.#mails = [];
    });
  }

  /** When all that was begun is on disk. */
  settled(): Promise<void> {
    return this.#lastWrite;
  }

  #afterOthers(write: () => Promise<void>): Promise<void> {
    const written = this.#lastWrite.then(write).then(this.#onChange);
    this.#lastWrite = written.catch(() => undefined);
    return written;
  }
}

/** @param onChange called when a mail came, or all went */
export async function openMailbox(folder: string, onChange: () => void): Promise<Mailbox> {
  await makeSandboxFolder(folder);
  const file = new MailFile(join(folder, 'mails.jsonl'));
  return new Mailbox(await file.read(), file, onChange);
}
