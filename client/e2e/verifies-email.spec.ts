import { VERIFY } from './support/mailbox';
import { expect, test } from './support/test';

const LINK = 'Confirm e-mail address';

test('people verify their addresses', async ({ page, context, registerElsewhere, signIn, mailbox }) => {
  await test.step('S29: the link works with the password where there is no session, and a false one does not', async () => {
    const { person } = await registerElsewhere('USER');
    await page.goto('/verify-email#no-such-secret');
    await expect(page.getByRole('alert')).toHaveText(
      'This link is not valid any more. Please ask for a new one',
    );
    const verified = await mailbox.follow(await mailbox.waitFor(person.email, VERIFY), LINK, context);
    await verified.getByLabel('Password').fill(person.password);
    await verified.getByRole('button', { name: 'Verify e-mail address' }).click();
    await expect(verified.getByText(`${person.email} is verified. Thank you.`)).toBeVisible();
    await verified.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(verified).toHaveURL('/');
    await verified.close();
  });

  await test.step('an address is verified by the mailed link, and a second time says that it is', async () => {
    const { email } = await signIn('USER');
    const mail = await mailbox.waitFor(email, VERIFY);
    const verified = await mailbox.follow(mail, LINK, context);
    await expect(verified.getByText(`${email} is verified. Thank you.`)).toBeVisible();
    await expect(verified).toHaveURL('/verify-email');
    await verified.getByRole('link', { name: 'Home Page' }).click();
    await expect(verified).toHaveURL('/events');

    const again = await mailbox.follow(mail, LINK, context);
    await expect(again.getByText(`${email} is already verified.`)).toBeVisible();
  });
});
