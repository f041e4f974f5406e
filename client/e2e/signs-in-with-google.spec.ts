import { ApiAccount } from './support/api-account';
import { CalendarCard } from './support/calendar-card';
import { openGoogle } from './support/consent-page';
import { EventPage } from './support/event-page';
import { newPerson } from './support/person';
import { expect, test } from './support/test';
import { WelcomePage } from './support/welcome-page';

const FAILED = 'error signing in via google';

test.beforeEach(async ({ page }) => new WelcomePage(page).open());

test('the second sign-in is into the same account', async ({ page, context, google, organizer }) => {
  const noor = await google.signIn(page.request, 'USER');
  const account = new ApiAccount(page.request);
  const { id, title } = await organizer.createEvent({ price: '0' });
  await account.signUp(id, noor);
  await account.logOut();
  await new WelcomePage(page).open();
  await (await openGoogle(page, context)).agreeAs(noor);
  await expect(page).toHaveURL('/events');
  await page.goto('/signedUpEvents');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('a window that is closed instead says so, and the next one works', async ({ page, context }) => {
  const { page: googleWindow } = await openGoogle(page, context);
  await googleWindow.close();
  // This browser never takes the focus from the page, so that the person's return shows only in what they do there.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('alert')).toContainText(FAILED);
  await (await openGoogle(page, context)).agreeAs(newPerson('USER'));
  await expect(page).toHaveURL('/events');
});

test('a person who does not agree is not signed in', async ({ page, context }) => {
  const consent = await openGoogle(page, context);
  await consent.cancelButton.click();
  await expect(page.getByRole('alert')).toContainText(FAILED);
  await expect(page.getByRole('button', { name: 'Login with Google' })).toBeEnabled();
  await page.goto('/signedUpEvents');
  await expect(page.getByText('You need to be logged in to view your events')).toBeVisible();
});

test('a person who grants no calendar is signed in, and not connected', async ({
  page,
  context,
  organizer,
}) => {
  const noor = newPerson('USER');
  const consent = await openGoogle(page, context);
  await consent.choose(noor);
  await consent.calendar.uncheck();
  await consent.continueButton.click();
  await expect(page).toHaveURL('/events');

  const { id } = await organizer.createEvent({ price: '0' });
  const event = new EventPage(page);
  const calendar = new CalendarCard(page);
  await event.open(id);
  await expect(calendar.connectButton).toBeDisabled();
  await event.button.click();
  await expect(calendar.connectButton).toBeEnabled();
});
