import type { Page } from '@playwright/test';
import { ApiAccount } from '../support/api-account';
import { CalendarCard } from '../support/calendar-card';
import { holdClock, pass } from '../support/clock';
import { ConsentPage } from '../support/consent-page';
import { EventPage } from '../support/event-page';
import type { GoogleSandbox } from '../support/google-sandbox';
import { expect, test } from '../support/test';

/** Signs in with Google; the event's page, with or without a place there. */
async function openEvent(
  page: Page,
  google: GoogleSandbox,
  organizer: ApiAccount,
  { grantCalendar = false, hasPlace = true } = {},
) {
  const person = await google.signIn(page.request, 'USER', { grantCalendar });
  const { id } = await organizer.createEvent({ price: '0' });
  if (hasPlace) await new ApiAccount(page.request).signUp(id, person);
  await new EventPage(page).open(id);
  return { id, person, calendar: new CalendarCard(page) };
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('2: Users signed in with Google see the Google Calendar section', async ({
  page,
  google,
  organizer,
}) => {
  const { calendar } = await openEvent(page, google, organizer);
  await expect(calendar.section).toBeVisible();
});

test('2: Users signed in with a password do not see the Google Calendar section', async ({
  page,
  signIn,
  organizer,
}) => {
  await signIn('USER');
  const event = new EventPage(page);
  await event.open((await organizer.createEvent({ price: '0' })).id);
  await expect(event.button).toBeVisible();
  await expect(new CalendarCard(page).section).toBeHidden();
});

test('4: Connecting requires being signed up', async ({ page, google, organizer }) => {
  const { calendar } = await openEvent(page, google, organizer, { hasPlace: false });
  await expect(calendar.connectButton).toBeDisabled();
});

test('4: Adding requires being connected and signed up', async ({ page, google, organizer }) => {
  const { calendar } = await openEvent(page, google, organizer, { grantCalendar: true, hasPlace: false });
  await expect(calendar.addButton).toBeDisabled();
});

test('4, 9: Connecting redirects after 2 seconds', async ({ page, google, organizer }) => {
  const { id, calendar } = await openEvent(page, google, organizer);
  await holdClock(page);
  await calendar.connectButton.click();
  await expect(calendar.section.getByRole('button', { name: 'Connecting...' })).toBeDisabled();
  await expect.poll(() => stored(page, 'pendingEventId')).toBe(id);
  await pass(page, 1_999);
  await expect(page).toHaveURL(`/events/${id}`);
  await pass(page, 1);
  await new ConsentPage(page).continueButton.waitFor();
});

test('4, 9: A successful code exchange sets the flag, and leads to /events/{pendingEventId} after 2.5 seconds', async ({
  page,
  google,
  organizer,
}) => {
  const { id, person, calendar } = await openEvent(page, google, organizer);
  await calendar.connectButton.click();
  const consent = new ConsentPage(page);
  await consent.choose(person);
  await page.clock.install();
  await consent.continueButton.click();
  await expect(page.getByText('Google Calendar is connected.')).toBeVisible();
  expect(await stored(page, 'googleCalendarConnected')).toBeTruthy();
  await page.clock.fastForward(2_500);
  await expect(page).toHaveURL(`/events/${id}`);
});

test('4: A connected calendar is remembered locally', async ({ page, google, organizer }) => {
  const { calendar } = await openEvent(page, google, organizer, { grantCalendar: true });
  await expect(calendar.addButton).toBeEnabled();
  await expect.poll(() => stored(page, 'googleCalendarConnected')).toBe('true');
});

test('4: An event added to the calendar is remembered per event', async ({ page, google, organizer }) => {
  const { id, calendar } = await openEvent(page, google, organizer, { grantCalendar: true });
  await calendar.addButton.click();
  await expect(calendar.added).toBeVisible();
  expect(await stored(page, `eventAdded_${id}`)).toBe('true');
});

test('2: Without authorization, adding redirects to /connect-google-calendar', async ({
  page,
  google,
  organizer,
}) => {
  const { id, person, calendar } = await openEvent(page, google, organizer, { grantCalendar: true });
  await google.revoke(person);
  await calendar.addButton.click();
  await expect(page).toHaveURL(`/connect-google-calendar?event=${id}`);
});
