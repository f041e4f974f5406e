import { expect, it } from 'vitest';
import { hostileTexts } from './mail.fixture.js';
import { expectNoHarm, expectNoPlaceholder, wordsOf } from './mail-expectations.fixture.js';
import type { Mail } from './mail-gateway.js';

/** A mail to maya@example.org, and what it must say. */
interface ExpectedMail {
  /** @param hostile what people wrote wherever they can; something harmless without it */
  mailOf: (hostile?: string) => Promise<Mail>;
  subject: string;
  /** The words that both its forms say. */
  says: readonly string[];
  /** The page it leads to; none where it has none of its own. */
  link?: string;
}

/** The tests that every mail has. */
export function itHoldsForEveryMail({ mailOf, subject, says, link }: ExpectedMail): void {
  it('goes to the person and says what it is about in its subject', async () => {
    expect(await mailOf()).toMatchObject({ to: 'maya@example.org', subject });
  });

  it.each(says)('says %j in both its forms', async (fact) => {
    const { html, text } = await mailOf();
    expect(wordsOf(html)).toContain(fact);
    expect(text).toContain(fact);
  });

  if (link !== undefined) {
    it('has the link, in plain text on a line of its own', async () => {
      const { html, text } = await mailOf();
      expect(html).toContain(`href="${link.replace('&', '&amp;')}"`);
      expect(text.split('\n')).toContain(link);
    });
  }

  it('leaves no placeholder', async () => {
    expectNoPlaceholder(await mailOf());
  });

  it.each(hostileTexts)('J12: takes no harm from %s', async (_what, text) => {
    expectNoHarm(await mailOf(text), await mailOf());
  });
}
