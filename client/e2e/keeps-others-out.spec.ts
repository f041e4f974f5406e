import { holdClock, pass } from './support/clock';
import { expect, test } from './support/test';

const NO_PERMISSION = 'You do not have permission to view or modify this event.';

test('staff who open a colleague’s event are told so for 3 seconds', async ({ page, signIn, organizer }) => {
  const { id, title } = await organizer.createEvent();
  await signIn('STAFF');
  await holdClock(page);
  await page.goto(`/staff-events/${id}`);

  await expect(page.getByRole('alert')).toHaveText(NO_PERMISSION);
  // Having been there, the dashboard opens at once: a redirect that came too early would be seen.
  await page.getByRole('link', { name: 'Your events' }).click();
  await expect(page).toHaveURL('/staff-dashboard');
  await page.goBack();

  await expect(page.getByRole('alert')).toHaveText(NO_PERMISSION);
  await expect(page.getByText(title)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeHidden();
  await pass(page, 2_999);
  await expect(page.getByRole('alert')).toHaveText(NO_PERMISSION);
  await pass(page, 1);
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page).toHaveURL('/staff-dashboard');
});

for (const path of ['/staff-dashboard', '/create-event', '/staff-events/1']) {
  test(`${path} is shown to staff alone`, async ({ page, signIn }) => {
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText('User not authenticated');
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/');

    await signIn('USER');
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText('User not authenticated');
    await page.getByRole('link', { name: 'Browse events' }).click();
    await expect(page).toHaveURL('/events');
  });
}
