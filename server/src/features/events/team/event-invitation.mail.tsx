import type { Brand } from '../../brand/brand.js';
import { formatDate } from '../../mail/format-date.js';
import { MailButton } from '../../mail/mail-button.js';
import type { Mail } from '../../mail/mail-gateway.js';
import { MailLayout } from '../../mail/mail-layout.js';
import { MailNote, MailText } from '../../mail/mail-text.js';
import { renderMail } from '../../mail/render-mail.js';
import { holdsAddress, salutation } from '../../mail/salutation.js';
import { sanitizeHeaderText } from '../../mail/sanitize-header-text.js';
import { EventRole } from './event-roles.js';

export interface MailedInvitation {
  brand: Brand;
  ownerName: string;
  eventTitle: string;
  to: string;
  /** Whether a person has proven that the address is theirs. A stranger reads nothing that another person typed. */
  isProven: boolean;
  role: EventRole;
  expiresAt: Date;
  link: string;
}

const tasks: Record<EventRole, string> = {
  [EventRole.OWNER]: 'The event would be yours: with its people, its payments and its team.',
  [EventRole.EDITOR]: 'As an editor you change the event and see its people.',
  [EventRole.DOOR]: 'At the door you let people in.',
};

/**
 * Invites a person to the team of an event, or offers the event to a new owner. A name or a title that holds what mail programs make
 * a link of is left out.
 */
export async function eventInvitationMail(invitation: MailedInvitation): Promise<Mail> {
  const { brand, to, role, link } = invitation;
  const product = sanitizeHeaderText(brand.name);
  const [owner, title] = [invitation.ownerName, invitation.eventTitle].map((typed) => {
    const line = sanitizeHeaderText(typed);
    return invitation.isProven && !holdsAddress(line) ? line : '';
  });
  const isOffer = role === EventRole.OWNER;
  const task = isOffer ? 'Take over an event' : 'Help with an event';
  const subject = title ? `${task}: ${title}` : task;
  const who = owner || 'A person of the staff';
  const what = title ? `the event “${title}”` : 'an event';
  const lastDay = formatDate(invitation.expiresAt.toISOString().slice(0, 10));
  const content = await renderMail(
    <MailLayout
      brand={brand}
      subject={subject}
      preview={tasks[role]}
      heading={isOffer ? 'An event is offered to you' : 'You are invited to a team'}
      reason={`You get this mail because ${owner || 'a person of the staff'} gave this address at ${product}.`}
    >
      <MailText>{salutation('')}</MailText>
      <MailText>
        {isOffer
          ? `${who} asks you to take over ${what} at ${product}.`
          : `${who} invites you to the team of ${what} at ${product}.`}
      </MailText>
      <MailText>{tasks[role]}</MailText>
      <MailButton href={link}>{isOffer ? 'Take over the event' : 'Join the team'}</MailButton>
      <MailNote>
        {`The link works once, until ${lastDay}, for the account with the address ${to}. To refuse, do nothing.`}
      </MailNote>
    </MailLayout>,
  );
  return { to, subject, ...content };
}
