import { ApiAccount } from './support/api-account';
import { holdClock, pass } from './support/clock';
import { editLabels, fillEvent } from './support/event-fields';
import { expect, test } from './support/test';

test.beforeEach(async ({ page, signIn }) => {
  const { name } = await signIn('STAFF');
  const title = `Bread by ${name}`;
  await new ApiAccount(page.request).createEvent({ title });
  await page.goto('/staff-dashboard');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
});

test('the creator edits an event, and everyone sees it changed', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Edit event' });
  await expect(form.getByLabel('Price (£)')).toHaveValue('24.50');
  await fillEvent(form, editLabels, { title: 'Sourdough for beginners', startTime: '09:15', price: '12' });
  await holdClock(page);
  await form.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Sourdough for beginners' })).toBeVisible();
  const saved = page.getByText('Event was updated successfully');
  await pass(page, 4_999);
  await expect(saved).toBeVisible();
  await pass(page, 1);
  await expect(saved).toBeHidden();
  await page.clock.resume();

  await page.goto(page.url().replace('/staff-events/', '/events/'));
  await expect(page.getByRole('heading', { level: 1, name: 'Sourdough for beginners' })).toBeVisible();
  await expect(page.getByText('09:15 – 12:30')).toBeVisible();
  await expect(page.getByRole('article').getByText('£12', { exact: true })).toBeVisible();
});
