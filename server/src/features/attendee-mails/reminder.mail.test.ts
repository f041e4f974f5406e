import { describe } from 'vitest';
import { brandNamed } from '../brand/brand.fixture.js';
import { itHoldsForEveryMail } from '../mail/every-mail.fixture.js';
import { bread, publicUrl, ticketOf } from '../mail/mail.fixture.js';
import { reminderMail } from './reminder.mail.js';

describe('reminderMail', () => {
  itHoldsForEveryMail({
    mailOf: (hostile) =>
      reminderMail({
        brand: brandNamed(),
        publicUrl,
        event: hostile === undefined ? bread : { ...bread, title: hostile, location: hostile },
        // An end of a line is one in the mail, too.
        note: hostile?.replace(/[\r\n]+/g, ' ') ?? 'The code of the door is 4711.',
        ticket: ticketOf(),
        name: hostile ?? 'Maya Okafor',
        email: 'maya@example.org',
      }),
    subject: 'Reminder: Bread for beginners',
    says: [
      'Maya Okafor',
      'See you soon',
      'Sunday 14 March 2027',
      '10:00 to 12:30',
      'Kirkgate Kitchen, 12 Harper Street, Leeds',
      'The code of the door is 4711.',
      'T7KQ 4M2X 9RWD H5ZB 3NCF 8PJV 1Y',
      'give your place back on the event’s page',
    ],
    link: `${publicUrl}/events/${bread.id}`,
  });
});
