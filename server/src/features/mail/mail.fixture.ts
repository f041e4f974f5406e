import type { CalendarEvent } from '../events/texts/event-calendar-file.js';
import type { MailedEvent } from '../events/texts/format-event.js';

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
