import { inDays } from './support/event-fields';
import { expect, test } from './support/test';

// On a server of its own: the page of an event ends in the events of all.
test.use({ serverVariables: {} });

declare global {
  interface Window {
    /** How each transition went: `shown`, or why the browser left it out. */
    transitions: Promise<string>[];
  }
}

test('a card becomes its page, from a list and from the page of another event, and back', async ({
  page,
  registerElsewhere,
}) => {
  const { account } = await registerElsewhere('STAFF');
  const first = await account.createEvent({ title: 'Bread', date: inDays(2) });
  const second = await account.createEvent({ title: 'Soup', date: inDays(3) });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    window.transitions = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      window.transitions.push(transition.ready.then(() => 'shown', String));
      return transition;
    };
  });
  const outcomes = () => page.evaluate(() => Promise.all(window.transitions));
  const heading = async (name: string) => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    // Another navigation would end a transition that has not begun.
    await outcomes();
  };

  await page.goto('/events');
  await page.getByRole('link', { name: first.title }).click();
  await heading(first.title);
  await page.getByRole('link', { name: second.title }).click();
  await heading(second.title);
  await page.getByRole('link', { name: first.title }).click();
  await heading(first.title);
  for (const name of [second.title, first.title, 'What’s on']) {
    await page.goBack();
    await heading(name);
  }
  expect(await outcomes()).toEqual(Array.from({ length: 6 }, () => 'shown'));
});
