import type { Page } from '@playwright/test';
import { ApiAccount } from './support/api-account';
import { CalendarCard } from './support/calendar-card';
import { ConsentPage } from './support/consent-page';
import { newPerson } from './support/person';
import { expect, test } from './support/test';

const NOT_CONNECTED = 'Your Google Calendar was not connected.';

async function expectSentence(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(`${sentence} ${NOT_CONNECTED}`);
  await expect(page).toHaveURL('/oauth2callback');
}

test('not agreeing at Google', async ({ page, google, organizer }) => {
  const noor = await google.signIn(page.request, 'USER', { grantCalendar: false });
  const { id } = await organizer.createEvent({ price: '0' });
  await new ApiAccount(page.request).signUp(id, noor);
  await page.goto(`/events/${id}`);
  await new CalendarCard(page).connectButton.click();
  await new ConsentPage(page).cancelButton.click();
  await expect(page.getByText('no code found in url')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the event' }).click();
  await expect(page).toHaveURL(`/events/${id}`);
});

test('the person does not let the product into the calendar', async ({ page, google, organizer }) => {
  const noor = await google.signIn(page.request, 'USER', { grantCalendar: false });
  const { id } = await organizer.createEvent({ price: '0' });
  await new ApiAccount(page.request).signUp(id, noor);
  await page.goto(`/events/${id}`);
  await new CalendarCard(page).connectButton.click();
  const consent = new ConsentPage(page);
  await consent.choose(noor);
  await consent.calendar.uncheck();
  await consent.continueButton.click();
  await expectSentence(page, 'error connection Google Calendar');
});

test('agreeing as another person', async ({ page, google, organizer }) => {
  const noor = await google.signIn(page.request, 'USER', { grantCalendar: false });
  const { id } = await organizer.createEvent({ price: '0' });
  await new ApiAccount(page.request).signUp(id, noor);
  await page.goto(`/events/${id}`);
  await new CalendarCard(page).connectButton.click();
  await new ConsentPage(page).agreeAs(newPerson('USER'));
  await expectSentence(page, 'invalid or mismatched user. Please log in again');
});
