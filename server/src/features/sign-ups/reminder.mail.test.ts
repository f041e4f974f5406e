import { describe, expect, it } from 'vitest';
import { bread, hostileTexts, publicUrl } from '../mail/mail.fixture.js';
import { expectNoHarm, expectNoPlaceholder, wordsOf } from '../mail/mail-expectations.fixture.js';
import { reminderMail } from './reminder.mail.js';

const mailOf = (event = bread, name = 'Maya Okafor') =>
  reminderMail({ productName: 'Turnout', publicUrl, event, name, email: 'maya@example.org' });

describe('reminderMail', () => {
  it('goes to the person and names the event in its subject', async () => {
    const { to, subject } = await mailOf();
    expect({ to, subject }).toEqual({ to: 'maya@example.org', subject: 'Reminder: Bread for beginners' });
  });

  it.each([
    'Maya Okafor',
    'See you soon',
    'Sunday 14 March 2027',
    '10:00 to 12:30',
    'Kirkgate Kitchen, 12 Harper Street, Leeds',
    'give your place back on the event’s page',
  ])('says %j in both its forms', async (fact) => {
    const { html, text } = await mailOf();
    expect(wordsOf(html)).toContain(fact);
    expect(text).toContain(fact);
  });

  it('links to the event', async () => {
    const page = `${publicUrl}/events/${bread.id}`;
    const { html, text } = await mailOf();
    expect(html).toContain(`href="${page}"`);
    expect(text.split('\n')).toContain(page);
  });

  it('leaves no placeholder', async () => {
    expectNoPlaceholder(await mailOf());
  });

  it.each(hostileTexts)('takes no harm from %s', async (_what, text) => {
    expectNoHarm(await mailOf({ ...bread, title: text, location: text }, text), await mailOf());
  });
});
