import { holdClock, pass } from './support/clock';
import { anEvent, createLabels, fillEvent } from './support/event-fields';
import { expect, test } from './support/test';

const CREATED = 'Event was created successfully';

test('staff create an event: it is announced, then on the dashboard and in the public list', async ({
  page,
  signIn,
}) => {
  const { name } = await signIn('STAFF');
  const title = `Repair café by ${name}`;
  await page.goto('/staff-dashboard');
  await page.getByRole('link', { name: 'Create New Event' }).click();
  const form = page.getByRole('form', { name: 'Create New Event' });
  await expect(form.getByText(`Created by ${name}`)).toBeVisible();
  await fillEvent(form, createLabels, { ...anEvent(), title, price: '0' });

  await holdClock(page);
  await form.getByRole('button', { name: 'Create event' }).click();
  await expect(form.getByRole('status').filter({ hasText: CREATED })).toBeFocused();
  for (const label of Object.values(createLabels)) {
    await expect(form.getByLabel(label, { exact: true })).toHaveValue('');
  }
  await pass(page, 4_999);
  await expect(page).toHaveURL('/create-event');
  await pass(page, 1);
  await expect(page).toHaveURL('/staff-dashboard');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText('Free')).toBeVisible();
  await expect(row.getByText('10:00 – 12:30')).toBeVisible();
  await page.clock.resume();

  await page.goto(`/events?search=${name}`);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a price that no card can pay is refused beside its input', async ({ page, signIn }) => {
  await signIn('STAFF');
  await page.goto('/create-event');
  const form = page.getByRole('form', { name: 'Create New Event' });
  await fillEvent(form, createLabels, { ...anEvent(), price: '0.29' });
  await form.getByRole('button', { name: 'Create event' }).click();
  const price = form.getByLabel('Event price');
  await expect(price).toBeFocused();
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByText(CREATED)).toBeHidden();
});
