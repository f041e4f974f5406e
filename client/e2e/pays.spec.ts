import { CheckoutPage, cards } from './support/checkout-page';
import { holdClock, pass } from './support/clock';
import { EventPage } from './support/event-page';
import { expect, test } from './support/test';

const DECLINED = 'Payment failed Your card was declined.';

test('the paid journey: from the event through the card to a place, a mail and My Events', async ({
  page,
  signIn,
  organizer,
  mailbox,
  stripe,
}) => {
  const maya = await signIn('USER');
  const title = `Bread with ${maya.name}`;
  const { id } = await organizer.createEvent({ title, price: '24.50' });
  const event = new EventPage(page);
  await event.open(id);
  await event.fill({ name: 'Maya Okafor', email: maya.email });
  await event.button.click();

  await expect(page).toHaveURL(`/payment?event=${id}`);
  const checkout = new CheckoutPage(page);
  for (const text of [title, 'Maya Okafor', maya.email, '£24.50']) {
    await expect(checkout.summary.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(checkout.payButton).toHaveText('Pay £24.50');
  await checkout.fillCard(cards.succeeds);
  await holdClock(page);
  await checkout.payButton.click();
  await expect(checkout.paid).toBeVisible();
  await pass(page, 2_999);
  await expect(page).toHaveURL(`/payment?event=${id}`);
  await pass(page, 1);
  await expect(page).toHaveURL(`/events/${id}`);
  await page.clock.resume();
  await expect(event.alreadySignedUp).toBeDisabled();
  await expect(event.card.getByText('Paid £24.50')).toBeVisible();
  await expect(event.counting(1)).toBeVisible();
  await mailbox.waitFor(maya.email, `You’re signed up: ${title}`);
  expect(await stripe.paymentsFor(id)).toMatchObject([{ receipt_email: maya.email }]);

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'My Events' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('a declined card takes no place, and another card does', async ({
  page,
  signIn,
  organizer,
  expectedComplaints,
}) => {
  expectedComplaints.push(/402/);
  await signIn('USER');
  const { id } = await organizer.createEvent();
  const checkout = new CheckoutPage(page);
  const event = await checkout.openFromEvent(id);
  await checkout.pay(cards.isDeclined);
  await expect(checkout.panel.getByRole('alert')).toHaveText(DECLINED);
  await expect(checkout.payButton).toBeFocused();
  await checkout.pay(cards.succeeds);
  await checkout.seeEvent();
  await expect(event.counting(1)).toBeVisible();
});

test('a card whose bank asks first pays once its owner agrees', async ({ page, signIn, organizer }) => {
  await signIn('USER');
  const { id } = await organizer.createEvent();
  const checkout = new CheckoutPage(page);
  await checkout.openFromEvent(id);
  await checkout.pay(cards.asksForAuthentication);
  await checkout.bank.getByRole('button', { name: 'Complete' }).click();
  await expect(checkout.paid).toBeVisible();
});

test('a card whose owner does not agree pays nothing', async ({ page, signIn, organizer }) => {
  await signIn('USER');
  const { id } = await organizer.createEvent();
  const checkout = new CheckoutPage(page);
  const event = await checkout.openFromEvent(id);
  await checkout.pay(cards.asksForAuthentication);
  await checkout.bank.getByRole('button', { name: 'Fail' }).click();
  await expect(checkout.panel.getByRole('alert')).toContainText(
    'Payment failed We are unable to authenticate your payment method.',
  );
  await expect(checkout.payButton).toBeEnabled();
  await event.open(id);
  await expect(event.button).toBeEnabled();
  await expect(event.people).toBeHidden();
});

test('two presses pay once', async ({ page, context, signIn, organizer, stripe }) => {
  await signIn('USER');
  const { id } = await organizer.createEvent();
  const confirmations: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && /\/confirm$/.test(request.url())) confirmations.push(request.url());
  });
  const checkout = new CheckoutPage(page);
  const event = await checkout.openFromEvent(id);
  await checkout.fillCard(cards.succeeds);
  await checkout.payButton.dblclick();
  await checkout.seeEvent();
  await expect(event.counting(1)).toBeVisible();
  expect(confirmations).toHaveLength(1);
  expect(await stripe.paymentsFor(id)).toMatchObject([{ status: 'succeeded', amount: 2450 }]);
});

test('a reload before paying loses nothing', async ({ page, signIn, organizer }) => {
  await signIn('USER');
  const { id } = await organizer.createEvent();
  const checkout = new CheckoutPage(page);
  await checkout.openFromEvent(id);
  await page.reload();
  await expect(checkout.payButton).toBeEnabled();
  await checkout.pay();
  await expect(checkout.paid).toBeVisible();
});
