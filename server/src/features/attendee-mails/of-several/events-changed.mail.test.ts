import { describe, expect, it } from 'vitest';
import { brandNamed } from '../../brand/brand.fixture.js';
import { itHoldsForEveryMail } from '../../mail/every-mail.fixture.js';
import { bread, publicUrl } from '../../mail/mail.fixture.js';
import type { ChangedFact } from '../changed-facts.js';
import { eventsChangedMail } from './events-changed.mail.js';

const place = { firstSignUpId: '01936d2b-0000-7000-8000-000000000001', timesGivenBack: 0 };
const later = { ...bread, id: '01936d2a-5b1c-7c3e-9a55-3f8f6c1e2d4c', date: '2027-03-21' };
const moved: ChangedFact = { label: 'Place', before: 'The Dairy', after: bread.location };

function mailOf(hostile?: string) {
  const words = hostile === undefined ? {} : { title: hostile, location: hostile };
  const changed = (event: typeof bread) => ({
    event: { ...event, ...words, updatedAt: new Date('2027-03-01T12:00Z'), pricePence: 0 },
    note: 'The code is 1234.',
    place,
    facts: [moved],
    message: hostile ?? 'The oven has moved.',
  });
  return eventsChangedMail({
    brand: brandNamed(),
    publicUrl,
    signUp: { name: hostile ?? 'Maya Okafor', email: 'maya@example.org' },
    places: [changed(bread), changed(later)],
  });
}

describe('eventsChangedMail', () => {
  itHoldsForEveryMail({
    mailOf,
    subject: 'Changed: Bread for beginners, 2 dates',
    says: [
      'Maya Okafor',
      'These events have changed',
      'Bread for beginners',
      'Sunday 14 March 2027, 10:00 to 12:30',
      'Sunday 21 March 2027, 10:00 to 12:30',
      'The code is 1234.',
      'The oven has moved.',
    ],
  });

  it('says once what has changed alike, and leads to each page', async () => {
    const { html, text } = await mailOf();
    expect(text.split('The Dairy →')).toHaveLength(2);
    for (const { id } of [bread, later]) expect(html).toContain(`${publicUrl}/events/${id}`);
  });
});
