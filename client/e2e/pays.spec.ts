import { CheckoutPage, cards } from './support/checkout-page';
import { EventPage } from './support/event-page';
import { tabTo } from './support/keyboard';
import { expect, test } from './support/test';

test('a user pays', async ({ page, signIn, organizer, mailbox, stripe, expectedComplaints }) => {
  expectedComplaints.push(/402/);
  const maya = await signIn('USER');
  const title = `Bread with ${maya.name}`;
  const { id } = await organizer.createEvent({ title, price: '24.50' });
  const event = new EventPage(page);
  const checkout = new CheckoutPage(page);

  await test.step('F12: from the list to a paid place without a mouse', async () => {
    await page.goto('/events');
    await tabTo(page, page.getByLabel('Search events'));
    await page.keyboard.type(maya.name);
    await expect(page.getByText('1 event shown')).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: title }));
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await tabTo(page, event.name);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Maya Okafor');
    await tabTo(page, event.button);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Pay and take your place' })).toBeFocused();
    await expect(page).toHaveURL(`/payment?event=${id}`);
    for (const text of [title, 'Maya Okafor', maya.email, '£24.50']) {
      await expect(checkout.summary.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(checkout.payButton).toBeEnabled();
    await tabTo(page, checkout.cardNumber);
    await page.keyboard.type(cards.succeeds);
    await tabTo(page, checkout.expirationDate);
    await page.keyboard.type('1234');
    await tabTo(page, checkout.securityCode);
    await page.keyboard.type('123');
    await tabTo(page, checkout.payButton);
    await page.keyboard.press('Enter');

    await expect(checkout.panel.getByRole('heading', { name: 'Paid £24.50' })).toBeFocused();
    await tabTo(page, checkout.panel.getByRole('link', { name: 'See the event' }));
    await page.keyboard.press('Enter');
    await expect(event.alreadySignedUp).toBeDisabled();
  });

  await test.step('the paid journey: from the event through the card to a place, a mail and My Events', async () => {
    await expect(event.card.getByText('Paid £24.50')).toBeVisible();
    await expect(event.counting(1)).toBeVisible();
    await mailbox.waitFor(maya.email, `You’re signed up: ${title}`);
    expect(await stripe.paymentsFor(id)).toMatchObject([{ receipt_email: maya.email }]);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'My Events' }).click();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  });

  const { id: another } = await organizer.createEvent();

  await test.step('a declined card takes no place', async () => {
    await checkout.openFromEvent(another);
    await checkout.pay(cards.isDeclined);
    await expect(checkout.panel.getByRole('alert')).toHaveText('Payment failed Your card was declined.');
    await expect(checkout.payButton).toBeFocused();
  });

  await test.step('a card whose owner does not agree pays nothing', async () => {
    await checkout.pay(cards.asksForAuthentication);
    await checkout.bank.getByRole('button', { name: 'Fail' }).click();
    await expect(checkout.panel.getByRole('alert')).toContainText(
      'Payment failed We are unable to authenticate your payment method.',
    );
    await expect(checkout.payButton).toBeEnabled();
    await event.open(another);
    await expect(event.button).toBeEnabled();
    await expect(event.people).toBeHidden();
  });

  await test.step('a reload before paying loses nothing', async () => {
    await event.button.click();
    await expect(checkout.payButton).toBeEnabled();
    await page.reload();
    await expect(checkout.payButton).toBeEnabled();
  });

  await test.step('a card whose bank asks first pays once its owner agrees, and two presses pay once', async () => {
    const confirmations: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/confirm$/.test(request.url())) confirmations.push(request.url());
    });
    await checkout.fillCard(cards.asksForAuthentication);
    await checkout.payButton.dblclick();
    await checkout.bank.getByRole('button', { name: 'Complete' }).click();
    await checkout.seeEvent();
    await expect(event.counting(1)).toBeVisible();
    expect(confirmations).toHaveLength(1);
    // The one whose owner did not agree is not gone on with.
    expect(await stripe.paymentsFor(another)).toMatchObject([
      { status: 'succeeded', amount: 2450 },
      { status: 'canceled' },
    ]);
  });
});
