import type { Page } from '@playwright/test';
import { ApiAccount } from './support/api-account';
import { EventPage } from './support/event-page';
import { newPerson } from './support/person';
import { expect, test } from './support/test';

const ALREADY = 'You have already signed up to this event';

/** Each has the event's form before it. */
async function openInBoth(pages: Page[], id: string): Promise<EventPage[]> {
  return Promise.all(
    pages.map(async (page) => {
      const event = new EventPage(page);
      await event.open(id);
      await expect(event.button).toBeEnabled();
      return event;
    }),
  );
}

test('people sign up at once', async ({ page, browser, context, signIn, organizer }) => {
  const maya = await signIn('USER');
  const other = await browser.newContext();

  await test.step('two people who sign up at once both have a place', async () => {
    const tom = newPerson('USER');
    await new ApiAccount(other.request).register(tom);
    const { id } = await organizer.createEvent({ price: '0' });
    const events = await openInBoth([page, await other.newPage()], id);
    await Promise.all(events.map((event) => event.button.click()));
    for (const event of events) {
      await expect(event.alreadySignedUp).toBeDisabled();
      await event.page.reload();
      await expect(event.counting(2)).toBeVisible();
      for (const { name } of [maya, tom]) await expect(event.people.getByText(name)).toBeVisible();
    }
  });

  await test.step('one account that signs up in two browsers at once has one place', async () => {
    await other.addCookies(await context.cookies());
    const { id } = await organizer.createEvent({ price: '0' });
    const events = await openInBoth([page, ...other.pages()], id);
    await Promise.all(events.map((event) => event.button.click()));
    for (const event of events) {
      await expect(event.alreadySignedUp).toBeDisabled();
      await event.page.reload();
      await expect(event.counting(1)).toBeVisible();
      await expect(event.people.getByRole('listitem')).toHaveCount(1);
    }
    await other.close();
  });

  await test.step('a person who signed up in another tab is told so at the second try, and counts once', async () => {
    const { id } = await organizer.createEvent({ price: '0' });
    const [first, second] = (await openInBoth([page, await context.newPage()], id)) as [EventPage, EventPage];
    await first.button.click();
    await expect(first.alreadySignedUp).toBeDisabled();

    await second.button.click();
    await expect(second.card.getByRole('alert')).toHaveText(ALREADY);
    await expect(second.alreadySignedUp).toBeDisabled();
    await expect(second.counting(1)).toBeVisible();
    await expect(second.people.getByRole('listitem')).toHaveCount(1);
  });
});
