import { z } from 'zod';
import { recipientsOf } from './check-message.js';
import type { Mail } from './mail.js';
import type { InactiveRecipients } from './receive-message.js';

/** Where the product takes Postmark's webhooks, and the password of its Basic authentication. */
export const mailWebhookShape = z.object({ url: z.url(), secret: z.string() });
export type MailWebhook = z.output<typeof mailWebhookShape>;

export const mailEventNames = ['bounce', 'complain'] as const;
type MailEventName = (typeof mailEventNames)[number];

/** Milliseconds. */
const TIME_OUT = 10_000;

/**
 * Tells the product what becomes of a mail after it was taken (https://postmarkapp.com/developer/webhooks/bounce-webhook and
 * spam-complaint-webhook). From then on the address is inactive, as at Postmark.
 */
export class MailEvents {
  constructor(
    private readonly inactive: InactiveRecipients,
    public webhook: MailWebhook | null,
  ) {}

  /** @returns the status of the product's answer; null without a webhook, or an answer */
  async send(what: MailEventName, mail: Mail): Promise<number | null> {
    const [email = ''] = recipientsOf(mail);
    this.inactive.add(email);
    if (!this.webhook) return null;
    const { url, secret } = this.webhook;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Basic ${Buffer.from(`postmark:${secret}`).toString('base64')}`,
          'user-agent': 'Postmark',
        },
        body: JSON.stringify(payloadOf(what, mail, email)),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIME_OUT),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return null;
    }
  }
}

function payloadOf(what: MailEventName, mail: Mail, email: string) {
  const isBounce = what === 'bounce';
  return {
    RecordType: isBounce ? 'Bounce' : 'SpamComplaint',
    MessageStream: mail.MessageStream ?? 'outbound',
    ID: 42,
    Type: isBounce ? 'HardBounce' : 'SpamComplaint',
    TypeCode: isBounce ? 1 : 512,
    Name: isBounce ? 'Hard bounce' : 'Spam complaint',
    Tag: mail.Tag ?? '',
    MessageID: mail.MessageID,
    Metadata: mail.Metadata ?? {},
    ServerID: 1,
    Description: isBounce ? 'The server was unable to deliver your message.' : '',
    Details: isBounce ? 'smtp;550 5.1.1 The email account does not exist.' : '',
    Email: email,
    From: mail.From ?? '',
    BouncedAt: new Date().toISOString(),
    DumpAvailable: false,
    Inactive: true,
    CanActivate: isBounce,
    Subject: mail.Subject ?? '',
  };
}
