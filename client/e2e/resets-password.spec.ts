import type { Page } from '@playwright/test';
import { RESET } from './support/mailbox';
import { newPerson } from './support/person';
import { expect, test } from './support/test';
import { WelcomePage } from './support/welcome-page';

const SENT = 'If there is an account with this address, we have sent it a link.';
const BAD_LINK = 'This link is not valid any more. Please ask for a new one';
const NEW = 'new battery staple';

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(SENT)).toBeVisible();
}

test('a person resets their password', async ({ page, context, registerElsewhere, mailbox }) => {
  const { person: maya, account } = await registerElsewhere('USER');
  const welcome = new WelcomePage(page);

  await test.step('an address without an account gets the same sentence and no mail', async () => {
    await welcome.open();
    await welcome.form('User login').getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused();
    const { email } = newPerson('USER');
    await askForLink(page, email);
    // Asked for later, and there: the one before would be there, too.
    await page.reload();
    await askForLink(page, maya.email);
    await mailbox.waitFor(maya.email, RESET);
    expect(await mailbox.mailsTo(email)).toEqual([]);
  });

  await test.step('the mailed link sets a new password, once, and the old one is invalid', async () => {
    const mail = await mailbox.waitFor(maya.email, RESET);
    const setting = await mailbox.follow(mail, 'Choose a new password', context);
    // The secret has been removed from where it could be seen or copied.
    await expect(setting).toHaveURL('/reset-password');
    await setting.getByLabel('New password').fill(NEW);
    await setting.getByRole('button', { name: 'Set password' }).click();
    await expect(setting).toHaveURL('/events');
    await expect(setting.getByRole('button', { name: 'Profile' })).toBeVisible();

    const again = await mailbox.follow(mail, 'Choose a new password', context);
    await again.getByLabel('New password').fill('yet another one');
    await again.getByRole('button', { name: 'Set password' }).click();
    await expect(again.getByRole('alert')).toHaveText(BAD_LINK);
    await expect(again.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();

    await context.clearCookies();
    await welcome.open();
    await welcome.send('User login', maya);
    await expect(welcome.form('User login').getByRole('alert')).toHaveText(
      'Incorrect password or email, Please try again',
    );
    await welcome.send('User login', { ...maya, password: NEW });
    await expect(page).toHaveURL('/events');
    // A session elsewhere, by the old password, has ended.
    await expect(account.createEvent()).rejects.toThrow('UNAUTHENTICATED');
  });
});
