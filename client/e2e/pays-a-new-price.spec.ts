import { CheckoutPage, cards } from './support/checkout-page';
import { expect, test } from './support/test';

const NEW_PRICE =
  'The price of this event has changed: it is £30 now. You have not been charged. Press the button to pay the new price.';

test('a price that changes while a card is typed: the card stays, one message says the price, and it is paid once', async ({
  page,
  signIn,
  organizer,
  stripe,
  expectedComplaints,
}) => {
  // Stripe refuses the payment at the old price.
  expectedComplaints.push(/400/);
  await signIn('USER');
  const { id } = await organizer.createEvent({ price: '24.50', capacity: 1 });
  const checkout = new CheckoutPage(page);
  const event = await checkout.openFromEvent(id);
  await checkout.fillCard(cards.succeeds);
  await organizer.updateEvent(id, { price: '30' });
  await expect.poll(() => stripe.paymentsFor(id)).toMatchObject([{ status: 'canceled', amount: 2450 }]);
  await expect(checkout.payButton).toHaveText('Pay £24.50');
  await checkout.payButton.click();

  await expect(checkout.payButton).toHaveText('Pay £30');
  await expect(checkout.payButton).toBeFocused();
  await expect(checkout.messages).toHaveText([NEW_PRICE]);
  await expect(checkout.summary.getByText('£30', { exact: true })).toBeVisible();
  await expect(checkout.cardNumber).toHaveValue('4242 4242 4242 4242');
  await expect(checkout.expirationDate).toHaveValue('12 / 34');
  await expect(checkout.securityCode).toHaveValue('123');
  expect(await stripe.paymentsFor(id)).toMatchObject([
    { status: 'requires_payment_method', amount: 3000 },
    { status: 'canceled', amount: 2450 },
  ]);

  // The focus is on the button still.
  await page.keyboard.press('Enter');
  await checkout.seeEvent();
  await expect(event.counting(1)).toBeVisible();
  await expect(event.card.getByText('Paid £30')).toBeVisible();
  expect(await stripe.paymentsFor(id)).toMatchObject([
    { status: 'succeeded', amount: 3000 },
    { status: 'canceled', amount: 2450 },
  ]);
});

test('a price that changes between two attempts: a declined payment is not charged at the old one', async ({
  page,
  signIn,
  organizer,
  stripe,
  expectedComplaints,
}) => {
  expectedComplaints.push(/402/, /400/);
  await signIn('USER');
  const { id } = await organizer.createEvent({ price: '24.50' });
  const checkout = new CheckoutPage(page);
  await checkout.open(id);
  await checkout.pay(cards.isDeclined);
  await expect(checkout.messages).toHaveText(['Payment failed Your card was declined.']);
  await organizer.updateEvent(id, { price: '30' });
  await expect.poll(() => stripe.paymentsFor(id)).toMatchObject([{ status: 'canceled' }]);
  await checkout.pay(cards.succeeds);
  await expect(checkout.messages).toHaveText([NEW_PRICE]);
  await checkout.payButton.click();
  await expect(checkout.paid).toBeVisible();
  const paid = (await stripe.paymentsFor(id)).filter(({ status }) => status === 'succeeded');
  expect(paid).toMatchObject([{ amount: 3000 }]);
});
