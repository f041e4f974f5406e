import { failAnswer, sendShell } from '../support/answers';
import { EventPage } from '../support/event-page';
import { expect, test } from '../support/test';

test('8: An event that cannot be read says "Error whilst fetching event details"', async ({
  page,
  context,
}) => {
  await sendShell(context, '/events/1');
  await failAnswer(page, 'EventPage');
  await page.goto('/events/1');
  await expect(page.getByRole('alert')).toContainText('Error whilst fetching event details');
});

test('8: A sign-up form that cannot be read says "Error fetching sign up form"', async ({
  page,
  context,
  signIn,
  organizer,
}) => {
  await signIn('USER');
  const event = new EventPage(page);
  const { id } = await organizer.createEvent({ price: '0' });
  await sendShell(context, `/events/${id}`);
  await failAnswer(page, 'EventSignUps');
  await event.open(id);
  await expect(event.card.getByRole('alert')).toContainText('Error fetching sign up form');
});

test('8: A failed sign-up says "Error whilst signing up to the event. Please fill check the form and try again"', async ({
  page,
  signIn,
  organizer,
}) => {
  await signIn('USER');
  const event = new EventPage(page);
  await event.open((await organizer.createEvent({ price: '0' })).id);
  await failAnswer(page, 'SignUp');
  await event.button.click();
  await expect(event.card.getByRole('alert')).toContainText(
    'Error whilst signing up to the event. Please fill check the form and try again',
  );
});
