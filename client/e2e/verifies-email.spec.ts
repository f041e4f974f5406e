import { VERIFY } from './support/mailbox';
import { expect, test } from './support/test';

const LINK = 'Confirm e-mail address';

test('an address is verified by the mailed link, and a second time says that it is', async ({
  context,
  signIn,
  mailbox,
}) => {
  const { email } = await signIn('USER');
  const mail = await mailbox.waitFor(email, VERIFY);
  const page = await mailbox.follow(mail, LINK, context);
  await expect(page.getByText(`${email} is verified. Thank you.`)).toBeVisible();
  await expect(page).toHaveURL('/verify-email');
  await page.getByRole('link', { name: 'Home Page' }).click();
  await expect(page).toHaveURL('/events');

  const again = await mailbox.follow(mail, LINK, context);
  await expect(again.getByText(`${email} is already verified.`)).toBeVisible();
});

test('S29: the link works with the password where there is no session, and a false one does not', async ({
  page,
  context,
  registerElsewhere,
  mailbox,
}) => {
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
});
