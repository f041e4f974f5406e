import type { CalendarEvent } from '../events/texts/event-calendar-file.js';
import type { MailedEvent } from '../events/texts/format-event.js';
import type { MailedCode } from './render-mail-to-many.js';

export const publicUrl = 'https://turnout.example';
const id = '01936d2a-5b1c-7c3e-9a55-3f8f6c1e2d4b';

export const bread: CalendarEvent & MailedEvent = {
  id,
  title: 'Bread for beginners',
  description: 'Flour, water; salt \\ time.\n\nBring an apron.',
  location: 'Kirkgate Kitchen, 12 Harper Street, Leeds',
  date: '2027-03-14',
  startTime: '10:00',
  endTime: '12:30',
  timeZone: 'UTC',
  startsAt: new Date('2027-03-14T10:00Z'),
  endsAt: new Date('2027-03-14T12:30Z'),
  revision: 0,
  cancelledAt: null,
};

/** The ticket of a person; two of one mail have numbers. */
export const ticketOf = (number = 1): MailedCode => {
  const name = number === 1 ? 'ticket.png' : `ticket-${number}.png`;
  const picture = { name, contentType: 'image/png', contentId: name, base64: 'iVBORw0KGgo=' };
  return { text: `T7KQ 4M2X 9RWD H5ZB 3NCF 8PJV ${number}Y`, picture };
};

/** Texts that people may write where a name, a title or a place is asked for. */
export const hostileTexts: [what: string, text: string][] = [
  ['a script', '<script>alert(1)</script>'],
  ['an end of an attribute', '"><img src=x onerror=alert(1)>\'--></style></title>'],
  ['a header', 'Tea\r\nBcc: everyone@example.org\r\n\r\nBody'],
  ['a lone carriage return', 'Tea\rBcc: everyone@example.org'],
  ['a calendar', 'Tea\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:other'],
  ['a template', '{{name}} {{{body}}} <%= name %> %s'],
  ['emoji', '👩‍🍳🎪🏴󠁧󠁢󠁷󠁬󠁳󠁿'.repeat(10)],
  ['right to left', 'שלום\u200F \u202Eetah\u2067 ערב'],
  ['control characters', 'a\u0000b\u0007c\u001Bd\u0085e\u2028f'],
  ['half a character', 'half \uD83D'],
  ['an entity', '&lt;b&gt; &amp;amp; &#13;'],
  ['200 characters', 'W'.repeat(200)],
  ['punctuation of calendars', 'a\\, b; c: "d" \\n e'],
];
