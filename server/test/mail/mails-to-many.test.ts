import { expect, it } from 'vitest';
import { reminderMail } from '../../src/features/attendee-mails/reminder.mail.js';
import { brandNamed } from '../../src/features/brand/brand.fixture.js';
import { bread, hostileTexts, publicUrl, ticketOf } from '../../src/features/mail/mail.fixture.js';

const mailTo = (name: string, event = bread, ticket = ticketOf()) => {
  const facts = { brand: brandNamed(), publicUrl, event, note: null, ticket };
  return reminderMail({ ...facts, name, email: 'maya@example.org' });
};

it('greets each person by their own name, and all read the same beside it', async () => {
  const [maya, ada] = await Promise.all([mailTo('Maya Okafor'), mailTo('Ada & Sons <$&>')]);
  expect(maya.text).toContain('Hello Maya Okafor,');
  expect(ada.text).toContain('Hello Ada & Sons <$&>,');
  expect(ada.html).toContain('Hello Ada &amp; Sons &lt;$&amp;&gt;,');
  expect(ada.text.replace('Ada & Sons <$&>', 'Maya Okafor')).toBe(maya.text);
});

it.each(hostileTexts)('J12: a person does not read of another: %s', async (_what, name) => {
  const before = await mailTo('Maya Okafor');
  await mailTo(name);
  expect(await mailTo('Maya Okafor')).toEqual(before);
});

it('D26: each person reads their own ticket alone', async () => {
  const [maya, ada] = [await mailTo('Maya', bread, ticketOf(1)), await mailTo('Ada', bread, ticketOf(2))];
  for (const [mail, own, other] of [
    [maya, ticketOf(1), ticketOf(2)],
    [ada, ticketOf(2), ticketOf(1)],
  ] as const) {
    expect(mail.pictures).toEqual([own.picture]);
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain(own.text);
      expect(part).not.toContain(other.text);
    }
  }
});

it('shows an event as it is now, not as an earlier mail showed it', async () => {
  await mailTo('Maya Okafor');
  const moved = await mailTo('Maya Okafor', { ...bread, location: 'The new hall' });
  expect(moved.text).toContain('The new hall');
});
