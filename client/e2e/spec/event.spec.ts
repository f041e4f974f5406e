import { holdAnswer } from '../support/answers';
import { holdClock, pass } from '../support/clock';
import { anEvent } from '../support/event-fields';
import { EventPage } from '../support/event-page';
import { expect, test } from '../support/test';

test('2: /events/{id} shows the details of the event', async ({ page, organizer }) => {
  const { id, title } = await organizer.createEvent({ date: '2049-09-09' });
  await new EventPage(page).open(id);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const details = page.getByRole('article').first();
  const { description, location, type } = anEvent();
  for (const text of [description, location, type, '£24.50', '10:00', '12:30', '9 September 2049']) {
    await expect(details).toContainText(text);
  }
});

test('2: /events/{id} has a sign-up form with name and email', async ({ page, signIn, organizer }) => {
  await signIn('USER');
  const event = new EventPage(page);
  await event.open((await organizer.createEvent({ price: '0' })).id);
  await expect(event.form.getByLabel('Name')).toBeVisible();
  await expect(event.form.getByLabel('E-mail')).toBeVisible();
});

test('2: /events/{id} has a button that copies the URL of the event', async ({
  page,
  context,
  server,
  organizer,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  const { id } = await organizer.createEvent();
  await new EventPage(page).open(id);
  await page.getByRole('button', { name: 'Copy event link' }).click();
  await expect(page.getByText('Event link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/events/${id}`);
});

test('2: /events/{id} lists the people who signed up', async ({
  page,
  signIn,
  organizer,
  registerElsewhere,
}) => {
  const { id } = await organizer.createEvent({ price: '0' });
  const { person, account } = await registerElsewhere('USER');
  await account.signUp(id, person);
  await signIn('USER');
  const event = new EventPage(page);
  await event.open(id);
  await expect(event.people.getByRole('listitem')).toContainText([person.name]);
});

test('2, 8: Anonymous visitors read "You need to be logged into your account to sign up to this event."', async ({
  page,
  organizer,
}) => {
  const event = new EventPage(page);
  await event.open((await organizer.createEvent()).id);
  await expect(event.card).toContainText('You need to be logged into your account to sign up to this event.');
  await expect(event.form).toBeHidden();
});

test('4: While signing up runs, its button is disabled and says so', async ({ page, signIn, organizer }) => {
  await signIn('USER');
  const event = new EventPage(page);
  await event.open((await organizer.createEvent({ price: '0' })).id);
  await holdAnswer(page, 'SignUp');
  await event.button.click();
  await expect(event.form.getByRole('button', { name: 'Signing up...' })).toBeDisabled();
});

test('4: Once signed up the button reads "Already signed up" and is disabled', async ({
  page,
  signIn,
  organizer,
}) => {
  await signIn('USER');
  const event = new EventPage(page);
  await event.open((await organizer.createEvent({ price: '0' })).id);
  await event.button.click();
  await expect(event.alreadySignedUp).toBeDisabled();
});

test('4, 9: A price above 0 leads to /payment instead', async ({ page, signIn, organizer }) => {
  await signIn('USER');
  const event = new EventPage(page);
  const { id } = await organizer.createEvent({ price: '0.30' });
  await event.open(id);
  await event.button.click();
  await expect(page).toHaveURL(`/payment?event=${id}`);
});

test('4, 9: Status messages on event pages clear after 5 seconds', async ({ page, signIn, organizer }) => {
  await signIn('USER');
  const event = new EventPage(page);
  await event.open((await organizer.createEvent({ price: '0' })).id);
  await holdClock(page);
  await event.button.click();
  const message = event.card.getByText('You have signed up to this event');
  await expect(message).toBeVisible();
  await pass(page, 4_999);
  await expect(message).toBeVisible();
  await pass(page, 1);
  await expect(message).toBeHidden();
});

test('4, 8: A link that cannot be copied says "Error whilst copying the event URL. Please try again", for 5 seconds', async ({
  page,
  organizer,
}) => {
  await new EventPage(page).open((await organizer.createEvent()).id);
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject() }));
  await holdClock(page);
  await page.getByRole('button', { name: 'Copy event link' }).click();
  const message = page.getByText('Error whilst copying the event URL. Please try again');
  await expect(message).toBeVisible();
  await pass(page, 4_999);
  await expect(message).toBeVisible();
  await pass(page, 1);
  await expect(message).toBeHidden();
});

test('5: In the sign-up form name and email are required, and email is of e-mail type', async ({
  page,
  signIn,
  organizer,
}) => {
  await signIn('USER');
  const event = new EventPage(page);
  await event.open((await organizer.createEvent({ price: '0' })).id);
  await expect(event.form.getByLabel('E-mail')).toHaveAttribute('type', 'email');
  await event.fill({ name: '', email: '' });
  await event.button.click();
  await expect(event.form.getByLabel('Name')).toHaveAccessibleDescription('name is required');
  await expect(event.form.getByLabel('E-mail')).toHaveAccessibleDescription('email is required');
});
