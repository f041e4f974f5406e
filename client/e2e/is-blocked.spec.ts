import { expect, test } from './support/test';
import { WelcomePage } from './support/welcome-page';

test('a person whom the operator blocks is signed out, reads why at the next sign-in, and can be let in again', async ({
  page,
  server,
  signIn,
  organizer,
}) => {
  const maya = await signIn('USER');
  const { id } = await organizer.createEvent({ price: '0' });
  const profile = page.getByRole('button', { name: 'Profile' });
  await page.goto(`/events/${id}`);
  await expect(profile).toBeVisible();
  await server.turnout('account', 'block', maya.email);
  // The page may have noticed it by itself.
  await page.reload();
  await expect(profile).toBeHidden();

  const welcome = new WelcomePage(page);
  await welcome.open();
  await welcome.send('User login', maya);
  await expect(welcome.form('User login').getByRole('alert')).toHaveText(
    'This account is blocked. Please contact the people who run this site',
  );

  await server.turnout('account', 'unblock', maya.email);
  await welcome.button('User login').click();
  await expect(page).toHaveURL('/events');
});
