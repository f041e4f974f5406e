import { ApiAccount } from './support/api-account';
import { CalendarCard } from './support/calendar-card';
import { openGoogle } from './support/consent-page';
import { EventPage } from './support/event-page';
import { newPerson } from './support/person';
import { expect, test } from './support/test';
import { WelcomePage } from './support/welcome-page';

const FAILED = 'error signing in via google';

test('a person signs in with Google', async ({ page, context, organizer }) => {
  const noor = newPerson('USER');
  const welcome = new WelcomePage(page);
  const { id, title } = await organizer.createEvent({ price: '0' });
  await welcome.open();

  await test.step('a person who does not agree is not signed in', async () => {
    const consent = await openGoogle(page, context);
    await consent.cancelButton.click();
    await expect(page.getByRole('alert')).toContainText(FAILED);
    await expect(page.getByRole('button', { name: 'Login with Google' })).toBeEnabled();
    await page.goto('/signedUpEvents');
    await expect(page.getByText('You need to be logged in to view your events')).toBeVisible();
  });

  await test.step('a window that is closed instead says so, and the next one works', async () => {
    await welcome.open();
    const { page: googleWindow } = await openGoogle(page, context);
    await googleWindow.close();
    // This browser never takes the focus from the page, so that the person's return shows only in what they do there.
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('alert')).toContainText(FAILED);
  });

  await test.step('a person who grants no calendar is signed in, and not connected', async () => {
    const consent = await openGoogle(page, context);
    await consent.choose(noor);
    await consent.calendar.uncheck();
    await consent.continueButton.click();
    await expect(page).toHaveURL('/events');

    const event = new EventPage(page);
    const calendar = new CalendarCard(page);
    await event.open(id);
    await expect(calendar.connectButton).toBeDisabled();
    await event.button.click();
    await expect(calendar.connectButton).toBeEnabled();
  });

  await test.step('the second sign-in is into the same account', async () => {
    await new ApiAccount(page.request).logOut();
    await welcome.open();
    await (await openGoogle(page, context)).agreeAs(noor);
    await expect(page).toHaveURL('/events');
    await page.goto('/signedUpEvents');
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  });
});
