import { holdClock, pass } from './support/clock';
import { newPerson } from './support/person';
import { expect, test } from './support/test';
import { WelcomePage } from './support/welcome-page';

const LEAVING = 'Logging out. Redirecting to login page...';
const WRONG = 'Incorrect password or email, Please try again';

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
  await expect(page.getByText(LEAVING)).toBeVisible();
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

test('staff who log out are nobody to the server, too', async ({ page, signIn }) => {
  await signIn('STAFF');
  await page.goto('/staff-dashboard');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText(LEAVING)).toBeVisible();
  await page.goto('/staff-dashboard');
  await expect(page.getByRole('alert')).toHaveText('User not authenticated');
});

for (const [form, role] of [
  ['User login', 'USER'],
  ['Staff login', 'STAFF'],
] as const) {
  test(`${form}: a wrong password gets a sentence for 4 seconds`, async ({ page, registerElsewhere }) => {
    const { person } = await registerElsewhere(role);
    const welcome = new WelcomePage(page);
    await welcome.open();
    await holdClock(page);

    await welcome.send(form, { ...person, password: 'wrong horse' });
    const sentence = welcome.form(form).getByRole('alert');
    await expect(sentence).toHaveText(WRONG);
    await pass(page, 3_999);
    await expect(sentence).toHaveText(WRONG);
    await pass(page, 1);
    await expect(sentence).toBeHidden();
    await expect(page).toHaveURL('/');
    await expect(welcome.form(form).getByLabel('E-mail')).toHaveValue(person.email);
  });
}

test('a running login says so, and every other button waits for it', async ({ page, context }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await context.route('/graphql', async (route) => {
    if (route.request().postData()?.includes('mutation LogIn')) await released;
    await route.continue();
  });
  const welcome = new WelcomePage(page);
  await welcome.open();
  await welcome.send('User login', newPerson('USER'));

  await expect(welcome.button('User login')).toHaveText('Logging in...');
  for (const button of await page.getByRole('main').getByRole('button').all()) {
    await expect(button).toBeDisabled();
  }
  release();
  await expect(welcome.form('User login').getByRole('alert')).toHaveText(WRONG);
  await expect(welcome.button('User login')).toHaveText('Log in');
  await expect(welcome.button('User login')).toBeEnabled();
});

test('a running registration says so', async ({ page, context }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await context.route('/graphql', async (route) => {
    if (route.request().postData()?.includes('mutation Register')) await released;
    await route.continue();
  });
  const welcome = new WelcomePage(page);
  await welcome.open();
  await welcome.send('Staff registration', newPerson('STAFF'));

  await expect(welcome.button('Staff registration')).toHaveText('Registering...');
  await expect(welcome.button('Staff registration')).toBeDisabled();
  release();
  await expect(page).toHaveURL('/staff-dashboard');
});

test('logging in without a connection names the network', async ({ page, context, expectedComplaints }) => {
  expectedComplaints.push(/net::ERR_INTERNET_DISCONNECTED/);
  const welcome = new WelcomePage(page);
  await welcome.open();
  await context.setOffline(true);
  await welcome.send('User login', newPerson('USER'));
  await expect(welcome.form('User login').getByRole('alert')).toHaveText(
    'Network error. Please check your internet connection',
  );
});
