import { EventPage } from './support/event-page';
import { newPerson } from './support/person';
import { expect, test } from './support/test';
import { WelcomePage } from './support/welcome-page';

const LOG_IN = 'You need to be logged into your account to sign up to this event.';

test('a visitor is asked to register first, and is back at the event with the form', async ({
  page,
  organizer,
}) => {
  const { id, title } = await organizer.createEvent({ price: '0' });
  const event = new EventPage(page);
  await event.open(id);
  await expect(event.card.getByText(LOG_IN)).toBeVisible();
  await expect(event.form).toBeHidden();
  await event.card.getByRole('link', { name: 'Log in or register' }).click();
  const maya = newPerson('USER');
  const welcome = new WelcomePage(page);
  await expect(welcome.form('User registration').getByLabel('E-mail')).toBeFocused();
  await welcome.send('User registration', maya);

  await expect(page).toHaveURL(`/events/${id}#sign-up`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(event.name).toBeFocused();
  await expect(event.form.getByLabel('E-mail')).toHaveValue(maya.email);
  await expect(event.card.getByText(LOG_IN)).toBeHidden();
});

test('a visitor sees how many come, and who, once logged in', async ({
  page,
  organizer,
  registerElsewhere,
}) => {
  const { id } = await organizer.createEvent({ price: '0' });
  const { person: tom, account } = await registerElsewhere('USER');
  await account.signUp(id, tom);
  const { person: maya } = await registerElsewhere('USER');
  const event = new EventPage(page);
  await event.open(id);
  await expect(event.people).toContainText('1 person has signed up. Log in to see their names.');
  await expect(page.getByText(tom.name)).toBeHidden();
  await event.people.getByRole('link', { name: 'Log in' }).click();
  await new WelcomePage(page).send('User login', maya);

  await expect(page).toHaveURL(`/events/${id}`);
  await expect(event.people.getByRole('listitem')).toContainText([tom.name]);
  await expect(page.getByText(tom.email)).toBeHidden();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/\?next=/);
});
