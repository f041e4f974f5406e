import type { Locator } from '@playwright/test';
import { CheckoutPage } from './support/checkout-page';
import { EventPage } from './support/event-page';
import { buyPlace } from './support/full-event';
import { expect, test } from './support/test';

const MINUTE = 60_000;

/** Minutes and seconds of the clock in a part of a page, in milliseconds. */
async function timeLeft(part: Locator): Promise<number> {
  const [minutes = Number.NaN, seconds = Number.NaN] =
    (await part.getByRole('timer').textContent())?.match(/\d+/g)?.map(Number) ?? [];
  return minutes * MINUTE + seconds * 1_000;
}

test('P22: a place is held on one device for another', async ({
  page,
  browser,
  baseURL,
  organizer,
  registerElsewhere,
  stripe,
}) => {
  const { account } = await registerElsewhere('USER');
  await account.signIn(page.context());

  await test.step('P22: a held place is seen on another device, with the time left, and given back there', async () => {
    const { id } = await organizer.createEvent({ capacity: 1 });
    const here = new CheckoutPage(page);
    await here.openFromEvent(id);
    await expect(here.panel.getByRole('timer')).toContainText('left to pay');

    const device = await browser.newContext({ baseURL: baseURL ?? '' });
    await account.signIn(device);
    const event = new EventPage(await device.newPage());
    await event.open(id);
    await expect(event.standing('Your place is held')).toBeVisible();
    const left = await timeLeft(event.card);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(15 * MINUTE);
    // Both count by the server's clock, so no time is made to pass here: an answer of the server would take it back.
    await expect.poll(() => timeLeft(event.card)).toBeLessThan(left);
    const apart = async () => Math.abs((await timeLeft(here.panel)) - (await timeLeft(event.card)));
    await expect.poll(apart).toBeLessThanOrEqual(2_000);

    await event.card.getByRole('link', { name: 'Pay £24.50' }).click();
    const there = new CheckoutPage(event.page);
    await expect(there.payButton).toBeEnabled();
    await there.panel.getByRole('button', { name: 'Let the place go' }).press('Enter');
    await expect(event.standing('Sign up')).toBeVisible();
    await expect(event.button).toBeEnabled();
    await device.close();

    await buyPlace(id, await registerElsewhere('USER'), stripe);
    await page.getByRole('link', { name: 'Back to the event' }).click();
    await expect(new EventPage(page).standing('Full')).toBeVisible();
  });

  await test.step('P22: a held place is seen in another tab, and taken there', async () => {
    const { id } = await organizer.createEvent({ capacity: 1 });
    const event = new EventPage(page);
    await event.open(id);
    await expect(event.standing('Sign up')).toBeVisible();

    const inSecondTab = new CheckoutPage(await page.context().newPage());
    await inSecondTab.openFromEvent(id);
    await page.reload();
    await expect(event.standing('Your place is held')).toBeVisible();
    await inSecondTab.pay();
    await inSecondTab.seeEvent();
    await page.reload();
    await expect(event.alreadySignedUp).toBeDisabled();
  });
});
