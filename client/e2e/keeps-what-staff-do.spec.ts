import { ApiAccount } from './support/api-account';
import { expect, test } from './support/test';
import { WelcomePage } from './support/welcome-page';

test('a staff page opened by its address is there after the log-in', async ({ page, registerElsewhere }) => {
  const { person, account } = await registerElsewhere('STAFF');
  const { id, title } = await account.createEvent({ price: '0' });
  await page.goto(`/staff-events/${id}?tab=waiting`);
  await expect(page.getByRole('alert')).toHaveText('User not authenticated');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await new WelcomePage(page).send('Staff login', person);
  await expect(page).toHaveURL(`/staff-events/${id}?tab=waiting`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('text that was typed into a form is there again after a session that had ended, with the line to attendees', async ({
  page,
  signIn,
  registerElsewhere,
  mailbox,
}) => {
  const staff = await signIn('STAFF');
  const own = new ApiAccount(page.request);
  const title = `Bread with ${staff.name}`;
  const { id } = await own.createEvent({ title, price: '0' });
  const { person, account } = await registerElsewhere('USER');
  await account.signUp(id, person);
  await page.goto(`/staff-events/${id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('form', { name: 'Edit event' });
  await form.getByLabel('Location', { exact: true }).fill('The Dairy');
  await form.getByLabel(/A line from you/).fill('The mill is flooded.');

  await own.logOut();
  await form.getByRole('button', { name: 'Save and send 1 mail' }).click();
  await expect(page.getByRole('alert')).toHaveText('User not authenticated');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await new WelcomePage(page).send('Staff login', staff);

  await expect(page).toHaveURL(`/staff-events/${id}`);
  await expect(form.getByLabel('Location', { exact: true })).toHaveValue('The Dairy');
  await expect(form.getByLabel(/A line from you/)).toHaveValue('The mill is flooded.');
  await form.getByRole('button', { name: 'Save and send 1 mail' }).click();
  await expect(page.getByText('Event was updated successfully')).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))),
  ).toEqual([]);
  await mailbox.waitFor(person.email, `You’re signed up: ${title}`);
});
