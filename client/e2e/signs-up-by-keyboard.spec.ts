import { EventPage } from './support/event-page';
import { tabTo } from './support/keyboard';
import { newPerson } from './support/person';
import { expect, test } from './support/test';
import { WelcomePage } from './support/welcome-page';

test('a visitor registers, signs up and finds My Events without a mouse', async ({ page, organizer }) => {
  const { id, title } = await organizer.createEvent({ price: '0' });
  const event = new EventPage(page);
  await event.open(id);
  await tabTo(page, event.card.getByRole('link', { name: 'Log in or register' }));
  await page.keyboard.press('Enter');
  const maya = newPerson('USER');
  const registration = new WelcomePage(page).form('User registration');
  await tabTo(page, registration.getByLabel('E-mail'));
  await page.keyboard.type(maya.email);
  await tabTo(page, registration.getByLabel('Password'));
  await page.keyboard.type(maya.password);
  await page.keyboard.press('Enter');

  // They go on where they were.
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(event.name).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(event.form.getByText('name is required')).toBeVisible();
  await expect(event.name).toBeFocused();
  await page.keyboard.type('Maya Okafor');
  await page.keyboard.press('Enter');
  await expect(event.alreadySignedUp).toBeDisabled();
  await expect(event.card.getByRole('heading', { name: 'Your place' })).toBeFocused();
  await expect(event.people.getByText('Maya Okafor')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Profile' }));
  await page.keyboard.press('Enter');
  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name: 'My Events' }),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My Events' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: title }));
});

test('an account is deleted without a mouse', async ({ page, signIn }) => {
  const { password } = await signIn('USER');
  await page.goto('/events');
  await tabTo(page, page.getByRole('button', { name: 'Profile' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Delete Account' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete Account' });
  await expect(dialog.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(password);
  await tabTo(page, dialog.getByRole('button', { name: 'Delete account' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Account has been deleted. Redirecting to login page...')).toBeVisible();
});

test('a password reset is requested without a mouse', async ({ page, registerElsewhere }) => {
  const { person } = await registerElsewhere('STAFF');
  const welcome = new WelcomePage(page);
  await welcome.open();
  await tabTo(page, welcome.form('Staff login').getByRole('link', { name: 'Forgot password?' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused();
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type(person.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^If there is an account with this address/)).toBeVisible();
});
