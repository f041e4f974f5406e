import { newPerson } from './support/person';
import { expect, test } from './support/test';
import { WelcomePage } from './support/welcome-page';

test('an address of staff cannot register as a user, nor any other as staff', async ({ page }) => {
  const welcome = new WelcomePage(page);
  await welcome.open();
  await welcome.send('User registration', newPerson('STAFF'));
  await expect(welcome.form('User registration').getByRole('alert')).toHaveText(
    'Staff registration is not allowed here. Please use the staff registration form',
  );
  await expect(welcome.form('User registration').getByLabel('E-mail')).toHaveAccessibleDescription(
    /Staff registration is not allowed here/,
  );

  await welcome.send('Staff registration', newPerson('USER'));
  await expect(welcome.form('Staff registration').getByRole('alert')).toHaveText(
    'User registration is not allowed here. Please use the user registration form',
  );
  await expect(page).toHaveURL('/');
});

test('right credentials in the other panel are not found there', async ({ page, registerElsewhere }) => {
  const welcome = new WelcomePage(page);
  await welcome.open();
  await welcome.send('User login', (await registerElsewhere('STAFF')).person);
  await expect(welcome.form('User login').getByRole('alert')).toHaveText('User not found in database');
  await welcome.open();
  await welcome.send('Staff login', (await registerElsewhere('USER')).person);
  await expect(welcome.form('Staff login').getByRole('alert')).toHaveText('Staff not found in database');
});

test('an address that is none, a short password and a registered address are named beside the input', async ({
  page,
  registerElsewhere,
}) => {
  const { person: known } = await registerElsewhere('USER');
  const welcome = new WelcomePage(page);
  const form = welcome.form('User registration');
  await welcome.open();

  await welcome.send('User registration', { email: 'maya', password: 'correct horse' });
  await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription('Please enter a valid email address');
  await welcome.send('User registration', { email: known.email, password: '12345' });
  await expect(form.getByLabel('Password')).toHaveAccessibleDescription(
    /Password must be atleast 6 characters/,
  );
  await welcome.send('User registration', { ...known, email: known.email.toUpperCase() });
  await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription('This email is already registered');
  await expect(page).toHaveURL('/');
});
