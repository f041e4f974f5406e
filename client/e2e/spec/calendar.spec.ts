import type { Page } from '@playwright/test';
import { failAnswer } from '../support/answers';
import { ApiAccount } from '../support/api-account';
import { CalendarCard } from '../support/calendar-card';
import { holdClock, pass } from '../support/clock';
import { ConsentPage } from '../support/consent-page';
import { EventPage } from '../support/event-page';
import { expect, test } from '../support/test';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('a user connects their calendar', async ({ page, google, organizer }) => {
  let person = await google.signIn(page.request, 'USER', { grantCalendar: false });
  const { id } = await organizer.createEvent({ price: '0' });
  const event = new EventPage(page);
  const calendar = new CalendarCard(page);

  await test.step('2: Users signed in with Google see the Google Calendar section', async () => {
    await event.open(id);
    await expect(calendar.section).toBeVisible();
  });

  await test.step('4: Connecting requires being signed up', async () => {
    await expect(calendar.connectButton).toBeDisabled();
  });

  await test.step('8: A failure to connect says "Failed to connect Google Calendar"', async () => {
    await new ApiAccount(page.request).signUp(id, person);
    await event.open(id);
    await failAnswer(page, 'StartCalendarConnection');
    await calendar.connectButton.click();
    await expect(calendar.section.getByRole('alert')).toHaveText('Failed to connect Google Calendar');
    await page.unrouteAll();
  });

  await test.step('8: Connecting without a session says "you need to be logged in to connect to google calendar"', async () => {
    await new ApiAccount(page.request).logOut();
    await calendar.connectButton.click();
    await expect(page.getByText('you need to be logged in to connect to google calendar')).toBeVisible();
  });

  person = await google.signIn(page.request, 'USER', { grantCalendar: false });
  await new ApiAccount(page.request).signUp(id, person);

  await test.step('4, 9: Connecting redirects after 2 seconds', async () => {
    await event.open(id);
    await holdClock(page);
    await calendar.connectButton.click();
    await expect(calendar.section.getByRole('button', { name: 'Connecting...' })).toBeDisabled();
    await expect.poll(() => stored(page, 'pendingEventId')).toBe(id);
    await pass(page, 1_999);
    await expect(page).toHaveURL(`/events/${id}`);
    await pass(page, 1);
    await new ConsentPage(page).continueButton.waitFor();
  });

  await test.step('4, 9: A successful code exchange sets the flag, and leads to /events/{pendingEventId} after 2.5 seconds', async () => {
    const consent = new ConsentPage(page);
    await consent.choose(person);
    await consent.continueButton.click();
    await expect(page.getByText('Google Calendar is connected.')).toBeVisible();
    expect(await stored(page, 'googleCalendarConnected')).toBeTruthy();
    await pass(page, 2_499);
    await expect(page).toHaveURL('/oauth2callback');
    await pass(page, 1);
    await expect(page).toHaveURL(`/events/${id}`);
  });
});

test('a user adds events to their calendar', async ({ page, google, organizer }) => {
  const person = await google.signIn(page.request, 'USER', { grantCalendar: true });
  const { id } = await organizer.createEvent({ price: '0' });
  const { id: another } = await organizer.createEvent({ price: '0' });
  const event = new EventPage(page);
  const calendar = new CalendarCard(page);

  await test.step('4: Adding requires being connected and signed up', async () => {
    await event.open(id);
    await expect(calendar.addButton).toBeDisabled();
  });

  await test.step('4: A connected calendar is remembered locally', async () => {
    await new ApiAccount(page.request).signUp(id, person);
    await page.evaluate(() => localStorage.clear());
    await event.open(id);
    await expect(calendar.addButton).toBeEnabled();
    await expect.poll(() => stored(page, 'googleCalendarConnected')).toBe('true');
  });

  await test.step('8: A failure to add says "failed to add event to google calendar"', async () => {
    await failAnswer(page, 'AddEventToCalendar');
    await calendar.addButton.click();
    await expect(calendar.section.getByRole('alert')).toHaveText('failed to add event to google calendar');
    await page.unrouteAll();
  });

  await test.step('4: An event added to the calendar is remembered per event', async () => {
    await calendar.addButton.click();
    await expect(calendar.added).toBeVisible();
    expect(await stored(page, `eventAdded_${id}`)).toBe('true');
  });

  await test.step('2: Without authorization, adding redirects to /connect-google-calendar', async () => {
    await new ApiAccount(page.request).signUp(another, person);
    await event.open(another);
    await google.revoke(person);
    await calendar.addButton.click();
    await expect(page).toHaveURL(`/connect-google-calendar?event=${another}`);
  });

  await test.step('8: Adding without a session says "you must be logged in to add events to google calendar"', async () => {
    const somebodyElse = await google.signIn(page.request, 'USER', { grantCalendar: true });
    await new ApiAccount(page.request).signUp(another, somebodyElse);
    await event.open(another);
    await calendar.addButton.waitFor();
    await new ApiAccount(page.request).logOut();
    await calendar.addButton.click();
    await expect(page.getByText('you must be logged in to add events to google calendar')).toBeVisible();
  });
});
