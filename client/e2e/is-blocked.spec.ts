import { EventPage } from './support/event-page';
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
  await page.goto(`/events/${id}`);
  const event = new EventPage(page);
  await event.fill(maya);
  await server.turnout('account', 'block', maya.email);
  await event.button.click();
  await expect(page.getByRole('button', { name: 'Profile' })).toBeHidden();

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
