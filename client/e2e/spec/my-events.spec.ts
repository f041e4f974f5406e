import { failAnswer } from '../support/answers';
import { ApiAccount } from '../support/api-account';
import { expect, test } from '../support/test';

test('2: /signedUpEvents shows the events that the user signed up to', async ({
  page,
  signIn,
  organizer,
}) => {
  const maya = await signIn('USER');
  const title = `Bread with ${maya.name}`;
  const { id } = await organizer.createEvent({ title, price: '0' });
  await organizer.createEvent({ title: `Cheese without ${maya.name}`, price: '0' });
  await new ApiAccount(page.request).signUp(id, maya);
  await page.goto('/signedUpEvents');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([title]);
});

test('A visitor without a session reads "You need to be logged in to view your events"', async ({ page }) => {
  await page.goto('/signedUpEvents');
  await expect(page.getByText('You need to be logged in to view your events')).toBeVisible();
});

test('8: Sign-ups that cannot be read say "error whilst fetching your events. Please try again"', async ({
  page,
  signIn,
}) => {
  await signIn('USER');
  await failAnswer(page, 'MyEventsPage');
  await page.goto('/signedUpEvents');
  await expect(page.getByRole('alert')).toContainText('error whilst fetching your events. Please try again');
});

test('A person without sign-ups reads "You havent signed up to any events yet"', async ({ page, signIn }) => {
  await signIn('USER');
  await page.goto('/signedUpEvents');
  await expect(page.getByText('You havent signed up to any events yet')).toBeVisible();
});
