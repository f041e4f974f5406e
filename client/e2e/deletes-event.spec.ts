import { ApiAccount } from './support/api-account';
import { holdClock, pass } from './support/clock';
import { expect, test } from './support/test';

test('the creator deletes an event: asked first, told, and it is removed everywhere', async ({
  page,
  signIn,
}) => {
  const { name } = await signIn('STAFF');
  const title = `Bread by ${name}`;
  const { id } = await new ApiAccount(page.request).createEvent({ title });
  await page.goto(`/events?search=${name}`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  await page.goto('/staff-dashboard');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this event?' });
  await expect(dialog).toContainText(title);
  await holdClock(page);
  await dialog.getByRole('button', { name: 'Delete event' }).click();

  await expect(
    page.getByText('Event was deleted successfully. Returning to your dashboard...'),
  ).toBeVisible();
  await pass(page, 2_999);
  await expect(page).toHaveURL(`/staff-events/${id}`);
  await pass(page, 1);
  await expect(page).toHaveURL('/staff-dashboard');
  await expect(page.getByText(/^No events avaliable at the moment\./)).toBeVisible();
  await page.clock.resume();

  await page.goto(`/events?search=${name}`);
  await expect(page.getByText('No events avaliable at the moment. PLease check back in later')).toBeVisible();
  await page.goto(`/staff-events/${id}`);
  await expect(page.getByText('No event found')).toBeVisible();
});
