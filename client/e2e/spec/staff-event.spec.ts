import type { Page } from '@playwright/test';
import { failAnswer } from '../support/answers';
import { ApiAccount } from '../support/api-account';
import { holdClock, pass } from '../support/clock';
import { anEvent, editLabels, fillEvent } from '../support/event-fields';
import { expect, test } from '../support/test';

const form = (page: Page) => page.getByRole('form', { name: 'Edit event' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function openOwn(page: Page): Promise<{ id: string; title: string }> {
  const event = await new ApiAccount(page.request).createEvent();
  await page.goto(`/staff-events/${event.id}`);
  await heading(page, event.title).waitFor();
  return event;
}

async function edit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit' }).click();
  await form(page).waitFor();
}

async function confirmDeletion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete event' }).click();
}

test.beforeEach(({ signIn }) => signIn('STAFF'));

test('2: /staff-events/{id} shows the details of the event, with controls to edit and delete it', async ({
  page,
}) => {
  const { title } = await openOwn(page);
  await expect(heading(page, title)).toBeVisible();
  const { description, location, type } = anEvent();
  for (const text of [description, location, type, '£24.50', '10:00 – 12:30']) {
    await expect(page.getByRole('main')).toContainText(text);
  }
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
});

test('2: The edit form has title, description, location, date, startTime, endTime, type and price in pounds', async ({
  page,
}) => {
  await openOwn(page);
  await edit(page);
  for (const [name, label] of Object.entries(editLabels)) {
    await expect(form(page).getByLabel(label, { exact: true })).toHaveValue(
      anEvent()[name as keyof typeof editLabels],
    );
  }
});

test('2: The edit form has Save and Cancel', async ({ page }) => {
  await openOwn(page);
  await edit(page);
  // Its picture has buttons of its own.
  const ownButtons = form(page).locator('footer').getByRole('button');
  await expect(ownButtons).toHaveText(['Save', 'Cancel']);
});

test('4: An event is viewed, edited, then saved', async ({ page }) => {
  await openOwn(page);
  await edit(page);
  await fillEvent(form(page), editLabels, { title: 'Sourdough for beginners' });
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(heading(page, 'Sourdough for beginners')).toBeVisible();
});

test('4: An event is viewed, edited, then cancelled', async ({ page }) => {
  const { title } = await openOwn(page);
  await edit(page);
  await fillEvent(form(page), editLabels, { title: 'Sourdough for beginners' });
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(heading(page, title)).toBeVisible();
});

test('4, 9: Deleting returns to the dashboard after 3 seconds', async ({ page }) => {
  const { id } = await openOwn(page);
  await page.getByRole('button', { name: 'Delete' }).click();
  await holdClock(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete event' }).click();
  await heading(page, 'Event deleted').waitFor();
  await pass(page, 2_999);
  await expect(page).toHaveURL(`/staff-events/${id}`);
  await pass(page, 1);
  await expect(page).toHaveURL('/staff-dashboard');
});

test('5: In the edit form all fields are required', async ({ page }) => {
  await openOwn(page);
  await edit(page);
  const empty = Object.fromEntries(Object.keys(editLabels).map((name) => [name, '']));
  await fillEvent(form(page), editLabels, empty);
  await form(page).getByRole('button', { name: 'Save' }).click();
  for (const [name, label] of Object.entries(editLabels)) {
    await expect(form(page).getByLabel(label, { exact: true })).toHaveAccessibleDescription(
      new RegExp(`${name} is required`),
    );
  }
});

test('8: An event of one’s own that cannot be read says "Failed to load event"', async ({ page }) => {
  await failAnswer(page, 'StaffEventPage');
  await page.goto('/staff-events/1');
  await expect(page.getByRole('alert')).toContainText('Failed to load event');
});

test('8: A failed change says "Failed to update event. Please try again"', async ({ page }) => {
  await openOwn(page);
  await failAnswer(page, 'UpdateEvent');
  await edit(page);
  await fillEvent(form(page), editLabels, { title: 'Sourdough for beginners' });
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(form(page).getByRole('alert')).toHaveText('Failed to update event. Please try again');
});

test('8: A failed deletion says "Failed to delete event. Please try again"', async ({ page }) => {
  await openOwn(page);
  await failAnswer(page, 'DeleteEvent');
  await confirmDeletion(page);
  await expect(page.getByText('Failed to delete event. Please try again')).toBeVisible();
});

test('8: An event that there is not says "No event found"', async ({ page }) => {
  await page.goto('/staff-events/1');
  await expect(page.getByText('No event found')).toBeVisible();
});
