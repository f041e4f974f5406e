import { newPerson } from '../support/person';
import { expect, test } from '../support/test';
import { WelcomePage } from '../support/welcome-page';

const forms = ['User login', 'User registration', 'Staff login', 'Staff registration'] as const;

test('a visitor looks at the welcome page, and takes the wrong panel', async ({ page }) => {
  const welcome = new WelcomePage(page);

  await test.step('2: The welcome page at / is titled "Welcome to the platform"', async () => {
    await page.goto('/');
    await expect(welcome.heading).toBeVisible();
  });

  await test.step('2: The welcome page has two panels side by side, "User Login/Register" and "Staff Login/Register"', async () => {
    const user = await page.getByRole('region', { name: 'User Login/Register' }).boundingBox();
    const staff = await page.getByRole('region', { name: 'Staff Login/Register' }).boundingBox();
    expect(staff?.y).toBe(user?.y);
    expect(staff?.x).toBeGreaterThanOrEqual((user?.x ?? 0) + (user?.width ?? 0));
  });

  await test.step('2: Each panel of the welcome page has a login form and a register form, with e-mail and password', async () => {
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

  await test.step('2: The welcome page has one "Login with Google" button', async () => {
    await expect(page.getByRole('button', { name: 'Login with Google' })).toHaveCount(1);
  });

  await test.step('5: E-mail inputs are of e-mail type and required', async () => {
    for (const name of forms) {
      const email = page.getByRole('form', { name }).getByLabel('E-mail');
      await expect(email).toHaveAttribute('type', 'email');
      await expect(email).toHaveAttribute('required');
    }
  });

  await test.step('5, 9: Passwords are required, with a minimum length of 6', async () => {
    for (const name of forms) {
      const password = page.getByRole('form', { name }).getByLabel('Password');
      await expect(password).toHaveAttribute('required');
      await expect(password).toHaveAttribute('minlength', '6');
    }
  });

  await test.step('5: User registration is refused when the e-mail ends with the staff domain', async () => {
    await welcome.send('User registration', newPerson('STAFF'));
    await expect(welcome.form('User registration').getByRole('alert')).toHaveText(
      'Staff registration is not allowed here. Please use the staff registration form',
    );
  });

  await test.step('5: Staff registration is refused when the e-mail does not end with the staff domain', async () => {
    await welcome.send('Staff registration', newPerson('USER'));
    await expect(welcome.form('Staff registration').getByRole('alert')).toHaveText(
      'User registration is not allowed here. Please use the user registration form',
    );
  });

  await test.step('5: User login is refused if the staff fields are filled', async () => {
    await welcome.fill('Staff registration', newPerson('STAFF'));
    await welcome.send('User login', newPerson('USER'));
    await expect(welcome.form('User login').getByRole('alert')).toHaveText(
      'Staff login/Registering is not allowed in these fields. Please use the staff login/registering',
    );
  });

  await test.step('5: Staff login is refused if the user fields are filled', async () => {
    await welcome.fill('User login', newPerson('USER'));
    await welcome.send('Staff login', newPerson('STAFF'));
    await expect(welcome.form('Staff login').getByRole('alert')).toHaveText(
      'User login/Registering is not allowed in these fields. Please use the user login/registering',
    );
  });
});
