import { expectAccessible } from './support/accessible';
import { anEvent, createLabels, fillEvent } from './support/event-fields';
import { VERIFY } from './support/mailbox';
import { expect, test } from './support/test';

test.use({ serverVariables: { REQUIRE_VERIFIED_STAFF: 'true' } });

const NOTICE = /^Please verify your email address first, by the link that we sent to /;

test('staff create events once they have shown that their address is theirs', async ({
  page,
  context,
  signIn,
  mailbox,
}) => {
  const { email } = await signIn('STAFF');
  await mailbox.waitFor(email, VERIFY);
  await page.goto('/staff-dashboard');
  await expect(page.getByText(NOTICE)).toContainText(email);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('We have sent you a new link.')).toBeVisible();
  const mail = await mailbox.waitFor(email, VERIFY, 2);

  await page.getByRole('link', { name: 'Create New Event' }).click();
  const form = page.getByRole('form', { name: 'Create New Event' });
  const { title } = anEvent();
  await fillEvent(form, createLabels, anEvent());
  await form.getByRole('button', { name: 'Create event' }).click();
  await expect(form.getByRole('alert')).toHaveText('Please verify your email address first');
  await expect(form.getByLabel('Event Title')).toHaveValue(title);

  const verified = await mailbox.follow(mail, 'Confirm e-mail address', context);
  await expect(verified.getByText(`${email} is verified. Thank you.`)).toBeVisible();
  await form.getByRole('button', { name: 'Create event' }).click();
  await expect(page.getByText('Event was created successfully')).toBeVisible();
  await verified.getByRole('link', { name: 'Home Page' }).click();
  await expect(verified.getByRole('link', { name: title })).toBeVisible();
  await expect(verified.getByText(NOTICE)).toBeHidden();
});

test('the notice: axe finds nothing in light and dark, and 320 pixels are wide enough', async ({
  page,
  signIn,
}) => {
  await signIn('STAFF');
  await page.goto('/staff-dashboard');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('We have sent you a new link.')).toBeVisible();
  await expectAccessible(page, page.getByText(NOTICE));
});
