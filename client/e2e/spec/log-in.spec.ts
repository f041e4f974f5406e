import type { Page } from '@playwright/test';
import { failAnswer, holdAnswer, loseAnswer, NETWORK_FAILED } from '../support/answers';
import { holdClock, pass } from '../support/clock';
import { openGoogle } from '../support/consent-page';
import { newPerson } from '../support/person';
import { expect, test } from '../support/test';
import { WelcomePage } from '../support/welcome-page';

async function open(page: Page): Promise<WelcomePage> {
  const welcome = new WelcomePage(page);
  await welcome.open();
  return welcome;
}

const google = (page: Page) => page.getByRole('button', { name: /^Log(in|ging in) with Google/ });

async function expectAllDisabled(page: Page, buttons: readonly string[]): Promise<void> {
  await expect(page.getByRole('form').getByRole('button')).toHaveText([...buttons]);
  for (const button of await page.getByRole('form').getByRole('button').all()) {
    await expect(button).toBeDisabled();
  }
}

test('4: While a login runs, buttons are disabled and read "Logging in..."', async ({ page }) => {
  const welcome = await open(page);
  await holdAnswer(page, 'LogIn');
  await welcome.send('User login', newPerson('USER'));
  await expectAllDisabled(page, ['Logging in...', 'Register', 'Log in', 'Register']);
});

test('4: While a registration runs, buttons are disabled and read "Registering..."', async ({ page }) => {
  const welcome = await open(page);
  await holdAnswer(page, 'Register');
  await welcome.send('Staff registration', newPerson('STAFF'));
  await expectAllDisabled(page, ['Log in', 'Register', 'Log in', 'Registering...']);
});

test('4: While a Google login runs, buttons are disabled and read "Logging in with Google..."', async ({
  page,
  context,
}) => {
  await open(page);
  await openGoogle(page, context);
  await expect(google(page)).toHaveText('Logging in with Google...');
  await expect(google(page)).toBeDisabled();
  await expectAllDisabled(page, ['Log in', 'Register', 'Log in', 'Register']);
});

test('4: The Google button is ignored while another attempt runs', async ({ page, context }) => {
  const welcome = await open(page);
  await holdAnswer(page, 'LogIn');
  await welcome.send('Staff login', newPerson('STAFF'));
  await expect(google(page)).toBeDisabled();
  await google(page).dispatchEvent('click');
  await expect(welcome.button('Staff login')).toHaveText('Logging in...');
  expect(context.pages()).toHaveLength(1);
});

test('4, 9: Error messages of the login page vanish after 4 seconds', async ({ page }) => {
  const welcome = await open(page);
  await holdClock(page);
  await welcome.send('User login', newPerson('USER'));
  const error = welcome.form('User login').getByRole('alert');
  await expect(error).toBeVisible();
  await pass(page, 3_999);
  await expect(error).toBeVisible();
  await pass(page, 1);
  await expect(error).toBeHidden();
});

test('8: An address that is none says "Please enter a valid email address"', async ({ page }) => {
  const welcome = await open(page);
  await welcome.send('User login', { email: 'maya', password: 'correct horse' });
  await expect(welcome.form('User login').getByRole('alert')).toHaveText(
    'Please enter a valid email address',
  );
});

test('8: A wrong password says "Incorrect password or email, Please try again"', async ({
  page,
  registerElsewhere,
}) => {
  const { person } = await registerElsewhere('USER');
  const welcome = await open(page);
  await welcome.send('User login', { ...person, password: 'a wrong one' });
  await expect(welcome.form('User login').getByRole('alert')).toHaveText(
    'Incorrect password or email, Please try again',
  );
});

test('8: An unknown person reads "Incorrect password or email, Please try again"', async ({ page }) => {
  const welcome = await open(page);
  await welcome.send('Staff login', newPerson('STAFF'));
  await expect(welcome.form('Staff login').getByRole('alert')).toHaveText(
    'Incorrect password or email, Please try again',
  );
});

test('8: An address in use says "This email is already registered"', async ({ page, registerElsewhere }) => {
  const { person } = await registerElsewhere('USER');
  const welcome = await open(page);
  await welcome.send('User registration', { ...person, email: person.email.toUpperCase() });
  await expect(welcome.form('User registration').getByLabel('E-mail')).toHaveAccessibleDescription(
    'This email is already registered',
  );
});

test('8: A weak password says "Password must be atleast 6 characters"', async ({ page }) => {
  const welcome = await open(page);
  await welcome.send('User registration', { ...newPerson('USER'), password: '12345' });
  await expect(welcome.form('User registration').getByLabel('Password')).toHaveAccessibleDescription(
    /Password must be atleast 6 characters/,
  );
});

test('8: A failed request says "Network error. Please check your internet connection"', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(NETWORK_FAILED);
  const welcome = await open(page);
  await loseAnswer(page, 'LogIn');
  await welcome.send('User login', newPerson('USER'));
  await expect(welcome.form('User login').getByRole('alert')).toHaveText(
    'Network error. Please check your internet connection',
  );
});

test('8: Any other failure says "Something went wrong. Please try again"', async ({ page }) => {
  const welcome = await open(page);
  await failAnswer(page, 'LogIn');
  await welcome.send('User login', newPerson('USER'));
  await expect(welcome.form('User login').getByRole('alert')).toHaveText(
    'Something went wrong. Please try again',
  );
});

test('8: A failure at Google says "error signing in via google"', async ({ page, context }) => {
  await open(page);
  await (await openGoogle(page, context)).cancelButton.click();
  await expect(page.getByRole('alert')).toContainText('error signing in via google');
});
