import type { Page } from '@playwright/test';
import { failAnswer, holdAnswer } from '../support/answers';
import { holdClock, pass } from '../support/clock';
import { anEvent, createLabels, type EventFields, fillEvent } from '../support/event-fields';
import { expect, test } from '../support/test';

const form = (page: Page) => page.getByRole('form', { name: 'Create New Event' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Create event' }).click();

const isCreated = (page: Page) => expect(page.getByText('Event was created successfully')).toBeVisible();

test('staff fill in the form of a new event', async ({ page, signIn }) => {
  const { name } = await signIn('STAFF');

  await test.step('2: /create-event has a form and a footer', async () => {
    await page.goto('/create-event');
    await expect(form(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  await test.step('2: The create-event form has title, description, location, date, type, start time, end time and price', async () => {
    for (const label of Object.values(createLabels)) {
      await expect(form(page).getByLabel(label, { exact: true })).toBeVisible();
    }
  });

  await test.step('2: In the create-event form createdBy is filled in from the signed-in account', async () => {
    await expect(form(page)).toContainText(`Created by ${name}`);
  });

  await test.step('5: In the create-event form the price is a number input', async () => {
    await expect(form(page).getByLabel('Event price')).toHaveAttribute('type', 'number');
  });

  await test.step('5: In the create-event form all fields are required: "{field} is required"', async () => {
    await send(page);
    for (const [field, label] of Object.entries(createLabels)) {
      await expect(form(page).getByLabel(label, { exact: true })).toHaveAccessibleDescription(
        new RegExp(`${field} is required`),
      );
    }
  });

  await test.step('5: In the create-event form the message of a field is cleared when that field is edited', async () => {
    await expect(form(page).getByText('title is required')).toBeVisible();
    await form(page).getByLabel('Event Title').fill('B');
    await expect(form(page).getByText('title is required')).toBeHidden();
    await expect(form(page).getByText('location is required')).toBeVisible();
  });
});

test('staff create events', async ({ page, signIn }) => {
  // A new account each time: a form that is left becomes a draft, with which the same account would go on.
  async function fillNew(fields: Partial<EventFields> = {}): Promise<void> {
    await signIn('STAFF');
    await page.goto('/create-event');
    await fillEvent(form(page), createLabels, { ...anEvent(), ...fields });
  }

  await test.step('4: While an event is created the button is disabled and says so', async () => {
    await holdAnswer(page, 'CreateEvent');
    await fillNew();
    await send(page);
    await expect(form(page).getByRole('button', { name: 'Creating event...' })).toBeDisabled();
  });

  await test.step('4, 8: A failed creation says "There was an error whilst creating the event. Please check all inputs then try again"', async () => {
    await failAnswer(page, 'CreateEvent');
    await fillNew();
    await send(page);
    await expect(form(page).getByRole('alert')).toHaveText(
      'There was an error whilst creating the event. Please check all inputs then try again',
    );
  });

  await page.unrouteAll();

  await test.step('5: An event may end before its start: there is no check', async () => {
    await fillNew({ startTime: '20:00', endTime: '02:00' });
    await send(page);
    await isCreated(page);
  });

  await test.step('2, 4, 9: A created event says "Event was created successfully", clears the form, and leads to /staff-dashboard after 5 seconds', async () => {
    await fillNew();
    await holdClock(page);
    await send(page);
    await isCreated(page);
    for (const label of Object.values(createLabels)) {
      await expect(form(page).getByLabel(label, { exact: true })).toHaveValue('');
    }
    await pass(page, 4_999);
    await expect(page).toHaveURL('/create-event');
    await pass(page, 1);
    await expect(page).toHaveURL('/staff-dashboard');
  });
});
