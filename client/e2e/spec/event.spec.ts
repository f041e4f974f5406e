import { failAnswer, holdAnswer, sendShell } from '../support/answers';
import { CalendarCard } from '../support/calendar-card';
import { holdClock, pass } from '../support/clock';
import { EventPage } from '../support/event-page';
import { newPerson } from '../support/person';
import { expect, test } from '../support/test';

test('a user signs up to an event', async ({ page, context, signIn, organizer, registerElsewhere }) => {
  await signIn('USER');
  const event = new EventPage(page);
  const { id } = await organizer.createEvent({ price: '0' });
  const { person, account } = await registerElsewhere('USER');
  await account.signUp(id, person);

  await test.step('2: /events/{id} has a sign-up form with name and email', async () => {
    await event.open(id);
    await expect(event.name).toBeVisible();
    await expect(event.form.getByLabel('E-mail')).toBeVisible();
  });

  await test.step('2: Users signed in with a password do not see the Google Calendar section', async () => {
    await expect(event.button).toBeVisible();
    await expect(new CalendarCard(page).section).toBeHidden();
  });

  await test.step('2: /events/{id} lists the people who signed up', async () => {
    await expect(event.people.getByRole('listitem')).toContainText([person.name]);
  });

  await test.step('5: In the sign-up form name and email are required, and email is of e-mail type', async () => {
    await expect(event.form.getByLabel('E-mail')).toHaveAttribute('type', 'email');
    await event.fill({ name: '', email: '' });
    await event.button.click();
    await expect(event.name).toHaveAccessibleDescription('name is required');
    await expect(event.form.getByLabel('E-mail')).toHaveAccessibleDescription('email is required');
  });

  await test.step('8: A failed sign-up says "Error whilst signing up to the event. Please fill check the form and try again"', async () => {
    await failAnswer(page, 'SignUp');
    await event.fill(newPerson('USER'));
    await event.button.click();
    await expect(event.card.getByRole('alert')).toContainText(
      'Error whilst signing up to the event. Please fill check the form and try again',
    );
  });

  await test.step('4: While signing up runs, its button is disabled and says so', async () => {
    await holdAnswer(page, 'SignUp');
    await event.button.click();
    await expect(event.form.getByRole('button', { name: 'Signing up...' })).toBeDisabled();
  });

  await test.step('8: A sign-up form that cannot be read says "Error fetching sign up form"', async () => {
    await sendShell(context, `/events/${id}`);
    await failAnswer(page, 'EventSignUps');
    await event.open(id);
    await expect(event.card.getByRole('alert')).toContainText('Error fetching sign up form');
  });

  await context.unrouteAll();
  await page.unrouteAll();
  await event.open(id);
  await event.fill(newPerson('USER'));
  await holdClock(page);

  await test.step('4: Once signed up the button reads "Already signed up" and is disabled', async () => {
    await event.button.click();
    await expect(event.alreadySignedUp).toBeDisabled();
  });

  await test.step('9: A price of 0 asks for no payment', async () => {
    await expect(event.alreadySignedUp).toBeVisible();
    await expect(page).toHaveURL(`/events/${id}`);
  });

  await test.step('4, 9: Status messages on event pages clear after 5 seconds', async () => {
    const message = event.card.getByText('You have signed up to this event');
    await expect(message).toBeVisible();
    await pass(page, 4_999);
    await expect(message).toBeVisible();
    await pass(page, 1);
    await expect(message).toBeHidden();
  });

  await test.step('4, 8: A link that cannot be copied says "Error whilst copying the event URL. Please try again", for 5 seconds', async () => {
    await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject() }));
    await page.getByRole('button', { name: 'Copy event link' }).click();
    const message = page.getByText('Error whilst copying the event URL. Please try again');
    await expect(message).toBeVisible();
    await pass(page, 4_999);
    await expect(message).toBeVisible();
    await pass(page, 1);
    await expect(message).toBeHidden();
  });
});
