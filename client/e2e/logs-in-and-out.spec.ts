import { holdClock, pass } from './support/clock';
import { newPerson } from './support/person';
import { expect, test } from './support/test';
import { WelcomePage } from './support/welcome-page';

const LOGGING_OUT = 'Logging out. Redirecting to login page...';

test('people log out', async ({ page, signIn, organizer }) => {
  const welcome = new WelcomePage(page);
  const maya = newPerson('USER');
  const { id, title } = await organizer.createEvent({ title: `Stays with ${maya.name}` });
  const profile = page.getByRole('button', { name: 'Profile' });
  const logOut = page.getByRole('button', { name: 'Log out' });
  await page.clock.install();

  await test.step('a user registers, logs out, and logs in again', async () => {
    await welcome.open();
    await welcome.send('User registration', maya);
    await expect(page).toHaveURL('/events');
    await expect(page.getByRole('heading', { level: 1, name: 'What’s on' })).toBeFocused();

    await profile.click();
    await expect(page.getByText(maya.email)).toBeVisible();
    await logOut.click();
    await expect(page.getByText(LOGGING_OUT)).toBeVisible();
    await pass(page, 3_000);
    await expect(page).toHaveURL('/');
    await expect(welcome.heading).toBeVisible();
    await expect(profile).toBeHidden();
    // The message closes after four seconds. It would stand beside that of the next step.
    await pass(page, 1_000);
    await expect(page.getByText(LOGGING_OUT)).toBeHidden();

    await welcome.send('User login', maya);
    await expect(page).toHaveURL('/events');
    await expect(profile).toBeVisible();
  });

  await test.step('a page that is opened after logging out, before the welcome page comes, stays', async () => {
    await page.getByLabel('Search events').fill(maya.name);
    const event = page.getByRole('link', { name: title });
    await event.waitFor();
    await profile.click();
    await expect(logOut).toBeVisible();
    await holdClock(page);
    await logOut.click();
    await expect(page.getByText(LOGGING_OUT)).toBeVisible();
    await event.click();
    await expect(page).toHaveURL(`/events/${id}`);
    await expect(profile).toBeHidden();
    await pass(page, 5_000);
    await expect(page).toHaveURL(`/events/${id}`);
    await expect(
      page.getByText('You need to be logged into your account to sign up to this event.'),
    ).toBeVisible();
    await page.clock.resume();
  });

  await test.step('staff who log out are nobody to the server, too', async () => {
    await signIn('STAFF');
    await page.goto('/staff-dashboard');
    await profile.click();
    await logOut.click();
    await expect(page.getByText(LOGGING_OUT)).toBeVisible();
    await page.goto('/staff-dashboard');
    await expect(page.getByRole('alert')).toHaveText('User not authenticated');
  });
});
