import { ApiAccount } from './support/api-account';
import { EventPage } from './support/event-page';
import { expect, test } from './support/test';

test('the creator alone sees the attendees with their e-mail addresses', async ({
  page,
  signIn,
  registerElsewhere,
}) => {
  await signIn('STAFF');
  const { id, title } = await new ApiAccount(page.request).createEvent({ price: '0' });
  const { person: tom, account } = await registerElsewhere('USER');
  await page.goto(`/staff-events/${id}`);
  const people = page.getByRole('region', { name: 'Who is coming' });
  await expect(people.getByText('There are no sign-ups yet.')).toBeVisible();

  await account.signUp(id, { name: 'Tom Reilly', email: tom.email });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(people.getByText('Tom Reilly')).toBeVisible();
  await expect(people.getByRole('link', { name: tom.email })).toBeVisible();
  await expect(people.getByText('1 of 1 shown')).toBeVisible();

  await new ApiAccount(page.request).logOut();
  await signIn('STAFF');
  const event = new EventPage(page);
  await event.open(id);
  await expect(event.people.getByText('Tom Reilly')).toBeVisible();
  await expect(page.getByText(tom.email)).toBeHidden();
  await page.goto(`/staff-events/${id}`);
  await expect(page.getByText('You do not have permission to view or modify this event.')).toBeVisible();
  await expect(page.getByText(tom.email)).toBeHidden();
});
