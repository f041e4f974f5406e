import type { Page } from '@playwright/test';
import { failAnswer, loseAnswer, NETWORK_FAILED } from '../support/answers';
import { ApiAccount } from '../support/api-account';
import { CalendarCard } from '../support/calendar-card';
import { ConsentPage } from '../support/consent-page';
import { EventPage } from '../support/event-page';
import type { GoogleSandbox } from '../support/google-sandbox';
import { expect, test } from '../support/test';

async function openCalendar(
  page: Page,
  google: GoogleSandbox,
  organizer: ApiAccount,
  grantCalendar: boolean,
): Promise<CalendarCard> {
  const person = await google.signIn(page.request, 'USER', { grantCalendar });
  const { id } = await organizer.createEvent({ price: '0' });
  await new ApiAccount(page.request).signUp(id, person);
  await new EventPage(page).open(id);
  return new CalendarCard(page);
}

/** Comes back from Google, having set out from an event's page. */
async function openCallback(page: Page, query: string, pendingEventId: string | null = '1'): Promise<void> {
  await page.goto('/forgot-password');
  await page.evaluate((id) => id && localStorage.setItem('pendingEventId', id), pendingEventId);
  await page.goto(`/oauth2callback${query}`);
}

const alert = (page: Page) => page.getByRole('main').getByRole('alert');

test('8: Adding without a session says "you must be logged in to add events to google calendar"', async ({
  page,
  google,
  organizer,
}) => {
  const calendar = await openCalendar(page, google, organizer, true);
  await calendar.addButton.waitFor();
  await new ApiAccount(page.request).logOut();
  await calendar.addButton.click();
  await expect(page.getByText('you must be logged in to add events to google calendar')).toBeVisible();
});

test('8: A failure to add says "failed to add event to google calendar"', async ({
  page,
  google,
  organizer,
}) => {
  const calendar = await openCalendar(page, google, organizer, true);
  await failAnswer(page, 'AddEventToCalendar');
  await calendar.addButton.click();
  await expect(calendar.section.getByRole('alert')).toHaveText('failed to add event to google calendar');
});

test('8: A failure to connect says "Failed to connect Google Calendar"', async ({
  page,
  google,
  organizer,
}) => {
  const calendar = await openCalendar(page, google, organizer, false);
  await failAnswer(page, 'StartCalendarConnection');
  await calendar.connectButton.click();
  await expect(calendar.section.getByRole('alert')).toHaveText('Failed to connect Google Calendar');
});

test('8: Connecting without a session says "you need to be logged in to connect to google calendar"', async ({
  page,
  google,
  organizer,
}) => {
  const calendar = await openCalendar(page, google, organizer, false);
  await calendar.connectButton.waitFor();
  await new ApiAccount(page.request).logOut();
  await calendar.connectButton.click();
  await expect(page.getByText('you need to be logged in to connect to google calendar')).toBeVisible();
});

test('2, 8: /oauth2callback without a code says "no code found in url" (toast)', async ({ page }) => {
  await openCallback(page, '?state=x');
  await expect(page.getByText('no code found in url')).toBeVisible();
});

test('8: Coming back without a session says "user must be logged in to store refresh token" (toast)', async ({
  page,
}) => {
  await openCallback(page, '?code=x&state=x');
  await expect(page.getByText('user must be logged in to store refresh token')).toBeVisible();
});

test('2, 8: /oauth2callback with a foreign state says "invalid or mismatched user. Please log in again"', async ({
  page,
  google,
}) => {
  await google.signIn(page.request, 'USER');
  await openCallback(page, '?code=x&state=somebody-elses');
  await expect(alert(page)).toContainText('invalid or mismatched user. Please log in again');
});

test('8: Coming back without an event says "missing event context please reconnect from event page"', async ({
  page,
  google,
}) => {
  await google.signIn(page.request, 'USER');
  await openCallback(page, '?code=x&state=x', null);
  await expect(alert(page)).toContainText('missing event context please reconnect from event page');
});

test('8: A code that Google does not know says "failed to exchange code"', async ({
  page,
  google,
  organizer,
}) => {
  const calendar = await openCalendar(page, google, organizer, false);
  await calendar.connectButton.click();
  await new ConsentPage(page).continueButton.waitFor();
  const state = new URL(page.url()).searchParams.get('state') ?? '';
  await page.goto(`/oauth2callback?code=unknown&state=${encodeURIComponent(state)}`);
  await expect(alert(page)).toContainText('failed to exchange code');
});

test('8: Any other failure on coming back says "error connection Google Calendar"', async ({
  page,
  google,
  expectedComplaints,
}) => {
  expectedComplaints.push(NETWORK_FAILED);
  await google.signIn(page.request, 'USER');
  await loseAnswer(page, 'ConnectCalendar');
  await openCallback(page, '?code=x&state=x');
  await expect(alert(page)).toContainText('error connection Google Calendar');
});
