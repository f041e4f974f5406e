import type { BrowserContext } from '@playwright/test';
import { CheckoutPage } from './support/checkout-page';
import { EventPage } from './support/event-page';
import { expect, test } from './support/test';

const NOT_SIGNED_UP = 'Payment succeeded but there was an error signing you up to the event';

/** The tab is closed when the card is charged, and before the browser can say so. */
async function payAndLeave(context: BrowserContext, eventId: string): Promise<void> {
  const page = await context.newPage();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  await page.route('/graphql', (route) => {
    if (!route.request().postData()?.includes('mutation CompleteCheckout(')) return route.continue();
    ask();
    return route.abort();
  });
  const checkout = new CheckoutPage(page);
  await checkout.openFromEvent(eventId);
  await checkout.pay();
  await asked;
  await page.close();
}

test('a person who closes the tab after paying has a place all the same', async ({
  page,
  context,
  signIn,
  organizer,
  mailbox,
  expectedComplaints,
}) => {
  expectedComplaints.push(/net::ERR_FAILED/);
  const { email } = await signIn('USER');
  const { id, title } = await organizer.createEvent();
  await payAndLeave(context, id);
  await mailbox.waitFor(email, `You’re signed up: ${title}`);
  const event = new EventPage(page);
  await event.open(id);
  await expect(event.alreadySignedUp).toBeDisabled();
  await expect(event.card.getByText('Paid £24.50')).toBeVisible();
});

test('a person who closes the tab while Stripe’s messages are lost has a place on coming back, and pays once', async ({
  page,
  context,
  signIn,
  organizer,
  stripe,
  expectedComplaints,
}) => {
  expectedComplaints.push(/net::ERR_FAILED/);
  await signIn('USER');
  await stripe.dropWebhooks();
  const { id } = await organizer.createEvent();
  await payAndLeave(context, id);
  const event = new EventPage(page);
  await event.open(id);
  await event.button.click();
  const checkout = new CheckoutPage(page);
  await checkout.seeEvent();
  await expect(event.counting(1)).toBeVisible();
  expect(await stripe.paymentsFor(id)).toHaveLength(1);
});

test('a person who pays for an event that is deleted meanwhile gets the money back, and is told so', async ({
  page,
  signIn,
  organizer,
  mailbox,
}) => {
  const { email } = await signIn('USER');
  const { id, title } = await organizer.createEvent();
  const checkout = new CheckoutPage(page);
  await checkout.openFromEvent(id);
  await page.route('/graphql', async (route) => {
    if (route.request().postData()?.includes('mutation CompleteCheckout(')) await organizer.deleteEvent(id);
    await route.continue();
  });
  await checkout.pay();
  const alert = checkout.panel.getByRole('alert');
  await expect(alert).toContainText(NOT_SIGNED_UP);
  await expect(alert).toContainText('Your money is being given back; a mail will say so.');
  const { TextBody } = await mailbox.waitFor(email, `Your money back: ${title}`);
  expect(TextBody).toContain('We have given back the £24.50');
});
