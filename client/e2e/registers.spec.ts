import { newPerson } from './support/person';
import { expect, test } from './support/test';
import { WelcomePage } from './support/welcome-page';

test('staff register and are on their dashboard, which tells them what to do first', async ({ page }) => {
  const welcome = new WelcomePage(page);
  await welcome.open();
  const grace = newPerson('STAFF');
  await welcome.send('Staff registration', grace);

  await expect(page).toHaveURL('/staff-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Your events' })).toBeFocused();
  await expect(page.getByText(`Created by ${grace.name}.`)).toBeVisible();
  await expect(
    page.getByText(
      'No events avaliable at the moment. Please create an event to display on your staff dashboard and users events list',
    ),
  ).toBeVisible();
});
