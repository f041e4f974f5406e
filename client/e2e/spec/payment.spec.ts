import { failAnswer } from '../support/answers';
import { ApiAccount } from '../support/api-account';
import { CheckoutPage, cards } from '../support/checkout-page';
import { holdClock, pass } from '../support/clock';
import { EventPage } from '../support/event-page';
import { newPerson } from '../support/person';
import { expect, test } from '../support/test';

test('2: /payment reads event details, name and email from navigation state', async ({
  page,
  signIn,
  organizer,
}) => {
  const { email } = await signIn('USER');
  const { id, title } = await organizer.createEvent();
  const event = new EventPage(page);
  await event.open(id);
  await event.fill({ name: 'Maya Okafor', email });
  await event.button.click();
  const { summary } = new CheckoutPage(page);
  for (const text of [title, 'Maya Okafor', email, '£24.50']) await expect(summary).toContainText(text);
});

test('4: While a payment runs, its button is disabled and says so', async ({ page, signIn, organizer }) => {
  await signIn('USER');
  const checkout = new CheckoutPage(page);
  await checkout.open((await organizer.createEvent()).id);
  await checkout.pay(cards.asksForAuthentication);
  await expect(checkout.panel.getByRole('button', { name: 'Processing...' })).toBeDisabled();
});

test('4, 9: A payment that succeeds signs the person up, and leads to /events/{id} after 3 seconds', async ({
  page,
  signIn,
  organizer,
}) => {
  await signIn('USER');
  const { id } = await organizer.createEvent();
  const checkout = new CheckoutPage(page);
  await checkout.open(id);
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

test('A visitor without a session reads "User must be logged in"', async ({ page, organizer }) => {
  await page.goto(`/payment?event=${(await organizer.createEvent()).id}`);
  await expect(page.getByText('User must be logged in')).toBeVisible();
});

test('8: A payment that cannot be begun says "Failed to create payment"', async ({
  page,
  signIn,
  organizer,
}) => {
  await signIn('USER');
  await failAnswer(page, 'StartCheckout');
  await page.goto(`/payment?event=${(await organizer.createEvent()).id}`);
  await expect(new CheckoutPage(page).panel.getByRole('alert')).toContainText('Failed to create payment');
});

test('4, 8: A refused card says "Payment failed"', async ({
  page,
  signIn,
  organizer,
  expectedComplaints,
}) => {
  expectedComplaints.push(/402/);
  await signIn('USER');
  const checkout = new CheckoutPage(page);
  await checkout.open((await organizer.createEvent()).id);
  await checkout.pay(cards.isDeclined);
  await expect(checkout.panel.getByRole('alert')).toContainText('Payment failed');
});

test('A payment that did not succeed says "Payment did not succeed" plus the status', async ({
  page,
  signIn,
  organizer,
}) => {
  await signIn('USER');
  const checkout = new CheckoutPage(page);
  await checkout.open((await organizer.createEvent()).id);
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
});

test('8: Paid without a place says "Payment succeeded but there was an error signing you up to the event"', async ({
  page,
  signIn,
  organizer,
}) => {
  await signIn('USER');
  const checkout = new CheckoutPage(page);
  await checkout.open((await organizer.createEvent()).id);
  await failAnswer(page, 'CompleteCheckout');
  await checkout.pay();
  await expect(checkout.panel).toContainText(
    'Payment succeeded but there was an error signing you up to the event',
  );
});

test('9: The amount is sent to Stripe in pence, in gbp', async ({ page, organizer, stripe, signIn }) => {
  const person = await signIn('USER');
  const { id } = await organizer.createEvent({ price: '24.50' });
  await new ApiAccount(page.request).startCheckout(id, person);
  expect(await stripe.paymentsFor(id)).toMatchObject([{ amount: 2450, currency: 'gbp' }]);
});

test('9: A price of 0 asks for no payment', async ({ page, signIn, organizer }) => {
  await signIn('USER');
  const { id } = await organizer.createEvent({ price: '0' });
  const event = new EventPage(page);
  await event.open(id);
  await event.fill(newPerson('USER'));
  await event.button.click();
  await expect(event.alreadySignedUp).toBeVisible();
  await expect(page).toHaveURL(`/events/${id}`);
});

test('9: The payment page uses a test-mode publishable key', async ({ page, signIn, organizer }) => {
  await signIn('USER');
  const answer = page.waitForResponse(async (response) =>
    (response.request().postData() ?? '').includes('query CheckoutPage('),
  );
  await page.goto(`/payment?event=${(await organizer.createEvent()).id}`);
  expect(await (await answer).text()).toContain('"stripePublishableKey":"pk_test_');
});
