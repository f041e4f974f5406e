import { readFile } from 'node:fs/promises';
import { ApiAccount } from './support/api-account';
import { CalendarCard } from './support/calendar-card';
import { holdClock, pass } from './support/clock';
import { ConsentPage } from './support/consent-page';
import { inDays } from './support/event-fields';
import { EventPage } from './support/event-page';
import { expect, test } from './support/test';

test('connects a calendar, adds an event to it, and takes the access back', async ({
  page,
  google,
  organizer,
}) => {
  const noor = await google.signIn(page.request, 'USER', { grantCalendar: false });
  const { id, title } = await organizer.createEvent({ price: '0', startTime: '22:00', endTime: '01:30' });
  await new ApiAccount(page.request).signUp(id, noor);
  const calendar = new CalendarCard(page);
  await page.goto(`/events/${id}`);
  await calendar.connectButton.click();
  await new ConsentPage(page).agreeAs(noor);

  await expect(page.getByText('Google Calendar is connected.')).toBeVisible();
  await expect(page).toHaveURL('/oauth2callback');
  await expect(page).toHaveURL(`/events/${id}`);
  await calendar.addButton.click();
  await expect(calendar.added).toBeVisible();
  const entry = await google.entryOf(noor);
  expect(entry).toMatchObject({ status: 'confirmed', summary: title });
  expect(Date.parse(entry.start.dateTime)).toBe(Date.parse(`${inDays(10)}T22:00:00Z`));
  expect(Date.parse(entry.end.dateTime)).toBe(Date.parse(`${inDays(11)}T01:30:00Z`));

  await page.reload();
  await expect(calendar.added).toBeVisible();
  await calendar.disconnect();
  await expect(calendar.section.getByText('Google Calendar is disconnected')).toBeVisible();
  await expect(calendar.connectButton).toBeEnabled();
});

test.describe('with a calendar that was connected when signing in', () => {
  test('access that was taken away at Google is asked for again, and the event is added then', async ({
    page,
    google,
    organizer,
  }) => {
    const noor = await google.signIn(page.request, 'USER');
    const { id } = await organizer.createEvent({ price: '0' });
    await new ApiAccount(page.request).signUp(id, noor);
    const calendar = new CalendarCard(page);
    await page.goto(`/events/${id}`);
    await calendar.addButton.waitFor();
    await google.revoke(noor);
    await calendar.addButton.click();

    await expect(page).toHaveURL(`/connect-google-calendar?event=${id}`);
    await expect(page.getByText(/^Google no longer lets us add events/)).toBeVisible();
    await page.getByRole('button', { name: 'Connect Google Calendar' }).click();
    await new ConsentPage(page).agreeAs(noor);
    await expect(page).toHaveURL(`/events/${id}`);
    await calendar.addButton.click();
    await expect(calendar.added).toBeVisible();
    await google.entryOf(noor);
  });

  test('an event that could not be added: the message has the focus, then the heading', async ({
    page,
    context,
    google,
    organizer,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/net::ERR_INTERNET_DISCONNECTED/, /dynamically imported module/);
    const noor = await google.signIn(page.request, 'USER');
    const { id } = await organizer.createEvent({ price: '0' });
    await new ApiAccount(page.request).signUp(id, noor);
    const calendar = new CalendarCard(page);
    await page.goto(`/events/${id}`);
    await calendar.addButton.waitFor();
    await context.setOffline(true);
    await holdClock(page);
    await calendar.addButton.click();
    await expect(calendar.section.getByRole('alert')).toBeFocused();
    await pass(page, 5_000);
    await expect(calendar.section.getByRole('alert')).toBeHidden();
    await expect(calendar.section.getByRole('heading', { name: 'Google Calendar' })).toBeFocused();
  });

  test('the entry follows the event: edited, it moves; deleted, it goes', async ({
    page,
    context,
    server,
    google,
    organizer,
    expectedComplaints,
  }) => {
    // The open page asks once more for the places of the event that was deleted.
    expectedComplaints.push(/400 \(Bad Request\).*\/graphql/);
    const noor = await google.signIn(page.request, 'USER');
    const { id } = await organizer.createEvent({ price: '0' });
    await new ApiAccount(page.request).signUp(id, noor);
    const calendar = new CalendarCard(page);
    const watched = await context.newPage();
    await watched.goto(`${server.sandboxUrl}/calendars/${encodeURIComponent(noor.email)}`);
    await expect(watched.getByText('No entries yet.')).toBeVisible();
    await page.goto(`/events/${id}`);
    await calendar.addButton.click();
    await expect(calendar.added).toBeVisible();

    await organizer.updateEvent(id, { location: 'Town Hall, Leeds', date: inDays(20), startTime: '11:00' });
    const entry = watched.locator('#entries').getByRole('listitem');
    await expect(entry).toContainText('Town Hall, Leeds');
    const { start } = await google.entryOf(noor);
    expect(Date.parse(start.dateTime)).toBe(Date.parse(`${inDays(20)}T11:00:00Z`));
    await organizer.deleteEvent(id);
    await expect(entry).toContainText('deleted');
    expect((await google.entryOf(noor)).status).toBe('cancelled');
  });
});

test('all people get the event as a file', async ({ page, organizer }) => {
  const { id, title } = await organizer.createEvent();
  await new EventPage(page).open(id);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  const file = await (await download).path();
  expect(await readFile(file, 'utf8')).toContain(`SUMMARY:${title}`);
});
