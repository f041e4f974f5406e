import { describe, expect, it } from 'vitest';
import { brandNamed } from '../../brand/brand.fixture.js';
import { itHoldsForEveryMail } from '../../mail/every-mail.fixture.js';
import { eventInvitationMail, type MailedInvitation } from './event-invitation.mail.js';
import { EventRole } from './event-roles.js';
import { handedOverMail } from './handed-over.mail.js';
import { roleEndedMail } from './role-ended.mail.js';

const link = 'https://turnout.example/invitation#Zk3v9sQpL0aX8yT2mN4b';
const invitation =
  (role: EventRole, given: Partial<MailedInvitation> = {}) =>
  (hostile?: string) =>
    eventInvitationMail({
      brand: brandNamed(hostile),
      ownerName: hostile ?? 'Ada Ogunleye',
      eventTitle: hostile ?? 'Solder a badge',
      to: 'maya@example.org',
      isProven: true,
      role,
      expiresAt: new Date('2027-12-01T03:41:00Z'),
      link,
      ...given,
    });

describe('eventInvitationMail', () => {
  itHoldsForEveryMail({
    mailOf: invitation(EventRole.DOOR),
    subject: 'Help with an event: Solder a badge',
    says: ['Ada Ogunleye invites you', 'At the door you let people in', 'Wednesday 1 December 2027'],
    link,
  });
});

describe('eventInvitationMail to a new owner', () => {
  itHoldsForEveryMail({
    mailOf: invitation(EventRole.OWNER),
    subject: 'Take over an event: Solder a badge',
    says: ['Ada Ogunleye asks you to take over', 'maya@example.org', 'To refuse, do nothing'],
    link,
  });
});

describe('eventInvitationMail to a stranger', () => {
  itHoldsForEveryMail({
    mailOf: invitation(EventRole.DOOR, { isProven: false }),
    subject: 'Help with an event',
    says: ['A person of the staff invites you to the team of an event', 'because a person of the staff gave'],
    link,
  });

  it('S60: has nothing that a person typed', async () => {
    const mail = JSON.stringify(await invitation(EventRole.OWNER, { isProven: false })());
    for (const typed of ['Solder a badge', 'Ada Ogunleye']) expect(mail).not.toContain(typed);
  });
});

it.each(['ownerName', 'eventTitle'])(
  'S60: no mail has a link that a person typed as the %s',
  async (field) => {
    const mail = await invitation(EventRole.EDITOR, { [field]: 'Your account is locked: evil-bank.com' })();
    expect(JSON.stringify(mail)).not.toContain('evil-bank');
  },
);

describe('roleEndedMail', () => {
  itHoldsForEveryMail({
    mailOf: (hostile) =>
      roleEndedMail({
        brand: brandNamed(hostile),
        eventTitle: hostile ?? 'Solder a badge',
        name: hostile ?? 'Maya Okafor',
        email: 'maya@example.org',
      }),
    subject: 'You are no longer in the team: Solder a badge',
    says: ['Maya Okafor', 'Solder a badge', 'A place that you have at the event stays yours.'],
  });
});

describe('handedOverMail', () => {
  itHoldsForEveryMail({
    mailOf: (hostile) =>
      handedOverMail({
        brand: brandNamed(hostile),
        publicUrl: 'https://turnout.example',
        eventId: '01936d2b-0000-7000-8000-000000000001',
        eventTitle: hostile ?? 'Solder a badge',
        newOwnerName: hostile ?? 'Ada Ogunleye',
        name: hostile ?? 'Maya Okafor',
        email: 'maya@example.org',
      }),
    subject: 'Handed over: Solder a badge',
    says: ['Maya Okafor', 'Ada Ogunleye has taken over', 'You stay in the team as an editor'],
    link: 'https://turnout.example/events/01936d2b-0000-7000-8000-000000000001',
  });
});
