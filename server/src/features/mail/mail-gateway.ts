import { skipJob } from '../../platform/jobs/skipped-jobs.js';

/** A mail, ready to be sent. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  attachment?: { name: string; contentType: string; content: string };
  /** Whether it asks whose the address is: anybody may have typed it. */
  isAsking?: boolean;
  /** Shown within the HTML. */
  pictures?: readonly MailPicture[];
}

/** A picture that comes with its mail. The HTML names it by `cid:` and its content id (RFC 2392). */
export interface MailPicture {
  name: string;
  contentType: string;
  contentId: string;
  base64: string;
}

/** A mail that is sent to many people, each in their own words, beside the mails that a person has to get. */
export interface BulkMail extends Mail {
  /** The name of its writer, before the product's own address. */
  writer: string;
  /** The address that answers go to. */
  replyTo: string;
  /** Where a mail program ends such mails for the person without asking (RFC 8058). */
  muteUrl: string;
  /** The batch that it is sent in, and whose it is: `findAccepted` and webhooks say it again. */
  batchId: string;
  metadata: Record<string, string>;
}

/**
 * How the mail service took one mail of a batch: its id there, or why not. REFUSED: the address is no good. INVALID: the mail
 * is no good, and the address may be. LATER: it may be taken later. LIMITED: the address is not proven, and has got as many mails as it may.
 */
export type BulkOutcome = { mailId: string } | 'REFUSED' | 'INVALID' | 'LATER' | 'LIMITED';

/** A mail that the service has taken. */
export interface AcceptedMail {
  mailId: string;
  metadata: Record<string, string>;
}

/** The mail service has said that it took no mail of a batch. After any other error that is unknown. */
export class NoneAcceptedError extends Error {}

/** Whatever brings mails to people. */
export interface MailGateway {
  /**
   * @throws NonRetryableError when this address or mail will never be accepted
   * @throws Error when it may be accepted later
   */
  send(mail: Mail): Promise<void>;
  /**
   * Sends at most 500 mails by one call.
   * @returns how each was taken, in their order
   * @throws NoneAcceptedError when the service took none of them
   * @throws Error when it is unknown which of them it took
   */
  sendBatch(mails: readonly BulkMail[]): Promise<BulkOutcome[]>;
  /** The mails of a batch that the service has taken, as it knows a few minutes afterwards. */
  findAccepted(batchId: string): Promise<AcceptedMail[]>;
}

/** For an installation without a mail service. */
export const noMail: MailGateway = {
  send: async () => skipJob(),
  sendBatch: async (mails) => {
    skipJob();
    return mails.map(() => 'LIMITED');
  },
  findAccepted: async () => [],
};
