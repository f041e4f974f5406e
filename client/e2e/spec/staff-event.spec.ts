import type { Page } from '@playwright/test';
import { failAnswer } from '../support/answers';
import { ApiAccount } from '../support/api-account';
import { holdClock, pass } from '../support/clock';
import { anEvent, editLabels, fillEvent } from '../support/event-fields';
import { expect, test } from '../support/test';

const form = (page: Page) => page.getByRole('form', { name: 'Edit event' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function edit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit' }).click();
  await form(page).waitFor();
}

async function confirmDeletion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete event' }).click();
}

test('staff see, change and delete an event of their own', async ({ page, signIn, organizer }) => {
  const { name: grace } = await signIn('STAFF');
  const fields = { ...anEvent(), title: `Bread by ${grace}`, date: '2049-09-09' };
  const { title, description, location, type } = fields;
  const { id } = await new ApiAccount(page.request).createEvent(fields);
  const card = page.getByRole('listitem').filter({ hasText: title });

  await test.step('2: The staff dashboard has the staff member’s own events as cards, with all that a card has', async () => {
    const { title: notOwn } = await organizer.createEvent({ title: `Cheese for ${grace}` });
    await page.goto('/staff-dashboard');
    for (const text of [description, location, type, '£24.50', '10:00 – 12:30', 'Sep']) {
      await expect(card).toContainText(text);
    }
    await expect(page.getByText(notOwn)).toBeHidden();
  });

  await test.step('2: Clicking a card on the staff dashboard opens /staff-events/{id}', async () => {
    // Beside the title: the whole card is the link.
    await card.click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL(`/staff-events/${id}`);
  });

  await test.step('2: /staff-events/{id} shows the details of the event, with controls to edit and delete it', async () => {
    await expect(heading(page, title)).toBeVisible();
    for (const text of [description, location, type, '£24.50', '10:00 – 12:30']) {
      await expect(page.getByRole('main')).toContainText(text);
    }
    await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
  });

  await test.step('2: The edit form has title, description, location, date, startTime, endTime, type and price in pounds', async () => {
    await edit(page);
    for (const [name, label] of Object.entries(editLabels)) {
      await expect(form(page).getByLabel(label, { exact: true })).toHaveValue(
        fields[name as keyof typeof editLabels],
      );
    }
  });

  await test.step('2: The edit form has Save and Cancel', async () => {
    // Its picture has buttons of its own.
    const ownButtons = form(page).locator('footer').getByRole('button');
    await expect(ownButtons).toHaveText(['Save', 'Cancel']);
  });

  await test.step('4: An event is viewed, edited, then cancelled', async () => {
    await fillEvent(form(page), editLabels, { title: 'Sourdough for beginners' });
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(heading(page, title)).toBeVisible();
  });

  await test.step('5: In the edit form all fields are required', async () => {
    await edit(page);
    const empty = Object.fromEntries(Object.keys(editLabels).map((name) => [name, '']));
    await fillEvent(form(page), editLabels, empty);
    await form(page).getByRole('button', { name: 'Save' }).click();
    for (const [name, label] of Object.entries(editLabels)) {
      await expect(form(page).getByLabel(label, { exact: true })).toHaveAccessibleDescription(
        new RegExp(`${name} is required`),
      );
    }
    await form(page).getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('8: A failed change says "Failed to update event. Please try again"', async () => {
    await failAnswer(page, 'UpdateEvent');
    await edit(page);
    await fillEvent(form(page), editLabels, { title: 'Sourdough for beginners' });
    await form(page).getByRole('button', { name: 'Save' }).click();
    await expect(form(page).getByRole('alert')).toHaveText('Failed to update event. Please try again');
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await page.unrouteAll();
  });

  await test.step('4: An event is viewed, edited, then saved', async () => {
    await edit(page);
    await fillEvent(form(page), editLabels, { title: 'Sourdough for beginners' });
    await form(page).getByRole('button', { name: 'Save' }).click();
    await expect(heading(page, 'Sourdough for beginners')).toBeVisible();
  });

  await test.step('8: A failed deletion says "Failed to delete event. Please try again"', async () => {
    await failAnswer(page, 'DeleteEvent');
    await confirmDeletion(page);
    await expect(page.getByText('Failed to delete event. Please try again')).toBeVisible();
  });

  await test.step('8: An event of one’s own that cannot be read says "Failed to load event"', async () => {
    await failAnswer(page, 'StaffEventPage');
    await page.goto('/staff-events/1');
    await expect(page.getByRole('alert')).toContainText('Failed to load event');
  });

  await page.unrouteAll();

  await test.step('8: An event that there is not says "No event found"', async () => {
    await page.goto('/staff-events/1');
    await expect(page.getByText('No event found')).toBeVisible();
  });

  await test.step('4, 9: Deleting returns to the dashboard after 3 seconds', async () => {
    await page.goto(`/staff-events/${id}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await holdClock(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete event' }).click();
    await heading(page, 'Event deleted').waitFor();
    await pass(page, 2_999);
    await expect(page).toHaveURL(`/staff-events/${id}`);
    await pass(page, 1);
    await expect(page).toHaveURL('/staff-dashboard');
  });
});
