import type { FastifyReply } from 'fastify';
import type { Attachment } from '../postmark/mail.js';

/** No script, no form, no request to anywhere. Links open in a tab of their own, out of the sandbox. */
const HTML_OF_A_MAIL = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The HTML of a sent mail, with its pictures: shown, and trusted with nothing. */
export function sendMailHtml(
  reply: FastifyReply,
  markup: string,
  attachments: readonly Attachment[],
): FastifyReply {
  return reply
    .header('content-security-policy', HTML_OF_A_MAIL)
    .type('text/html; charset=utf-8')
    .send(openingLinksInTabs(withPictures(markup, attachments)));
}

/** As mail programs do: `cid:` names the attachment with that content id. */
function withPictures(markup: string, attachments: readonly Attachment[]): string {
  return markup.replace(/"(cid:[^"]*)"/g, (written, contentId) => {
    const picture = attachments.find(({ ContentID }) => ContentID === contentId);
    return picture && /^image\/\w+$/.test(picture.ContentType)
      ? `"data:${picture.ContentType};base64,${picture.Content}"`
      : written;
  });
}

/** Behind the doctype and the head's start where they are, so that the mail is laid out as in a mail program. */
function openingLinksInTabs(markup: string): string {
  const [start = ''] =
    /^[\s\S]*?<head(?:\s[^>]*)?>/i.exec(markup) ?? /^\s*<!doctype[^>]*>/i.exec(markup) ?? [];
  return `${start}<base target="_blank">${markup.slice(start.length)}`;
}

/** A file to save, whatever it says that it is: never something that a browser opens as a page of this origin. */
export function sendAttachment(reply: FastifyReply, { Name, Content }: Attachment): FastifyReply {
  return reply
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeName(Name)}`)
    .type('application/octet-stream')
    .send(Buffer.from(Content, 'base64'));
}

/** RFC 8187: percent-encoded UTF-8, also the few characters that encodeURIComponent leaves. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
