import type { Locator } from '@playwright/test';
import { ApiAccount } from './support/api-account';
import { tabTo } from './support/keyboard';
import { newPerson } from './support/person';
import { expect, test } from './support/test';
import { WelcomePage } from './support/welcome-page';

test('the main job needs no mouse: register, create an event, find it', async ({ page }) => {
  const grace = newPerson('STAFF');
  const welcome = new WelcomePage(page);
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await page.keyboard.type(text);
  };
  await welcome.open();
  const registration = welcome.form('Staff registration');
  await type(registration.getByLabel('E-mail'), grace.email);
  await type(registration.getByLabel('Password'), grace.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your events' })).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: 'Create New Event' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Event' })).toBeFocused();
  const title = `Kite day by ${grace.name}`;
  await type(page.getByLabel('Event Title'), title);
  await type(page.getByLabel('Event Description'), 'Bring string.');
  await type(page.getByLabel('Event Location'), 'Roundhay Park, Leeds');
  await type(page.getByLabel('Event Type'), 'Outdoors');
  // The same whether the browser wants the day or the month first, and 12 hours or 24.
  await type(page.getByLabel('Event Date'), '09092049');
  await type(page.getByLabel('Event Start Time'), '1000A');
  await type(page.getByLabel('Event End Time'), '1130A');
  await type(page.getByLabel('Event price'), '0');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Event was created successfully')).toBeVisible();
  await tabTo(page, page.getByRole('status').locator('..').getByRole('link', { name: 'Your events' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  await page.goto('/events');
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await type(page.getByLabel('Search events'), grace.name);
  await expect(page.getByText('1 event shown')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: title }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(page.getByRole('article').getByText('Thursday 9 September 2049').first()).toBeVisible();
});

test('the profile menu opens, closes and logs out by keyboard', async ({ page, signIn }) => {
  await signIn('USER');
  await page.goto('/events');
  const button = page.getByRole('button', { name: 'Profile' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name: 'My Events' }),
  );
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Log out' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Logging out. Redirecting to login page...')).toBeVisible();
});

test('the dialog keeps the focus past its ends, gives it back on Escape, and is answered by Enter', async ({
  page,
  signIn,
  context,
}) => {
  await signIn('STAFF');
  const { id } = await new ApiAccount(context.request).createEvent();
  await page.goto(`/staff-events/${id}`);
  const open = page.getByRole('button', { name: 'Delete' });
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete this event?' });
  await expect(dialog.getByRole('button', { name: 'Keep the event' })).toBeFocused();
  // Past the last and the first button: to the other end, or to the browser's own controls, never to the page.
  for (const key of [
    'Tab',
    'Tab',
    'Tab',
    'Tab',
    'Shift+Tab',
    'Shift+Tab',
    'Shift+Tab',
    'Shift+Tab',
    'Shift+Tab',
  ]) {
    await page.keyboard.press(key);
    const isOnPage = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('dialog');
    });
    expect(isOnPage, `after ${key}`).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Delete event' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Event deleted' })).toBeFocused();
});
