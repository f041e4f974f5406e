import type { BrowserContext, Page } from '@playwright/test';
import { openGoogle } from '../support/consent-page';
import { newPerson, type Role } from '../support/person';
import { expect, test } from '../support/test';
import { WelcomePage } from '../support/welcome-page';

const forms = ['User login', 'User registration', 'Staff login', 'Staff registration'] as const;

test('2: The welcome page at / is titled "Welcome to the platform"', async ({ page }) => {
  await page.goto('/');
  await expect(new WelcomePage(page).heading).toBeVisible();
});

test('2: The welcome page has two panels side by side, "User Login/Register" and "Staff Login/Register"', async ({
  page,
}) => {
  await page.goto('/');
  const user = await page.getByRole('region', { name: 'User Login/Register' }).boundingBox();
  const staff = await page.getByRole('region', { name: 'Staff Login/Register' }).boundingBox();
  expect(staff?.y).toBe(user?.y);
  expect(staff?.x).toBeGreaterThanOrEqual((user?.x ?? 0) + (user?.width ?? 0));
});

test('2: Each panel of the welcome page has a login form and a register form, with e-mail and password', async ({
  page,
}) => {
  await page.goto('/');
  for (const [panel, names] of [
    ['User Login/Register', forms.slice(0, 2)],
    ['Staff Login/Register', forms.slice(2)],
  ] as const) {
    for (const name of names) {
      const form = page.getByRole('region', { name: panel }).getByRole('form', { name });
      await expect(form.getByLabel('E-mail')).toBeVisible();
      await expect(form.getByLabel('Password')).toBeVisible();
    }
  }
});

test('2: The welcome page has one "Login with Google" button', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Login with Google' })).toHaveCount(1);
});

/** The page before is that before /, which is not in the history. */
async function expectReplaced(page: Page, path: string): Promise<void> {
  await page.goto('/account');
  await page.goto('/');
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL('/account');
}

test('2: Signed-in staff are redirected (replace) from / to /staff-dashboard', async ({ page, signIn }) => {
  await signIn('STAFF');
  await expectReplaced(page, '/staff-dashboard');
});

test('2: A signed-in user is redirected (replace) from / to /events', async ({ page, signIn }) => {
  await signIn('USER');
  await expectReplaced(page, '/events');
});

test('5: E-mail inputs are of e-mail type and required', async ({ page }) => {
  await page.goto('/');
  for (const name of forms) {
    const email = page.getByRole('form', { name }).getByLabel('E-mail');
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('required');
  }
});

test('5, 9: Passwords are required, with a minimum length of 6', async ({ page }) => {
  await page.goto('/');
  for (const name of forms) {
    const password = page.getByRole('form', { name }).getByLabel('Password');
    await expect(password).toHaveAttribute('required');
    await expect(password).toHaveAttribute('minlength', '6');
  }
});

test('5: User login is refused if the staff fields are filled', async ({ page }) => {
  const welcome = new WelcomePage(page);
  await welcome.open();
  await welcome.fill('Staff registration', newPerson('STAFF'));
  await welcome.send('User login', newPerson('USER'));
  await expect(welcome.form('User login').getByRole('alert')).toHaveText(
    'Staff login/Registering is not allowed in these fields. Please use the staff login/registering',
  );
});

test('5: Staff login is refused if the user fields are filled', async ({ page }) => {
  const welcome = new WelcomePage(page);
  await welcome.open();
  await welcome.fill('User login', newPerson('USER'));
  await welcome.send('Staff login', newPerson('STAFF'));
  await expect(welcome.form('Staff login').getByRole('alert')).toHaveText(
    'User login/Registering is not allowed in these fields. Please use the user login/registering',
  );
});

test('5: User registration is refused when the e-mail ends with the staff domain', async ({ page }) => {
  const welcome = new WelcomePage(page);
  await welcome.open();
  await welcome.send('User registration', newPerson('STAFF'));
  await expect(welcome.form('User registration').getByRole('alert')).toHaveText(
    'Staff registration is not allowed here. Please use the staff registration form',
  );
});

test('5: Staff registration is refused when the e-mail does not end with the staff domain', async ({
  page,
}) => {
  const welcome = new WelcomePage(page);
  await welcome.open();
  await welcome.send('Staff registration', newPerson('USER'));
  await expect(welcome.form('Staff registration').getByRole('alert')).toHaveText(
    'User registration is not allowed here. Please use the user registration form',
  );
});

async function expectGoogleLeadsTo(page: Page, context: BrowserContext, role: Role, path: string) {
  await page.goto('/');
  const consent = await openGoogle(page, context);
  const closed = consent.page.waitForEvent('close');
  const person = newPerson(role);
  await consent.agreeAs(person);
  await closed;
  await expect(page).toHaveURL(path);
  await page.getByRole('button', { name: 'Profile' }).click();
  await expect(page.getByText(person.email)).toBeVisible();
}

test('5: After Google login an e-mail of the staff domain goes to the staff dashboard', ({ page, context }) =>
  expectGoogleLeadsTo(page, context, 'STAFF', '/staff-dashboard'));

test('5: After Google login any other e-mail goes to /events', ({ page, context }) =>
  expectGoogleLeadsTo(page, context, 'USER', '/events'));
