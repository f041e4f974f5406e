import { failAnswer, loseAnswer, NETWORK_FAILED } from '../support/answers';
import { holdClock, pass } from '../support/clock';
import { newPerson } from '../support/person';
import { expect, test } from '../support/test';
import { WelcomePage } from '../support/welcome-page';

test('a person mistypes, and the network fails', async ({ page, registerElsewhere, expectedComplaints }) => {
  expectedComplaints.push(NETWORK_FAILED);
  const { person } = await registerElsewhere('USER');
  const welcome = new WelcomePage(page);
  const login = welcome.form('User login').getByRole('alert');
  const registration = welcome.form('User registration');

  await test.step('8: An unknown person reads "Incorrect password or email, Please try again"', async () => {
    await welcome.open();
    await welcome.send('Staff login', newPerson('STAFF'));
    await expect(welcome.form('Staff login').getByRole('alert')).toHaveText(
      'Incorrect password or email, Please try again',
    );
    await welcome.fill('Staff login', { email: '', password: '' });
  });

  await test.step('8: An address that is none says "Please enter a valid email address"', async () => {
    await welcome.send('User login', { email: 'maya', password: 'correct horse' });
    await expect(login).toHaveText('Please enter a valid email address');
  });

  await test.step('8: A wrong password says "Incorrect password or email, Please try again"', async () => {
    await welcome.send('User login', { ...person, password: 'a wrong one' });
    await expect(login).toHaveText('Incorrect password or email, Please try again');
  });

  await test.step('8: An address in use says "This email is already registered"', async () => {
    await welcome.send('User registration', { ...person, email: person.email.toUpperCase() });
    await expect(registration.getByLabel('E-mail')).toHaveAccessibleDescription(
      'This email is already registered',
    );
  });

  await test.step('8: A weak password says "Password must be atleast 6 characters"', async () => {
    await welcome.send('User registration', { ...newPerson('USER'), password: '12345' });
    await expect(registration.getByLabel('Password')).toHaveAccessibleDescription(
      /Password must be atleast 6 characters/,
    );
  });

  await test.step('8: Any other failure says "Something went wrong. Please try again"', async () => {
    await failAnswer(page, 'LogIn');
    await welcome.send('User login', newPerson('USER'));
    await expect(login).toHaveText('Something went wrong. Please try again');
  });

  await test.step('8: A failed request says "Network error. Please check your internet connection"', async () => {
    await loseAnswer(page, 'LogIn');
    await welcome.send('User login', newPerson('USER'));
    await expect(login).toHaveText('Network error. Please check your internet connection');
  });

  await test.step('4, 9: Error messages of the login page vanish after 4 seconds', async () => {
    await page.unrouteAll();
    await welcome.open();
    await holdClock(page);
    await welcome.send('User login', newPerson('USER'));
    await expect(login).toBeVisible();
    await pass(page, 3_999);
    await expect(login).toBeVisible();
    await pass(page, 1);
    await expect(login).toBeHidden();
  });
});
