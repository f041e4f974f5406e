import { CheckoutPage, cards } from './support/checkout-page';
import { expect, test } from './support/test';

const newPrice = (price: string) =>
  `The price of this event has changed: it is ${price} now. You have not been charged. Press the button to pay the new price.`;

test('the price changes while a user pays', async ({
  page,
  signIn,
  organizer,
  stripe,
  expectedComplaints,
}) => {
  // Stripe refuses the payment at the old price, and the declined card.
  expectedComplaints.push(/400/, /402/);
  await signIn('USER');
  const { id } = await organizer.createEvent({ price: '24.50', capacity: 1 });
  const checkout = new CheckoutPage(page);
  const event = await checkout.openFromEvent(id);

  await test.step('a price that changes while a card is typed: the card stays, and one message says the price', async () => {
    await checkout.fillCard(cards.isDeclined);
    await organizer.updateEvent(id, { price: '30' });
    await expect.poll(() => stripe.paymentsFor(id)).toMatchObject([{ status: 'canceled', amount: 2450 }]);
    await expect(checkout.payButton).toHaveText('Pay £24.50');
    await checkout.payButton.click();

    await expect(checkout.payButton).toHaveText('Pay £30');
    await expect(checkout.payButton).toBeFocused();
    await expect(checkout.messages).toHaveText([newPrice('£30')]);
    await expect(checkout.summary.getByText('£30', { exact: true })).toBeVisible();
    await expect(checkout.cardNumber).toHaveValue('4000 0000 0000 0002');
    await expect(checkout.expirationDate).toHaveValue('12 / 34');
    await expect(checkout.securityCode).toHaveValue('123');
    expect(await stripe.paymentsFor(id)).toMatchObject([
      { status: 'requires_payment_method', amount: 3000 },
      { status: 'canceled', amount: 2450 },
    ]);
  });

  await test.step('a price that changes between two attempts: a declined payment is not charged at the old one', async () => {
    // The focus is on the button still.
    await page.keyboard.press('Enter');
    await expect(checkout.messages).toHaveText(['Payment failed Your card was declined.']);
    await organizer.updateEvent(id, { price: '35' });
    await expect.poll(() => stripe.paymentsFor(id)).toMatchObject([{ status: 'canceled' }, {}]);
    await checkout.pay(cards.succeeds);
    await expect(checkout.messages).toHaveText([newPrice('£35')]);
  });

  await test.step('the new price is paid once', async () => {
    await checkout.payButton.click();
    await checkout.seeEvent();
    await expect(event.counting(1)).toBeVisible();
    await expect(event.card.getByText('Paid £35')).toBeVisible();
    expect(await stripe.paymentsFor(id)).toMatchObject([
      { status: 'succeeded', amount: 3500 },
      { status: 'canceled', amount: 3000 },
      { status: 'canceled', amount: 2450 },
    ]);
  });
});
