import type { Locator, Page } from '@playwright/test';
import { holdAnswer } from './support/answers';
import { ApiAccount } from './support/api-account';
import { CalendarCard } from './support/calendar-card';
import { CheckoutPage, cards } from './support/checkout-page';
import { anEvent, createLabels, fillEvent } from './support/event-fields';
import { EventPage } from './support/event-page';
import { expect, test } from './support/test';

/** Two frames later: browsers take the focus from a disabled button when they draw the page. */
async function expectFocus(page: Page, busy: Locator): Promise<void> {
  await expect(busy).toBeDisabled();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(busy).toBeFocused();
}

test('while signing up is sent, the focus stays on the button', async ({ page, signIn, organizer }) => {
  await signIn('USER');
  const event = new EventPage(page);
  await event.open((await organizer.createEvent({ price: '0' })).id);
  await holdAnswer(page, 'SignUp');
  await event.button.click();
  await expectFocus(page, event.form.getByRole('button', { name: 'Signing up...' }));
});

test('while a payment is sent, the focus stays on the button', async ({ page, signIn, organizer }) => {
  await signIn('USER');
  const checkout = new CheckoutPage(page);
  await checkout.open((await organizer.createEvent()).id);
  await holdAnswer(page, 'CompleteCheckout');
  await checkout.pay(cards.succeeds);
  await expectFocus(page, checkout.panel.getByRole('button', { name: 'Processing...' }));
});

test('while an event is added to the calendar, the focus stays on the button', async ({
  page,
  google,
  organizer,
}) => {
  const noor = await google.signIn(page.request, 'USER');
  const { id } = await organizer.createEvent({ price: '0' });
  await new ApiAccount(page.request).signUp(id, noor);
  await page.goto(`/events/${id}`);
  const calendar = new CalendarCard(page);
  await holdAnswer(page, 'AddEventToCalendar');
  await calendar.addButton.click();
  await expectFocus(page, calendar.section.getByRole('button', { name: 'Adding...' }));
});

test('while an event is created, the focus stays on the button', async ({ page, signIn }) => {
  await signIn('STAFF');
  await page.goto('/create-event');
  const form = page.getByRole('form', { name: 'Create New Event' });
  await fillEvent(form, createLabels, anEvent());
  await holdAnswer(page, 'CreateEvent');
  await form.getByRole('button', { name: 'Create event' }).click();
  await expectFocus(page, form.getByRole('button', { name: 'Creating event...' }));
});
