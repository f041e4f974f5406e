import { CheckoutPage } from './support/checkout-page';
import { EventPage } from './support/event-page';
import { buyPlace } from './support/full-event';
import { expect, test } from './support/test';

test('L4: full, waited for, given back, offered by mail, paid for: the place goes to the next in line', async ({
  page,
  context,
  signIn,
  organizer,
  registerElsewhere,
  stripe,
  mailbox,
}) => {
  const maya = await signIn('USER');
  const title = `Bread with ${maya.name}`;
  const { id } = await organizer.createEvent({ title, capacity: 1, refundDeadlineHours: 24 });
  const tom = await registerElsewhere('USER');
  await buyPlace(id, tom, stripe);

  const event = new EventPage(page);
  await event.open(id);
  await expect(event.standing('Full')).toBeVisible();
  await expect(event.card).toContainText('The only place is taken.');
  await expect(event.card).toContainText(
    'No people are waiting yet. You pay nothing until you take a place.',
  );
  await event.fill({ name: 'Maya Okafor', email: maya.email });
  await event.joinButton.click();
  await expect(event.standing('You are 1st in line')).toBeVisible();
  await expect(event.card).toContainText(
    `We mail ${maya.email} when a place is yours. You then have a day to take it.`,
  );

  await tom.account.giveBack(id);
  await mailbox.waitFor(tom.person.email, `You gave your place back: ${title}`);
  const { TextBody } = await mailbox.waitFor(tom.person.email, `Your money back: ${title}`);
  expect(TextBody).toContain('We have given back the £24.50');

  const mail = await mailbox.waitFor(maya.email, `A place for you: ${title}`);
  const offered = new EventPage(await mailbox.follow(mail, 'Take the place and pay £24.50', context));
  await expect(offered.standing('A place for you')).toBeVisible();
  await offered.card.getByRole('button', { name: 'Take the place and pay £24.50' }).click();
  const checkout = new CheckoutPage(offered.page);
  await expect(checkout.summary).toContainText('Maya Okafor');
  await checkout.pay();
  await checkout.seeEvent();
  await expect(offered.alreadySignedUp).toBeDisabled();
  await expect(offered.card.getByText('Paid £24.50')).toBeVisible();
  await expect(offered.counting(1)).toBeVisible();
  await mailbox.waitFor(maya.email, `You’re signed up: ${title}`);
});

test('a person who cannot come says so, and the next in line is offered the place', async ({
  page,
  signIn,
  organizer,
  registerElsewhere,
  stripe,
  mailbox,
}) => {
  const maya = await signIn('USER');
  const title = `Bread with ${maya.name}`;
  const { id } = await organizer.createEvent({ title, capacity: 1 });
  const tom = await registerElsewhere('USER');
  await buyPlace(id, tom, stripe);
  const event = new EventPage(page);
  await event.open(id);
  await event.joinButton.click();
  await expect(event.standing('You are 1st in line')).toBeVisible();
  const ada = await registerElsewhere('USER');
  await ada.account.joinWaitingList(id, ada.person);
  await tom.account.giveBack(id);
  await mailbox.waitFor(maya.email, `A place for you: ${title}`);
  expect(await mailbox.subjectsTo(ada.person.email)).not.toContain(`A place for you: ${title}`);

  await event.open(id);
  await event.card.getByRole('button', { name: 'I can’t come' }).click();
  await expect(event.card.getByText('You have left the waiting list.')).toBeVisible();
  await expect(event.standing('No place is free right now')).toBeVisible();
  await mailbox.waitFor(ada.person.email, `A place for you: ${title}`);
});
