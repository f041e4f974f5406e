import { ApiAccount } from './support/api-account';
import { EventPage } from './support/event-page';
import { newPerson } from './support/person';
import { expect, test } from './support/test';

test('D16: a new sign-up is seen at once on the event’s page elsewhere, and by its creator', async ({
  page,
  browser,
  server,
  signIn,
  registerElsewhere,
}) => {
  await signIn('STAFF');
  const { id } = await new ApiAccount(page.request).createEvent({ price: '0', capacity: 12 });
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const maya = newPerson('USER');
  await new ApiAccount(elsewhere.request).register(maya);
  const event = new EventPage(await elsewhere.newPage());
  await page.goto(`/staff-events/${id}`);
  await event.open(id);
  const people = page.getByRole('region', { name: 'Who is coming' });
  await expect(people.getByText('There are no sign-ups yet.')).toBeVisible();
  await expect(event.card.getByText('12 of 12 places left')).toBeVisible();

  const { person: tom, account } = await registerElsewhere('USER');
  await account.signUp(id, { name: 'Tom Reilly', email: tom.email });
  await expect(event.card.getByText('11 of 12 places left')).toBeVisible();
  await expect(event.counting(1)).toBeVisible();
  await expect(people.getByText('Tom Reilly')).toBeVisible();

  await event.fill({ name: 'Maya Okafor', email: maya.email });
  await event.button.click();
  await expect(people.getByText('Maya Okafor')).toBeVisible();
  await expect(people.getByText('2 of 2 shown')).toBeVisible();
  await elsewhere.close();
});
