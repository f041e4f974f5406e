import type { Locator, Page } from '@playwright/test';
import { ApiAccount } from './support/api-account';
import { CalendarCard } from './support/calendar-card';
import { pass } from './support/clock';
import { ConsentPage } from './support/consent-page';
import { inDays } from './support/event-fields';
import { newPerson } from './support/person';
import { expect, test } from './support/test';

/** Opens Google's page at once: the two seconds before it pass. */
async function openConsent(page: Page, connectButton: Locator): Promise<ConsentPage> {
  await page.evaluate(() => localStorage.removeItem('pendingEventId'));
  await connectButton.click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pendingEventId'))).not.toBeNull();
  await pass(page, 2_000);
  return new ConsentPage(page);
}

async function expectNotConnected(page: Page, reason: string): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText(`${reason} Your Google Calendar was not connected.`);
  await expect(page).toHaveURL('/oauth2callback');
  await page.getByRole('link', { name: 'Back to the event' }).click();
}

test('connects a calendar, adds an event to it, and takes the access back', async ({
  page,
  context,
  server,
  google,
  organizer,
  expectedComplaints,
}) => {
  // The open page asks once more for the places of the event that was deleted.
  expectedComplaints.push(/400 \(Bad Request\).*\/graphql/);
  expectedComplaints.push(/net::ERR_INTERNET_DISCONNECTED/, /dynamically imported module/);
  const noor = await google.signIn(page.request, 'USER', { grantCalendar: false });
  const own = new ApiAccount(page.request);
  const { id, title } = await organizer.createEvent({ price: '0', startTime: '22:00', endTime: '01:30' });
  const { id: another } = await organizer.createEvent({ price: '0' });
  for (const eventId of [id, another]) await own.signUp(eventId, noor);
  const calendar = new CalendarCard(page);
  await page.clock.install();
  await page.goto(`/events/${id}`);

  await test.step('not agreeing at Google', async () => {
    const consent = await openConsent(page, calendar.connectButton);
    await consent.cancelButton.click();
    await expect(page.getByText('no code found in url')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the event' }).click();
    await expect(page).toHaveURL(`/events/${id}`);
  });

  await test.step('the person does not let the product into the calendar', async () => {
    const consent = await openConsent(page, calendar.connectButton);
    await consent.choose(noor);
    await consent.calendar.uncheck();
    await consent.continueButton.click();
    await expectNotConnected(page, 'error connection Google Calendar');
  });

  await test.step('agreeing as another person', async () => {
    const consent = await openConsent(page, calendar.connectButton);
    await consent.agreeAs(newPerson('USER'));
    await expectNotConnected(page, 'invalid or mismatched user. Please log in again');
  });

  const agree = async (connectButton: Locator) => {
    const consent = await openConsent(page, connectButton);
    await consent.agreeAs(noor);
    await expect(page.getByText('Google Calendar is connected.')).toBeVisible();
    await expect(page).toHaveURL('/oauth2callback');
    await pass(page, 2_500);
    await expect(page).toHaveURL(`/events/${id}`);
  };
  await agree(calendar.connectButton);

  await test.step('an event that could not be added: the message has the focus, then the heading', async () => {
    await calendar.addButton.waitFor();
    await context.setOffline(true);
    await calendar.addButton.click();
    await expect(calendar.section.getByRole('alert')).toBeFocused();
    await pass(page, 5_000);
    await expect(calendar.section.getByRole('alert')).toBeHidden();
    await expect(calendar.section.getByRole('heading', { name: 'Google Calendar' })).toBeFocused();
    await context.setOffline(false);
  });

  await test.step('access that was taken away at Google is asked for again, and the event is added then', async () => {
    await google.revoke(noor);
    await calendar.addButton.click();
    await expect(page).toHaveURL(`/connect-google-calendar?event=${id}`);
    await expect(page.getByText(/^Google no longer lets us add events/)).toBeVisible();
    await agree(page.getByRole('button', { name: 'Connect Google Calendar' }));
    await calendar.addButton.click();
    await expect(calendar.added).toBeVisible();
  });

  const entry = await google.entryOf(noor);
  expect(entry).toMatchObject({ status: 'confirmed', summary: title });
  expect(Date.parse(entry.start.dateTime)).toBe(Date.parse(`${inDays(10)}T22:00:00Z`));
  expect(Date.parse(entry.end.dateTime)).toBe(Date.parse(`${inDays(11)}T01:30:00Z`));
  await page.reload();
  await expect(calendar.added).toBeVisible();

  await test.step('the entry follows the event: edited, it moves; deleted, it goes', async () => {
    const watched = await context.newPage();
    await watched.goto(`${server.sandboxUrl}/calendars/${encodeURIComponent(noor.email)}`);
    const shown = watched.locator('#entries').getByRole('listitem');
    await expect(shown).toContainText(title);
    await organizer.updateEvent(id, { location: 'Town Hall, Leeds', date: inDays(20), startTime: '11:00' });
    await expect(shown).toContainText('Town Hall, Leeds');
    const { start } = await google.entryOf(noor);
    expect(Date.parse(start.dateTime)).toBe(Date.parse(`${inDays(20)}T11:00:00Z`));
    await organizer.deleteEvent(id);
    await expect(shown).toContainText('deleted');
    expect((await google.entryOf(noor)).status).toBe('cancelled');
    await watched.close();
  });

  await page.goto(`/events/${another}`);
  await calendar.disconnect();
  await expect(calendar.section.getByText('Google Calendar is disconnected')).toBeVisible();
  await expect(calendar.connectButton).toBeEnabled();
});
