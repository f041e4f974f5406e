import type { Brand } from '../brand/brand.js';
import { formatDate } from '../mail/format-date.js';
import { MailButton } from '../mail/mail-button.js';
import type { Mail } from '../mail/mail-gateway.js';
import { MailLayout } from '../mail/mail-layout.js';
import { MailText } from '../mail/mail-text.js';
import { renderMail } from '../mail/render-mail.js';
import { salutation } from '../mail/salutation.js';
import { sanitizeHeaderText } from '../mail/sanitize-header-text.js';

export interface OldDraft {
  brand: Brand;
  publicUrl: string;
  draft: { id: string; title: string; deletedAt: Date };
  name: string;
  email: string;
}

/** Warns the creator of a draft whose last change was eleven months ago. */
export async function oldDraftMail({ brand, publicUrl, draft, name, email }: OldDraft): Promise<Mail> {
  const title = sanitizeHeaderText(draft.title);
  const day = formatDate(draft.deletedAt.toISOString().slice(0, 10));
  const subject = `Your draft will be deleted: ${title}`;
  const content = await renderMail(
    <MailLayout
      brand={brand}
      subject={subject}
      preview={`On ${day}, unless you change it`}
      heading="A draft of yours is old"
      reason={`You get this mail because you have a draft at ${sanitizeHeaderText(brand.name)}.`}
    >
      <MailText>{salutation(name)}</MailText>
      <MailText>{`Your draft “${title}” was last changed eleven months ago. It will be deleted on ${day}.`}</MailText>
      <MailText>To keep it, change something in it before that day, or publish it.</MailText>
      <MailButton href={`${publicUrl}/drafts/${draft.id}`}>See the draft</MailButton>
    </MailLayout>,
  );
  return { to: email, subject, ...content };
}
