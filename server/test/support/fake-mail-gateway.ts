import type { Mail, MailGateway } from '../../src/features/mail/mail-gateway.js';
import { waitUntil } from './wait-until.js';

/** Gets the mails that a test app sends. */
export class FakeMailGateway implements MailGateway {
  readonly mails: Mail[] = [];
  /** A step before a mail is taken: it may throw, and it may take its time. */
  beforeTaking: (mail: Mail) => void | Promise<void> = () => {};

  readonly send = async (mail: Mail): Promise<void> => {
    await this.beforeTaking(mail);
    this.mails.push(mail);
  };

  /** All mails to an address whose subject holds these words, the first first. */
  to(address: string, words = ''): Mail[] {
    return this.mails.filter(({ to, subject }) => to === address && subject.includes(words));
  }

  /** The latest of so many mails, once they are there. */
  async arrival(address: string, words: string, count = 1): Promise<Mail> {
    const mails = await waitUntil(() => this.#expected(address, words, count));
    return mails.at(-1) as Mail;
  }

  #expected(address: string, words: string, count: number): Mail[] {
    const mails = this.to(address, words);
    if (mails.length < count) throw new Error(`${mails.length} of ${count} mails "${words}" to ${address}`);
    return mails;
  }
}

/** The secret of the link in a mail. */
export function secretIn({ text }: Pick<Mail, 'text'>): string {
  const [, secret] = /\/(?:reset-password|verify-email|confirm-address|invitation)#(\S+)/.exec(text) ?? [];
  if (!secret) throw new Error(`There is no link with a secret in: ${text}`);
  return secret;
}
