import { ApiAccount } from './support/api-account';
import { CheckoutPage } from './support/checkout-page';
import { fullEvent } from './support/full-event';
import { expect, test } from './support/test';

test('L4: My Events shows a place in line, the offer that comes of it, and the place that was paid', async ({
  page,
  context,
  signIn,
  organizer,
  registerElsewhere,
  stripe,
}) => {
  const maya = await signIn('USER');
  const { id, owner } = await fullEvent({ organizer, registerElsewhere, stripe });
  await new ApiAccount(context.request).joinWaitingList(id, maya);
  await page.goto('/signedUpEvents');
  const waiting = page.getByRole('region', { name: 'Waiting for a place' });
  await expect(waiting.getByRole('listitem').first()).toContainText('You are 1st in line');

  await owner.account.giveBack(id);
  await expect(async () => {
    await page.reload();
    await expect(waiting.getByText('A place for you')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await waiting.getByRole('link').click();
  await page.getByRole('button', { name: /^Take the place and pay/ }).click();
  const checkout = new CheckoutPage(page);
  await checkout.pay();
  await checkout.seeEvent();
  await page.goto('/signedUpEvents');
  await expect(page.getByRole('tab', { name: 'Coming up 1' })).toBeVisible();
  await expect(page.getByText('Paid £24.50')).toBeVisible();
  await expect(waiting).toBeHidden();
});

test('L5: My Events keeps the places that were given back, by oneself or by the creator', async ({
  page,
  context,
  signIn,
  registerElsewhere,
}) => {
  const maya = await signIn('USER');
  const own = new ApiAccount(context.request);
  const { account: staff } = await registerElsewhere('STAFF');
  const mine = await staff.createEvent({ title: 'Given back by Maya', price: '0' });
  const theirs = await staff.createEvent({ title: 'Taken out of', price: '0' });
  await own.signUp(mine.id, maya);
  await own.giveBack(mine.id);
  await own.signUp(theirs.id, maya);
  await staff.takeOut(theirs.id, maya.name);

  await page.goto('/signedUpEvents');
  const places = page.getByRole('region', { name: 'Places given back' }).getByRole('listitem');
  await expect(places).toHaveCount(2);
  await expect(places.filter({ hasText: mine.title })).toContainText(/Given back on \d/);
  await expect(places.filter({ hasText: theirs.title })).toContainText(/Removed by the creator on \d/);
  await places.getByRole('link', { name: mine.title }).click();
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible();
});

test('My Events while offline says that it is offline, and is made up for when the network is back', async ({
  page,
  context,
  signIn,
  expectedComplaints,
}) => {
  expectedComplaints.push(/net::ERR_INTERNET_DISCONNECTED/);
  await signIn('USER');
  await page.goto('/events');
  // The page's code is fetched once the link is seen.
  const code = page.waitForResponse(/\/assets\/my-events-/);
  await page.getByRole('button', { name: 'Profile' }).click();
  await (await code).finished();
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'My Events' }).click();
  await expect(page).toHaveURL('/signedUpEvents');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Failed to get document because the client is offline.',
  );
  await context.setOffline(false);
  await expect(page.getByText('You havent signed up to any events yet')).toBeVisible();
});
