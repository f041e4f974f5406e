import { requireViewer, unauthenticated } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import { findAccount } from '../../accounts/find-account.js';
import type { Context } from '../../context.js';
import type { Event } from '../../events/event.entity.js';
import { cleanName, cleanText } from '../../parse-input.js';
import { messageMail, PREVIEW_CODE } from '../message.mail.js';
import type { MessagePreviewType } from '../message.types.js';
import type { MessageAudience } from '../message-audience.js';
import { MAX_SUBJECT, MAX_TEXT } from '../message-input.js';

/**
 * Renders a message as the viewer would get it, with the function that makes its mails (M3). A text that is not finished yet, or
 * empty, has a preview, too.
 */
export async function previewMessage(
  { viewer, database, settings, services }: Context,
  event: Event,
  given: { subject: string; text: string; audience: MessageAudience },
): Promise<MessagePreviewType> {
  const { accountId } = requireViewer(viewer, AccessScope.MESSAGES_WRITE);
  const account = await findAccount(database, accountId);
  if (!account) throw unauthenticated();
  const { name, email } = account;
  const { brand, publicUrl } = settings;
  const subject = cleanName(given.subject).slice(0, MAX_SUBJECT);
  const text = cleanText(given.text).slice(0, MAX_TEXT);
  const writer = { name, email };
  const cover = await services.covers(event);
  const message = { brand, publicUrl, event, subject, text, audience: given.audience, writer, cover };
  const { writer: from, replyTo, html } = await messageMail(message, { name, email, muteCode: PREVIEW_CODE });
  const coverUrl = cover && `data:${cover.picture.contentType};base64,${cover.picture.base64}`;
  return { from, replyTo, html, coverUrl };
}
