import type { BrowserContext, Page } from '@playwright/test';
import { holdAnswer } from '../support/answers';
import { openGoogle } from '../support/consent-page';
import { newPerson, type Role } from '../support/person';
import { expect, test } from '../support/test';
import { WelcomePage } from '../support/welcome-page';

async function expectAllDisabled(page: Page, buttons: readonly string[]): Promise<void> {
  await expect(page.getByRole('form').getByRole('button')).toHaveText([...buttons]);
  for (const button of await page.getByRole('form').getByRole('button').all()) {
    await expect(button).toBeDisabled();
  }
}

test('a person begins to log in', async ({ page, context }) => {
  const welcome = new WelcomePage(page);
  const google = page.getByRole('button', { name: /^Log(in|ging in) with Google/ });
  await holdAnswer(page, 'LogIn');
  await holdAnswer(page, 'Register');

  await test.step('4: While a login runs, buttons are disabled and read "Logging in..."', async () => {
    await welcome.open();
    await welcome.send('User login', newPerson('USER'));
    await expectAllDisabled(page, ['Logging in...', 'Register', 'Log in', 'Register']);
  });

  await test.step('4: The Google button is ignored while another attempt runs', async () => {
    await expect(google).toBeDisabled();
    await google.dispatchEvent('click');
    await expect(welcome.button('User login')).toHaveText('Logging in...');
    expect(context.pages()).toHaveLength(1);
  });

  await test.step('4: While a registration runs, buttons are disabled and read "Registering..."', async () => {
    await welcome.open();
    await welcome.send('Staff registration', newPerson('STAFF'));
    await expectAllDisabled(page, ['Log in', 'Register', 'Log in', 'Registering...']);
  });

  await welcome.open();
  const consent = await openGoogle(page, context);

  await test.step('4: While a Google login runs, buttons are disabled and read "Logging in with Google..."', async () => {
    await expect(google).toHaveText('Logging in with Google...');
    await expect(google).toBeDisabled();
    await expectAllDisabled(page, ['Log in', 'Register', 'Log in', 'Register']);
  });

  await test.step('8: A failure at Google says "error signing in via google"', async () => {
    await consent.cancelButton.click();
    await expect(page.getByRole('alert')).toContainText('error signing in via google');
  });
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

test('people log in with Google', async ({ page, context }) => {
  await test.step('5: After Google login an e-mail of the staff domain goes to the staff dashboard', () =>
    expectGoogleLeadsTo(page, context, 'STAFF', '/staff-dashboard'));
  await context.clearCookies();
  await test.step('5: After Google login any other e-mail goes to /events', () =>
    expectGoogleLeadsTo(page, context, 'USER', '/events'));
});
