import { holdClock, pass } from './support/clock';
import { newPerson } from './support/person';
import { expect, test } from './support/test';
import { WelcomePage } from './support/welcome-page';

const LOGGING_OUT = 'Logging out. Redirecting to login page...';

test('a user registers, logs out, and logs in again', async ({ page }) => {
  const welcome = new WelcomePage(page);
  const maya = newPerson('USER');
  await welcome.open();
  await welcome.send('User registration', maya);
  await expect(page).toHaveURL('/events');
  await expect(page.getByRole('heading', { level: 1, name: 'What’s on' })).toBeFocused();

  const menu = page.getByRole('navigation', { name: 'Profile' });
  await menu.getByRole('button', { name: 'Profile' }).click();
  await expect(menu.getByText(maya.email)).toBeVisible();
  await holdClock(page);
  await menu.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText(LOGGING_OUT)).toBeVisible();
  await pass(page, 2_999);
  await expect(page).toHaveURL('/events');
  await pass(page, 1);
  await expect(page).toHaveURL('/');
  await page.clock.resume();
  await expect(welcome.heading).toBeVisible();
  await expect(menu).toBeHidden();

  await welcome.send('User login', maya);
  await expect(page).toHaveURL('/events');
  await expect(menu).toBeVisible();
});

test('a page that is opened after logging out, before the welcome page comes, stays', async ({
  page,
  signIn,
  organizer,
}) => {
  await signIn('USER');
  const { id, title } = await organizer.createEvent({ title: `Stays ${crypto.randomUUID()}` });
  await page.goto(`/events?search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: 'Profile' }).click();
  const logOut = page.getByRole('button', { name: 'Log out' });
  await expect(logOut).toBeVisible();
  await holdClock(page);
  await logOut.click();
  await expect(page.getByText(LOGGING_OUT)).toBeVisible();
  await pass(page, 1_000);
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/events/${id}`);
  await expect(page.getByRole('button', { name: 'Profile' })).toBeHidden();
  await pass(page, 5_000);
  await expect(page).toHaveURL(`/events/${id}`);
  await expect(
    page.getByText('You need to be logged into your account to sign up to this event.'),
  ).toBeVisible();
});

test('staff who log out are nobody to the server, too', async ({ page, signIn }) => {
  await signIn('STAFF');
  await page.goto('/staff-dashboard');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText(LOGGING_OUT)).toBeVisible();
  await page.goto('/staff-dashboard');
  await expect(page.getByRole('alert')).toHaveText('User not authenticated');
});
