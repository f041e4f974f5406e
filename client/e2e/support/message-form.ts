import type { Locator, Page } from '@playwright/test';
import type { Person } from './person';

/** Opens the form of a new message of an event, for one chosen person so far. */
export async function messageToChosen(page: Page, eventId: string, person: Person): Promise<Locator> {
  await page.goto(`/staff-events/${eventId}?tab=messages`);
  await page.getByRole('button', { name: 'New message' }).click();
  const form = page.getByRole('form', { name: 'Message' });
  await form.getByRole('combobox', { name: /^To/ }).selectOption('Chosen people');
  await form.getByLabel('Add people').fill(person.email);
  await form.getByRole('button', { name: `Add ${person.name}` }).click();
  return form;
}
