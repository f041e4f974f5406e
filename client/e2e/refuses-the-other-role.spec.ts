import { expect, test } from './support/test';
import { WelcomePage } from './support/welcome-page';

test('right credentials in the other panel are not found there', async ({ page, registerElsewhere }) => {
  const welcome = new WelcomePage(page);
  await welcome.open();
  await welcome.send('User login', (await registerElsewhere('STAFF')).person);
  await expect(welcome.form('User login').getByRole('alert')).toHaveText('User not found in database');
  await welcome.open();
  await welcome.send('Staff login', (await registerElsewhere('USER')).person);
  await expect(welcome.form('Staff login').getByRole('alert')).toHaveText('Staff not found in database');
});
