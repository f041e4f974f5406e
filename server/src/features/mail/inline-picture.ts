import type { MailPicture } from './mail-gateway.js';

/** A picture as Postmark takes it, shown within the HTML. */
export function inlineOf({ name, contentType, contentId, base64 }: MailPicture) {
  return { Name: name, ContentType: contentType, Content: base64, ContentID: `cid:${contentId}` };
}
