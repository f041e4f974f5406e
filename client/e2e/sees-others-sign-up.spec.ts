import { EventPage } from './support/event-page';
import { expect, test } from './support/test';

test('a person who has an event before them sees new sign-ups meanwhile', async ({
  page,
  signIn,
  organizer,
  registerElsewhere,
}) => {
  await signIn('USER');
  const { id } = await organizer.createEvent({ price: '0' });
  const event = new EventPage(page);
  await event.open(id);
  await expect(event.button).toBeEnabled();
  await expect(event.people).toBeHidden();
  for (const count of [1, 2]) {
    const { person, account } = await registerElsewhere('USER');
    await account.signUp(id, person);
    await expect(event.counting(count)).toBeVisible();
    await expect(event.people.getByText(person.name)).toBeVisible();
  }
});
