import { describe, expect, it } from 'vitest';
import { bread, hostileTexts, publicUrl } from '../mail/mail.fixture.js';
import { expectNoHarm, expectNoPlaceholder, wordsOf } from '../mail/mail-expectations.fixture.js';
import { changedFacts } from './changed-facts.js';
import { eventChangedMail } from './event-changed.mail.js';

const signUp = { id: '01936d2b-0000-7000-8000-000000000001', email: 'maya@example.org' };
const updatedAt = new Date('2027-03-01T12:00:00Z');
const mailOf = (change: object = {}, name = 'Maya Okafor', message: string | null = null) => {
  const event = { ...bread, location: 'The Dairy', ...change, updatedAt };
  const facts = changedFacts(bread, event);
  return eventChangedMail({
    productName: 'Turnout',
    publicUrl,
    event,
    signUp: { ...signUp, name },
    facts,
    message,
  });
};

describe('eventChangedMail', () => {
  it('goes to the person and names the event in its subject', async () => {
    const { to, subject } = await mailOf();
    expect({ to, subject }).toEqual({ to: 'maya@example.org', subject: 'Changed: Bread for beginners' });
  });

  it.each(['Maya Okafor', 'This event has changed', 'The Dairy', 'Sunday 14 March 2027', 'Turnout'])(
    'says %j in both its forms',
    async (fact) => {
      const { html, text } = await mailOf();
      expect(wordsOf(html)).toContain(fact);
      expect(text).toContain(fact);
    },
  );

  it('quotes the creator only where there is something to quote', async () => {
    expect((await mailOf({}, 'Maya', 'Bring a coat.')).text).toContain('“Bring a coat.”');
    expect((await mailOf()).text).not.toContain('writes');
  });

  it('leaves no placeholder', async () => {
    expectNoPlaceholder(await mailOf());
  });

  it.each(hostileTexts)('takes no harm from %s', async (_what, text) => {
    const harmless = await mailOf({}, 'Maya', 'Bring a coat.');
    expectNoHarm(await mailOf({ title: text, location: text }, text, text), harmless);
  });
});
