import { CheckoutPage, cards } from './support/checkout-page';
import { EventPage } from './support/event-page';
import { tabTo } from './support/keyboard';
import { expect, test } from './support/test';

test('F12: from the list to a paid place without a mouse', async ({ page, signIn, organizer }) => {
  const { name } = await signIn('USER');
  const title = `Bread with ${name}`;
  await organizer.createEvent({ title, price: '24.50' });
  await page.goto('/events');
  await tabTo(page, page.getByLabel('Search events'));
  await page.keyboard.type(name);
  await expect(page.getByText('1 event shown')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: title }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  const event = new EventPage(page);
  await tabTo(page, event.button);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pay and take your place' })).toBeFocused();
  const checkout = new CheckoutPage(page);
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
