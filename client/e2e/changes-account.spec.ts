import { expect, test } from './support/test';
import { WelcomePage } from './support/welcome-page';

const NEW_PASSWORD = 'a new password';

test('a person changes their name and password, and is signed out elsewhere', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const maya = await signIn('USER');
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
  await elsewhere.goto('/');
  await new WelcomePage(elsewhere).send('User login', maya);
  await expect(elsewhere).toHaveURL('/events');

  await page.goto('/events');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('link', { name: 'Account' }).click();
  const names = page.getByRole('region', { name: 'Name and e-mail' });
  await names.getByRole('textbox', { name: 'Name' }).fill('Maya Okafor');
  await names.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Maya Okafor · ${maya.email}`)).toBeVisible();

  const places = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(places.getByRole('listitem')).toHaveCount(2);
  await places.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(places.getByText('You are signed out everywhere else.')).toBeVisible();
  await expect(places.getByRole('listitem')).toHaveCount(1);
  await elsewhere.reload();
  await expect(elsewhere.getByRole('button', { name: 'Profile' })).toBeHidden();

  const password = page.getByRole('region', { name: 'Password' });
  await password.getByLabel('Current password').fill(maya.password);
  await password.getByLabel('New password').fill(NEW_PASSWORD);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText(/^Your password is changed\./)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Maya Okafor · ${maya.email}`)).toBeVisible();

  await elsewhere.goto('/');
  await new WelcomePage(elsewhere).send('User login', { ...maya, password: NEW_PASSWORD });
  await expect(elsewhere).toHaveURL('/events');
  await elsewhere.close();
});
