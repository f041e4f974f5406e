import type { Browser, BrowserContext } from '@playwright/test';
import { ApiAccount } from './support/api-account';
import { EventPage } from './support/event-page';
import { newPerson } from './support/person';
import { expect, test } from './support/test';

const ALREADY = 'You have already signed up to this event';

async function withTwoBrowsers(
  browser: Browser,
  use: (contexts: [BrowserContext, BrowserContext]) => Promise<void>,
): Promise<void> {
  const [one, other] = [await browser.newContext(), await browser.newContext()] as const;
  await use([one, other]);
  await one.close();
  await other.close();
}

/** Each has the event's form before it. */
async function openInBoth(contexts: BrowserContext[], id: string): Promise<EventPage[]> {
  return Promise.all(
    contexts.map(async (context) => {
      const event = new EventPage(await context.newPage());
      await event.open(id);
      await expect(event.button).toBeEnabled();
      return event;
    }),
  );
}

test('a person who signed up in another tab is told so at the second try, and counts once', async ({
  context,
  signIn,
  organizer,
}) => {
  await signIn('USER');
  const { id } = await organizer.createEvent({ price: '0' });
  const [first, second] = (await openInBoth([context, context], id)) as [EventPage, EventPage];
  await first.button.click();
  await expect(first.alreadySignedUp).toBeDisabled();

  await second.button.click();
  await expect(second.card.getByRole('alert')).toHaveText(ALREADY);
  await expect(second.alreadySignedUp).toBeDisabled();
  await expect(second.counting(1)).toBeVisible();
  await expect(second.people.getByRole('listitem')).toHaveCount(1);
});

test('two people who sign up at once both have a place', async ({ browser, organizer }) => {
  const { id } = await organizer.createEvent({ price: '0' });
  await withTwoBrowsers(browser, async (contexts) => {
    const people = [newPerson('USER'), newPerson('USER')];
    await Promise.all(
      contexts.map((context, index) =>
        new ApiAccount(context.request).register(people[index] as (typeof people)[0]),
      ),
    );
    const events = await openInBoth(contexts, id);
    await Promise.all(events.map((event) => event.button.click()));
    for (const event of events) {
      await expect(event.alreadySignedUp).toBeDisabled();
      await event.page.reload();
      await expect(event.counting(2)).toBeVisible();
      for (const { name } of people) await expect(event.people.getByText(name)).toBeVisible();
    }
  });
});

test('one account that signs up in two browsers at once has one place', async ({ browser, organizer }) => {
  const { id } = await organizer.createEvent({ price: '0' });
  await withTwoBrowsers(browser, async (contexts) => {
    const maya = newPerson('USER');
    await new ApiAccount(contexts[0].request).register(maya);
    await contexts[1].addCookies(await contexts[0].cookies());
    const events = await openInBoth(contexts, id);
    await Promise.all(events.map((event) => event.button.click()));
    for (const event of events) {
      await expect(event.alreadySignedUp).toBeDisabled();
      await event.page.reload();
      await expect(event.counting(1)).toBeVisible();
      await expect(event.people.getByRole('listitem')).toHaveCount(1);
    }
  });
});
