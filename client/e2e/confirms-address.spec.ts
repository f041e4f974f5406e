import { EventPage } from './support/event-page';
import { newPerson } from './support/person';
import { expect, test } from './support/test';

const LINK = 'Confirm this address';

test('S32: a person signs up with another address than that of the account', async ({
  page,
  context,
  signIn,
  organizer,
  registerElsewhere,
  mailbox,
}) => {
  const { name, email: own } = await signIn('USER');
  const event = new EventPage(page);

  await test.step('S32: mails go to the account’s own address until the owner of the typed one presses Confirm', async () => {
    const { id, title } = await organizer.createEvent({ price: '0' });
    const { email: typed } = newPerson('USER');
    await event.open(id);
    await event.fill({ name, email: typed });
    await event.button.click();
    await expect(event.alreadySignedUp).toBeDisabled();
    await expect(event.card).toContainText(
      `We have sent a mail to ${typed}. Until its owner confirms it, mails about this event go to ${own}.`,
    );
    await mailbox.waitFor(own, `You’re signed up: ${title}`);

    const mail = await mailbox.waitFor(typed, `Is this your address? ${title}`);
    const link = await mailbox.follow(mail, LINK, context);
    await link.getByRole('button', { name: 'Confirm' }).click();
    await expect(link.getByText(`Thank you. Mails about ${title} now go to this address.`)).toBeVisible();
    await link.close();
    await mailbox.waitFor(typed, `You’re signed up: ${title}`);
    await page.reload();
    await expect(event.card).toContainText(`${name}, ${typed}`);
    await expect(event.card).not.toContainText('We have sent a mail');
  });

  await test.step('S32: an address of a person who attends is taken like any other, and its owner’s link changes nothing', async () => {
    const { id, title } = await organizer.createEvent({ price: '0' });
    const { person: tom, account } = await registerElsewhere('USER');
    await account.signUp(id, tom);
    await event.open(id);
    await event.fill({ name, email: tom.email.toUpperCase() });
    await event.button.click();
    await expect(event.alreadySignedUp).toBeDisabled();
    await expect(event.counting(2)).toBeVisible();

    const mail = await mailbox.waitFor(tom.email, `Is this your address? ${title}`);
    const link = await mailbox.follow(mail, LINK, context);
    await link.getByRole('button', { name: 'Confirm' }).click();
    await expect(link.getByRole('alert')).toHaveText('You have already signed up to this event');
  });
});
