import type { BrowserContext } from '@playwright/test';
import { CheckoutPage, cards } from './support/checkout-page';
import { inDays } from './support/event-fields';
import { EventPage } from './support/event-page';
import { expect, test } from './support/test';

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
  await checkout.open(eventId);
  await checkout.pay();
  await asked;
  await page.close();
}

test('a user who pays does not see how it ends, or comes too late', async ({
  page,
  context,
  signIn,
  organizer,
  registerElsewhere,
  mailbox,
  stripe,
  expectedComplaints,
}) => {
  expectedComplaints.push(/net::ERR_FAILED/, /400/);
  const { email } = await signIn('USER');
  const event = new EventPage(page);
  const checkout = new CheckoutPage(page);

  await test.step('a person who closes the tab after paying has a place all the same', async () => {
    const { id, title } = await organizer.createEvent();
    await payAndLeave(context, id);
    await mailbox.waitFor(email, `You’re signed up: ${title}`);
    await event.open(id);
    await expect(event.alreadySignedUp).toBeDisabled();
    await expect(event.card.getByText('Paid £24.50')).toBeVisible();
  });

  await test.step('a person who closes the tab while Stripe’s messages are lost has a place on coming back, and pays once', async () => {
    await stripe.dropWebhooks();
    const { id } = await organizer.createEvent();
    await payAndLeave(context, id);
    await event.open(id);
    await event.button.click();
    await checkout.seeEvent();
    await expect(event.counting(1)).toBeVisible();
    expect(await stripe.paymentsFor(id)).toHaveLength(1);
    await stripe.sendWebhooks();
  });

  await test.step('L2: a person who pays for an event that is over by then has no place, is told why, and gets the money back', async () => {
    const { id, title } = await organizer.createEvent();
    await checkout.openFromEvent(id);
    await organizer.updateEvent(id, { date: inDays(-2) });
    await checkout.pay();
    const alert = checkout.panel.getByRole('alert');
    await expect(alert).toContainText('Payment succeeded but there was an error signing you up to the event');
    await expect(alert).toContainText('This event is over.');
    await expect(alert).toContainText('Your money is being given back; a mail will say so.');
    const { TextBody } = await mailbox.waitFor(email, `Your money back: ${title}`);
    expect(TextBody).toContain('We have given back the £24.50');
    await event.open(id);
    await expect(event.standing('This event is over')).toBeVisible();
    await expect(event.card).toContainText('There were no sign-ups.');
  });

  await test.step('L3: a person who lets the last place go in another tab pays nothing for it in this one once it is taken', async () => {
    const { id } = await organizer.createEvent({ capacity: 1 });
    await checkout.openFromEvent(id);
    await checkout.fillCard(cards.succeeds);

    const other = new CheckoutPage(await context.newPage());
    await other.open(id);
    await other.panel.getByRole('button', { name: 'Let the place go' }).press('Enter');
    await expect(other.page).toHaveURL(`/events/${id}`);
    const tom = await registerElsewhere('USER');
    await tom.account.startCheckout(id, tom.person);

    await checkout.payButton.click();
    const status = checkout.panel.getByRole('status');
    await expect(status).toContainText('All places are taken.');
    await expect(status).toContainText('You have not been charged.');
    await checkout.panel.getByRole('link', { name: 'See the event' }).click();
    await expect(event.standing('No place is free right now')).toBeVisible();
    expect((await stripe.paymentsFor(id)).map(({ status }) => status)).not.toContain('succeeded');
  });
});
