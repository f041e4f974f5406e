import { ApiAccount } from '../support/api-account';
import { EventPage } from '../support/event-page';
import { VERIFY } from '../support/mailbox';
import { expect, test } from '../support/test';

test('8: A failure of the e-mail service is only logged: a sign-up succeeds all the same', async ({
  page,
  signIn,
  mailbox,
}) => {
  const grace = await signIn('STAFF');
  const { id, title } = await new ApiAccount(page.request).createEvent({ price: '0' });
  await new ApiAccount(page.request).logOut();
  const maya = await signIn('USER');
  // Mails for other reasons are out before the service fails.
  await mailbox.waitFor(grace.email, VERIFY);
  await mailbox.waitFor(maya.email, VERIFY);
  const event = new EventPage(page);
  await event.open(id);

  await mailbox.failCalls();
  await event.button.click();
  await expect(event.card.getByText('You have signed up to this event')).toBeVisible();
  await expect(event.alreadySignedUp).toBeDisabled();
  await mailbox.waitForFailedCall();
  expect(await mailbox.subjectsTo(maya.email)).toEqual([VERIFY]);

  await expect(event.card.getByRole('alert')).toBeHidden();
  await page.reload();
  await expect(event.alreadySignedUp).toBeDisabled();
  await expect(event.counting(1)).toBeVisible();
  await page.goto('/signedUpEvents');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});
