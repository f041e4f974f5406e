import { describe, expect, it } from 'vitest';
import { brandNamed } from '../brand/brand.fixture.js';
import { readCalendarFile } from '../events/texts/read-calendar-file.fixture.js';
import { itHoldsForEveryMail } from '../mail/every-mail.fixture.js';
import { bread, publicUrl } from '../mail/mail.fixture.js';
import { changedFacts } from './changed-facts.js';
import { eventChangedMail } from './event-changed.mail.js';

const signUp = { email: 'maya@example.org' };
const updatedAt = new Date('2027-03-01T12:00:00Z');
const mailOf = (
  change: object = {},
  name = 'Maya Okafor',
  message: string | null = null,
  note: string | null = null,
) => {
  const event = { ...bread, location: 'The Dairy', pricePence: 0, ...change, updatedAt };
  const facts = changedFacts(bread, event);
  return eventChangedMail({
    brand: brandNamed(),
    publicUrl,
    event,
    note,
    place: { firstSignUpId: '01936d2b-0000-7000-8000-000000000001', timesGivenBack: 0 },
    signUp: { ...signUp, name },
    facts,
    message,
  });
};

describe('eventChangedMail', () => {
  itHoldsForEveryMail({
    mailOf: (hostile) =>
      mailOf(
        hostile === undefined ? {} : { title: hostile, location: hostile },
        hostile,
        hostile ?? 'Bring a coat.',
      ),
    subject: 'Changed: Bread for beginners',
    says: [
      'Maya Okafor',
      'This event has changed',
      'The Dairy',
      'Sunday 14 March 2027',
      '“Bring a coat.”',
      'Turnout',
    ],
  });

  it('E6: says that the note has changed, and what it is now, without the old one', async () => {
    const note = 'The code of the door is 4711.\nRing twice.';
    expect(changedFacts({ ...bread, attendeeNote: '0815' }, { ...bread, attendeeNote: note })).toEqual([
      { label: 'Note for attendees', before: null, after: 'It has changed. You find it below.' },
    ]);
    const { text, attachment } = await mailOf({}, 'Maya Okafor', null, note);
    expect(text).toContain(note);
    expect(readCalendarFile(attachment?.content ?? '').description).toContain(
      `Note for attendees:\n${note}\n\n`,
    );
  });

  it('quotes nobody where there is nothing to quote', async () => {
    expect((await mailOf()).text).not.toContain('writes');
  });

  it('P23: says that the price comes back until the start, where the event has a price', async () => {
    const sentence = 'before the event starts, you get back the whole price that you paid';
    expect((await mailOf({ pricePence: 2450 })).text).toContain(sentence);
    expect((await mailOf()).text).not.toContain(sentence);
  });
});
