import type { Locator, Page } from '@playwright/test';
import { holdClock, pass } from './support/clock';
import { EventPage } from './support/event-page';
import { expect, test } from './support/test';
import { WelcomePage } from './support/welcome-page';

const QUESTION = 'Are you sure you want to delete your account? This cannot be undone.';
const DELETED = 'Account has been deleted. Redirecting to login page...';
const WRONG = 'Incorrect password or email, Please try again';

async function askToDelete(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Account' });
  await expect(dialog).toContainText(QUESTION);
  return dialog;
}

test('a user deletes their account: asked, told, sent to / after 3 seconds, and gone', async ({
  page,
  organizer,
  registerElsewhere,
}) => {
  const { id } = await organizer.createEvent({ price: '0' });
  const { person: tom, account } = await registerElsewhere('USER');
  await account.signUp(id, tom);
  const { person: maya, account: mayas } = await registerElsewhere('USER');
  await mayas.signUp(id, maya);
  // Having been there, the welcome page opens at once: a redirect that came too early would be seen.
  await page.goto(`/?next=/events/${id}`);
  const welcome = new WelcomePage(page);
  await welcome.send('User login', maya);
  const event = new EventPage(page);
  await expect(event.counting(2)).toBeVisible();

  const dialog = await askToDelete(page);
  await dialog.getByLabel('Password').fill(maya.password);
  await holdClock(page);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText(DELETED)).toBeVisible();
  await expect(dialog).toBeHidden();
  await pass(page, 2_999);
  await expect(page).toHaveURL(`/events/${id}`);
  await pass(page, 1);
  await expect(page).toHaveURL('/');
  await page.clock.resume();

  await expect(page.getByRole('button', { name: 'Profile' })).toBeHidden();
  await welcome.send('User login', maya);
  await expect(welcome.form('User login').getByRole('alert')).toHaveText(WRONG);
  await event.open(id);
  await expect(event.counting(1)).toBeVisible();
  await welcome.open();
  await welcome.send('User registration', maya);
  await expect(page).toHaveURL('/events');
  await page.goto('/signedUpEvents');
  await expect(page.getByText('You havent signed up to any events yet')).toBeVisible();
});

test('staff delete their account: their events go with it, and the attendees get a mail', async ({
  page,
  registerElsewhere,
  mailbox,
}) => {
  const { person: grace, account: graces } = await registerElsewhere('STAFF');
  const { id, title } = await graces.createEvent({ title: `Bread by ${grace.name}`, price: '0' });
  const { person: tom, account } = await registerElsewhere('USER');
  await account.signUp(id, tom);
  // By way of the welcome page, as above.
  const welcome = new WelcomePage(page);
  await welcome.open();
  await welcome.send('Staff login', grace);
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  const dialog = await askToDelete(page);
  await dialog.getByLabel('Password').fill(grace.password);
  await holdClock(page);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText(DELETED)).toBeVisible();
  await pass(page, 2_999);
  await expect(page).toHaveURL('/staff-dashboard');
  await pass(page, 1);
  await expect(page).toHaveURL('/');
  await page.clock.resume();

  await welcome.send('Staff login', grace);
  await expect(welcome.form('Staff login').getByRole('alert')).toHaveText(WRONG);
  await page.goto(`/events?search=${grace.name}`);
  await expect(page.getByText('No events avaliable at the moment. PLease check back in later')).toBeVisible();
  const mail = await mailbox.waitFor(tom.email, `Cancelled: ${title}`);
  expect(mail.TextBody).toContain(title);
  expect(await mailbox.subjectsTo(grace.email)).not.toContain(`Cancelled: ${title}`);
});

test('the button and Escape close the dialog without deleting the account, and Escape gives the focus back', async ({
  page,
  signIn,
}) => {
  await signIn('USER');
  await page.goto('/events');
  const dialog = await askToDelete(page);
  await dialog.getByRole('button', { name: 'Keep account' }).click();
  await expect(dialog).toBeHidden();
  await askToDelete(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Profile' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Profile' })).toBeVisible();
});
