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

/** Whatever brings mails to people. */
export interface MailGateway {
  /**
   * @throws NonRetryableError when this address or mail will never be accepted
   * @throws Error when it may be accepted later
   */
  send(mail: Mail): Promise<void>;
}

/** For an installation without a mail service. */
export const noMail: MailGateway = { send: async () => skipJob() };
