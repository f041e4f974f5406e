import { randomUUID } from 'node:crypto';
import type {
  AcceptedMail,
  BulkMail,
  BulkOutcome,
  Mail,
  MailGateway,
} from '../../src/features/mail/mail-gateway.js';
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

  /** The outcome of a mail of a batch, where it is not taken. */
  outcomeOf: (mail: BulkMail) => Exclude<BulkOutcome, object> | null = () => null;
  readonly accepted: (AcceptedMail & { batchId: string })[] = [];

  readonly sendBatch = async (mails: readonly BulkMail[]): Promise<BulkOutcome[]> => {
    const outcomes: BulkOutcome[] = [];
    for (const mail of mails) {
      await this.beforeTaking(mail);
      const refusal = this.outcomeOf(mail);
      const mailId = randomUUID();
      if (refusal === null) {
        this.mails.push(mail);
        this.accepted.push({ mailId, metadata: mail.metadata, batchId: mail.batchId });
      }
      outcomes.push(refusal ?? { mailId });
    }
    return outcomes;
  };

  readonly findAccepted = async (batchId: string): Promise<AcceptedMail[]> =>
    this.accepted.filter((mail) => mail.batchId === batchId);

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
