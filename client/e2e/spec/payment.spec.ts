import { failAnswer } from '../support/answers';
import { CheckoutPage, cards } from '../support/checkout-page';
import { holdClock, pass } from '../support/clock';
import { EventPage } from '../support/event-page';
import { expect, test } from '../support/test';

test('a user comes to the payment page', async ({ page, signIn, organizer, stripe }) => {
  const { email } = await signIn('USER');
  const event = new EventPage(page);
  const checkout = new CheckoutPage(page);

  await test.step('4, 9: A price above 0 leads to /payment instead', async () => {
    const { id } = await organizer.createEvent({ price: '0.30' });
    await event.open(id);
    await event.button.click();
    await expect(page).toHaveURL(`/payment?event=${id}`);
  });

  const { id, title } = await organizer.createEvent({ price: '24.50' });

  await test.step('2: /payment reads event details, name and email from navigation state', async () => {
    await event.open(id);
    await event.fill({ name: 'Maya Okafor', email });
    await event.button.click();
    for (const text of [title, 'Maya Okafor', email, '£24.50']) {
      await expect(checkout.summary).toContainText(text);
    }
  });

  await test.step('9: The amount is sent to Stripe in pence, in gbp', async () => {
    await expect(checkout.payButton).toBeEnabled();
    expect(await stripe.paymentsFor(id)).toMatchObject([{ amount: 2450, currency: 'gbp' }]);
  });

  await test.step('9: The payment page uses a test-mode publishable key', async () => {
    const answer = page.waitForResponse(async (response) =>
      (response.request().postData() ?? '').includes('query CheckoutPage('),
    );
    await page.goto(`/payment?event=${(await organizer.createEvent()).id}`);
    expect(await (await answer).text()).toContain('"stripePublishableKey":"pk_test_');
  });

  await test.step('8: A payment that cannot be begun says "Failed to create payment"', async () => {
    await failAnswer(page, 'StartCheckout');
    await page.goto(`/payment?event=${(await organizer.createEvent()).id}`);
    await expect(checkout.panel.getByRole('alert')).toContainText('Failed to create payment');
  });
});

test('a user pays', async ({ page, signIn, organizer, expectedComplaints }) => {
  expectedComplaints.push(/status of 402 .*\/confirm\)$/);
  await signIn('USER');
  const checkout = new CheckoutPage(page);

  async function openNew(): Promise<string> {
    const { id } = await organizer.createEvent();
    await checkout.open(id);
    return id;
  }

  await test.step('4: While a payment runs, its button is disabled and says so', async () => {
    await openNew();
    await checkout.pay(cards.asksForAuthentication);
    await expect(checkout.panel.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  });

  await test.step('4, 8: A refused card says "Payment failed"', async () => {
    await openNew();
    await checkout.pay(cards.isDeclined);
    await expect(checkout.panel.getByRole('alert')).toContainText('Payment failed');
  });

  await test.step('8: Paid without a place says "Payment succeeded but there was an error signing you up to the event"', async () => {
    await openNew();
    await failAnswer(page, 'CompleteCheckout');
    await checkout.pay();
    await expect(checkout.panel).toContainText(
      'Payment succeeded but there was an error signing you up to the event',
    );
    await page.unrouteAll();
  });

  await test.step('8: A payment that did not succeed says "Payment did not succeed" plus the status', async () => {
    await openNew();
    // Stripe has told the browser that it is paid, and tells the server otherwise.
    await page.route('**/payment_intents/*/confirm', async (route) => {
      const { id = '' } = /(?<id>pi_\w+?)\/confirm/.exec(route.request().url())?.groups ?? {};
      const clientSecret = new URLSearchParams(route.request().postData() ?? '').get('client_secret');
      await route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { id, object: 'payment_intent', status: 'succeeded', client_secret: clientSecret },
      });
    });
    await checkout.pay();
    await expect(checkout.panel).toContainText('Payment did not succeed: requires_payment_method');
    await page.unrouteAll();
  });

  await test.step('4, 9: A payment that succeeds signs the person up, and leads to /events/{id} after 3 seconds', async () => {
    const id = await openNew();
    await checkout.fillCard(cards.succeeds);
    await holdClock(page);
    await checkout.payButton.click();
    await expect(checkout.paid).toBeVisible();
    await pass(page, 2_999);
    await expect(page).toHaveURL(`/payment?event=${id}`);
    await pass(page, 1);
    await expect(page).toHaveURL(`/events/${id}`);
    await expect(new EventPage(page).alreadySignedUp).toBeDisabled();
  });
});
