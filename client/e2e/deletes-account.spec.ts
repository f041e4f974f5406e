import type { Locator, Page } from '@playwright/test';
import { pass } from './support/clock';
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

test('people delete their accounts', async ({ page, organizer, registerElsewhere, mailbox }) => {
  const { person: tom, account } = await registerElsewhere('USER');
  const welcome = new WelcomePage(page);
  await page.clock.install();

  await test.step('staff delete their account: their events go with it, and the attendees get a mail', async () => {
    const { person: grace, account: graces } = await registerElsewhere('STAFF');
    const { id, title } = await graces.createEvent({ title: `Bread by ${grace.name}`, price: '0' });
    await account.signUp(id, tom);
    // Having been there, the welcome page opens at once: a redirect that came too early would be seen.
    await welcome.open();
    await welcome.send('Staff login', grace);
    await expect(page.getByRole('link', { name: title })).toBeVisible();

    const dialog = await askToDelete(page);
    await dialog.getByLabel('Password').fill(grace.password);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByText(DELETED)).toBeVisible();
    await expect(page).toHaveURL('/staff-dashboard');
    await pass(page, 3_000);
    await expect(page).toHaveURL('/');

    await welcome.send('Staff login', grace);
    await expect(welcome.form('Staff login').getByRole('alert')).toHaveText(WRONG);
    await page.goto(`/events?search=${grace.name}`);
    await expect(
      page.getByText('No events avaliable at the moment. PLease check back in later'),
    ).toBeVisible();
    const mail = await mailbox.waitFor(tom.email, `Cancelled: ${title}`);
    expect(mail.TextBody).toContain(title);
    expect(await mailbox.subjectsTo(grace.email)).not.toContain(`Cancelled: ${title}`);
  });

  const { person: maya, account: mayas } = await registerElsewhere('USER');
  const { id } = await organizer.createEvent({ price: '0' });
  await account.signUp(id, tom);
  await mayas.signUp(id, maya);
  await page.goto(`/?next=/events/${id}`);
  await welcome.send('User login', maya);
  const event = new EventPage(page);
  await expect(event.counting(2)).toBeVisible();

  await test.step('the button and Escape close the dialog without deleting the account, and Escape gives the focus back', async () => {
    const dialog = await askToDelete(page);
    await dialog.getByRole('button', { name: 'Keep account' }).click();
    await expect(dialog).toBeHidden();
    await askToDelete(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Profile' })).toBeFocused();
  });

  await test.step('a user deletes their account: asked, told, sent to / after 3 seconds, and gone', async () => {
    const dialog = await askToDelete(page);
    await dialog.getByLabel('Password').fill(maya.password);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByText(DELETED)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/events/${id}`);
    await pass(page, 3_000);
    await expect(page).toHaveURL('/');

    await expect(page.getByRole('button', { name: 'Profile' })).toBeHidden();
    await welcome.send('User login', maya);
    await expect(welcome.form('User login').getByRole('alert')).toHaveText(WRONG);
    await event.open(id);
    await expect(event.counting(1)).toBeVisible();
    await mayas.register(maya);
    await mayas.signIn(page.context());
    await page.goto('/signedUpEvents');
    await expect(page.getByText('You havent signed up to any events yet')).toBeVisible();
  });
});
