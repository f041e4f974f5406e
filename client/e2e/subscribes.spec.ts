import ICAL from 'ical.js';
import { ApiAccount } from './support/api-account';
import { inDays } from './support/event-fields';
import { EventPage } from './support/event-page';
import { expect, test } from './support/test';

/** The titles that a calendar reads at an address; null where it finds nothing. */
async function titlesAt(webcalUrl: string): Promise<unknown[] | null> {
  const response = await fetch(webcalUrl.replace(/^webcal:/, 'http:'));
  if (response.status === 404) return null;
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  return calendar.getAllSubcomponents('vevent').map((event) => event.getFirstPropertyValue('summary'));
}

test('R1: a calendar follows the link of My Events, until the person makes a new one', async ({
  page,
  context,
  signIn,
  organizer,
}) => {
  const maya = await signIn('USER');
  const { id, title } = await organizer.createEvent({ price: '0' });
  await new ApiAccount(context.request).signUp(id, maya);
  await page.goto('/signedUpEvents');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe in your calendar' });
  const link = dialog.getByRole('textbox', { name: 'Or copy the link' });
  await expect(link).toHaveValue(/^webcal:/);
  const first = await link.inputValue();
  await expect(dialog.getByText(/^Last read/)).toBeHidden();
  expect(await titlesAt(first)).toEqual([title]);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(dialog.getByText(/^Last read today, \d\d:\d\d\./)).toBeVisible();
  await expect(link).toHaveValue(first);
  await dialog.getByRole('button', { name: 'Make a new link' }).click();
  const question = page.getByRole('dialog', { name: 'Make a new link?' });
  await question.getByRole('button', { name: 'Make a new link' }).click();
  await expect(link).not.toHaveValue(first);
  expect(await titlesAt(first)).toBeNull();
  expect(await titlesAt(await link.inputValue())).toEqual([title]);
});

test('R7: a person learns of a place at the same time before the button, and can sign up all the same', async ({
  page,
  context,
  signIn,
  organizer,
}) => {
  const maya = await signIn('USER');
  const when = { date: inDays(30), startTime: '18:30', endTime: '20:30', price: '0' };
  const { id: other } = await organizer.createEvent({ ...when, title: 'Bus data by night' });
  const { id } = await organizer.createEvent({ ...when, startTime: '20:00', endTime: '22:15' });
  await new ApiAccount(context.request).signUp(other, maya);
  const event = new EventPage(page);
  await event.open(id);
  await expect(page.getByRole('note')).toContainText('You are at Bus data by night until 20:30');
  await event.button.click();
  await expect(event.card.getByText('You have signed up to this event')).toBeVisible();
  await expect(page.getByRole('note')).toBeHidden();
});
