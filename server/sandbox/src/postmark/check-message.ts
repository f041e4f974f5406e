import type { Attachment, Message } from './mail.js';
import type { MessageResult } from './message-result.js';

const MAX_RECIPIENTS = 50;
const streams = ['outbound', 'broadcast'];
const forbiddenExtensions =
  /\.(vbs|exe|bin|bat|chm|com|cpl|crt|hlp|hta|inf|ins|isp|jse|lnk|mdb|pcd|pif|reg|scr|sct|shs|vbe|vba|wsf|wsh|wsl|msc|msi|msp|mst)$/i;
const base64 = /^(?:[a-z0-9+/]{4})*(?:[a-z0-9+/]{2}==|[a-z0-9+/]{3}=)?$/i;

/**
 * Why Postmark would not take this message, if so (https://postmarkapp.com/developer/api/email-api). Any sender is
 * taken as confirmed.
 */
export function checkMessage(message: Message): MessageResult | undefined {
  const { MessageStream: stream } = message;
  if (stream && !streams.includes(stream)) {
    return { ErrorCode: 1235, Message: `The stream provided: '${stream}' does not exist on this server.` };
  }
  const forbidden = message.Attachments?.find(({ Name }) => forbiddenExtensions.test(Name));
  if (forbidden) return { ErrorCode: 411, Message: `Attachment file type not allowed: '${forbidden.Name}'.` };
  const mistake = mistakeInAddresses(message) ?? mistakeInContent(message);
  return mistake === undefined ? undefined : { ErrorCode: 300, Message: mistake };
}

function mistakeInAddresses(message: Message): string | undefined {
  const senders = splitAddresses(message.From);
  if (senders.length !== 1) return `Invalid 'From' address: '${message.From ?? ''}'.`;
  for (const field of ['From', 'To', 'Cc', 'Bcc', 'ReplyTo'] as const) {
    for (const entry of splitAddresses(message[field])) {
      const mistake = mistakeInAddress(field, entry);
      if (mistake) return mistake;
    }
  }
  const recipientCount = recipientsOf(message).length;
  if (recipientCount === 0) return 'Zero recipients specified';
  if (recipientCount > MAX_RECIPIENTS) return `A message may have up to ${MAX_RECIPIENTS} recipients.`;
  return undefined;
}

const maxLengths = { From: 255, Subject: 2000, Tag: 1000 } as const;

function mistakeInContent(message: Message): string | undefined {
  if (!message.HtmlBody && !message.TextBody) return 'Provide either email TextBody or HtmlBody or both.';
  for (const field of ['From', 'Subject', 'Tag'] as const) {
    const limit = maxLengths[field];
    if ((message[field]?.length ?? 0) > limit) return `'${field}' is longer than ${limit} characters.`;
  }
  const header = message.Headers?.find(
    ({ Name, Value }) => !/^[!-9;-~]+$/.test(Name) || /[\r\n]/.test(Value),
  );
  if (header) return `Invalid header: '${header.Name}'.`;
  const attachment = message.Attachments?.find((each) => !isWhole(each));
  if (attachment) return `Invalid attachment: '${attachment.Name}'.`;
  return undefined;
}

function isWhole({ Name, ContentType, Content }: Attachment): boolean {
  return Name !== '' && ContentType.includes('/') && base64.test(Content);
}

/** A list of addresses, comma-separated; a comma between quotes belongs to a name. */
function splitAddresses(list: string | null | undefined): string[] {
  const entries = list?.match(/(?:"(?:[^"\\]|\\.)*"|[^,])+/g) ?? [];
  return entries.map((entry) => entry.trim()).filter(Boolean);
}

/** The addresses alone, in lower case, of everyone whom a message is for. */
export function recipientsOf({ To, Cc, Bcc }: Pick<Message, 'To' | 'Cc' | 'Bcc'>): string[] {
  return [To, Cc, Bcc].flatMap(splitAddresses).map((entry) => bareAddress(entry).toLowerCase());
}

const NAMED = /^(?:"(?:[^"\\]|\\.)*"|[^"(),:;<>@[\\\]]*)\s*<([^<>]*)>$/;

/** `Ann <ann@example.org>` without its name. */
function bareAddress(entry: string): string {
  return NAMED.exec(entry)?.[1] ?? entry;
}

const MAILBOX = /^[a-z0-9!#$%&'`*+\-/=^_{}|~]+(\.[a-z0-9!#$%&'`*+\-/=^_{}|~]+)*$/i;
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/**
 * What Postmark has against an address, in its own words. It knows ASCII only.
 * https://postmarkapp.com/support/article/1180-what-does-errorcode-300-mean
 */
function mistakeInAddress(field: string, entry: string): string | undefined {
  const address = bareAddress(entry);
  const at = address.lastIndexOf('@');
  if (at < 0) {
    return `Error parsing '${field}': Illegal email address '${entry}'. It must contain the '@' symbol.`;
  }
  const valid = MAILBOX.test(address.slice(0, at)) && DOMAIN.test(address.slice(at + 1));
  return valid ? undefined : `Invalid '${field}' address: '${entry}'.`;
}
