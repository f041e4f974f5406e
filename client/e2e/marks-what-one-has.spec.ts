import { randomUUID } from 'node:crypto';
import { ApiAccount } from './support/api-account';
import { EventPage } from './support/event-page';
import { buyPlace } from './support/full-event';
import { newPerson } from './support/person';
import { onNow, openSettling } from './support/place-screens';
import { expect, test } from './support/test';

test('a list says where a person goes, for what they wait, and what is on now', async ({
  page,
  context,
  signIn,
  organizer,
  registerElsewhere,
  stripe,
}) => {
  await signIn('USER');
  const word = `marks-${randomUUID().slice(0, 8)}`;
  const going = await organizer.createEvent({ title: `Going ${word}`, price: '0' });
  const full = await organizer.createEvent({ title: `Full ${word}`, capacity: 1, refundDeadlineHours: 24 });
  await organizer.createEvent({ title: `Now ${word}`, ...onNow() });
  await buyPlace(full.id, await registerElsewhere('USER'), stripe);
  await new ApiAccount(context.request).joinWaitingList(full.id, newPerson('USER'));

  const event = new EventPage(page);
  await event.open(going.id);
  await event.button.click();
  await expect(event.card.getByText('You have signed up to this event')).toBeVisible();
  await page.getByRole('link', { name: 'All events' }).click();
  await page.getByLabel('Search events').fill(word);
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(card('Going').getByText('You’re going')).toBeVisible();
  await expect(card('Full').getByText('In line')).toBeVisible();
  await expect(card('Now').getByText('On now')).toBeVisible();
  await expect(card('Now').getByText('You’re going')).toBeHidden();
});

test('a payment that is being settled is not asked for again, and shows by itself how it ends', async ({
  page,
  context,
  signIn,
  organizer,
  stripe,
}) => {
  await signIn('USER');
  const { event, settle } = await openSettling({ page, context, organizer, stripe });
  await expect(event.standing('Your payment')).toBeVisible();
  await expect(event.card.getByRole('button')).toHaveCount(0);
  await settle();
  await expect(event.standing('Your place')).toBeVisible();
  await expect(event.alreadySignedUp).toBeDisabled();
});

test.describe('a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('opens the phone’s own sheet, which shares an event by its address', async ({
    page,
    server,
    organizer,
  }) => {
    const { id, title } = await organizer.createEvent();
    await page.addInitScript(() => {
      const share = (data: ShareData) => {
        Object.assign(window, { shared: data });
        return Promise.resolve();
      };
      Object.defineProperty(navigator, 'share', { value: share });
    });
    await new EventPage(page).open(id);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
    expect(shared).toEqual({ title: `${title} · Turnout`, url: `${server.url}/events/${id}` });
  });
});

test('a mouse has no sheet to share an event by', async ({ page, organizer }) => {
  await new EventPage(page).open((await organizer.createEvent()).id);
  await expect(page.getByRole('button', { name: 'Copy event link' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeHidden();
});
