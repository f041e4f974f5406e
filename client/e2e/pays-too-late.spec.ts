import { CheckoutPage } from './support/checkout-page';
import { inDays } from './support/event-fields';
import { EventPage } from './support/event-page';
import { expect, test } from './support/test';

const NOT_SIGNED_UP = 'Payment succeeded but there was an error signing you up to the event';

test('L2: a person who pays for an event that is over by then has no place, is told why, and gets the money back', async ({
  page,
  signIn,
  organizer,
  mailbox,
}) => {
  const { email } = await signIn('USER');
  const { id, title } = await organizer.createEvent();
  const checkout = new CheckoutPage(page);
  await checkout.openFromEvent(id);
  await organizer.updateEvent(id, { date: inDays(-2) });
  await checkout.pay();
  const alert = checkout.panel.getByRole('alert');
  await expect(alert).toContainText(NOT_SIGNED_UP);
  await expect(alert).toContainText('This event is over.');
  await expect(alert).toContainText('Your money is being given back; a mail will say so.');
  const { TextBody } = await mailbox.waitFor(email, `Your money back: ${title}`);
  expect(TextBody).toContain('We have given back the £24.50');

  const event = new EventPage(page);
  await event.open(id);
  await expect(event.standing('This event is over')).toBeVisible();
  await expect(event.card).toContainText('There were no sign-ups.');
});

test('L3: a person who lets the last place go in another tab pays nothing for it in this one once it is taken', async ({
  page,
  context,
  signIn,
  organizer,
  registerElsewhere,
  stripe,
  expectedComplaints,
}) => {
  expectedComplaints.push(/400/);
  await signIn('USER');
  const { id } = await organizer.createEvent({ capacity: 1 });
  const checkout = new CheckoutPage(page);
  await checkout.openFromEvent(id);
  await checkout.fillCard('4242424242424242');

  const other = new CheckoutPage(await context.newPage());
  await other.open(id);
  await other.panel.getByRole('button', { name: 'Let the place go' }).press('Enter');
  await expect(other.page).toHaveURL(`/events/${id}`);
  const tom = await registerElsewhere('USER');
  await tom.account.startCheckout(id, tom.person);

  await checkout.payButton.click();
  const status = checkout.panel.getByRole('status');
  await expect(status).toContainText('All places are taken.');
  await expect(status).toContainText('You have not been charged.');
  await checkout.panel.getByRole('link', { name: 'See the event' }).click();
  await expect(new EventPage(page).standing('Full')).toBeVisible();
  expect((await stripe.paymentsFor(id)).map(({ status }) => status)).not.toContain('succeeded');
});
