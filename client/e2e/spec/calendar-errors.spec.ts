import type { Page } from '@playwright/test';
import { loseAnswer, NETWORK_FAILED } from '../support/answers';
import { ApiAccount } from '../support/api-account';
import { CalendarCard } from '../support/calendar-card';
import { ConsentPage } from '../support/consent-page';
import { EventPage } from '../support/event-page';
import { expect, test } from '../support/test';

/** Comes back from Google, having set out from an event's page. */
async function openCallback(page: Page, query: string, pendingEventId: string | null = '1'): Promise<void> {
  await page.goto('/forgot-password');
  await page.evaluate((id) => {
    localStorage.clear();
    if (id) localStorage.setItem('pendingEventId', id);
  }, pendingEventId);
  await page.goto(`/oauth2callback${query}`);
}

test('people come back from Google in vain', async ({ page, google, organizer, expectedComplaints }) => {
  expectedComplaints.push(NETWORK_FAILED);
  const alert = page.getByRole('main').getByRole('alert');

  await test.step('2, 8: /oauth2callback without a code says "no code found in url" (toast)', async () => {
    await openCallback(page, '?state=x');
    await expect(page.getByText('no code found in url')).toBeVisible();
  });

  await test.step('8: Coming back without a session says "user must be logged in to store refresh token" (toast)', async () => {
    await openCallback(page, '?code=x&state=x');
    await expect(page.getByText('user must be logged in to store refresh token')).toBeVisible();
  });

  const person = await google.signIn(page.request, 'USER', { grantCalendar: false });

  await test.step('2, 8: /oauth2callback with a foreign state says "invalid or mismatched user. Please log in again"', async () => {
    await openCallback(page, '?code=x&state=somebody-elses');
    await expect(alert).toContainText('invalid or mismatched user. Please log in again');
  });

  await test.step('8: Coming back without an event says "missing event context please reconnect from event page"', async () => {
    await openCallback(page, '?code=x&state=x', null);
    await expect(alert).toContainText('missing event context please reconnect from event page');
  });

  await test.step('8: A code that Google does not know says "failed to exchange code"', async () => {
    const { id } = await organizer.createEvent({ price: '0' });
    await new ApiAccount(page.request).signUp(id, person);
    await new EventPage(page).open(id);
    await new CalendarCard(page).connectButton.click();
    await new ConsentPage(page).continueButton.waitFor();
    const state = new URL(page.url()).searchParams.get('state') ?? '';
    await page.goto(`/oauth2callback?code=unknown&state=${encodeURIComponent(state)}`);
    await expect(alert).toContainText('failed to exchange code');
  });

  await test.step('8: Any other failure on coming back says "error connection Google Calendar"', async () => {
    await loseAnswer(page, 'ConnectCalendar');
    await openCallback(page, '?code=x&state=x');
    await expect(alert).toContainText('error connection Google Calendar');
  });
});
