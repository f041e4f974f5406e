import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ApiAccount } from './support/api-account';
import { CalendarCard } from './support/calendar-card';
import { readCalendarFile } from './support/calendar-file';
import { expect, test } from './support/test';

const now = new Date();
const year = now.getMonth() < 5 ? now.getFullYear() : now.getFullYear() + 1;
const startsAt = new Date(`${year}-06-15T18:45:00Z`);
const endsAt = new Date(`${year}-06-15T20:00:00Z`);

const inLondonInJune = {
  ...{ price: '0', date: `${year}-06-15`, startTime: '19:45', endTime: '21:00' },
  timeZone: 'Europe/London',
};

const zones = [
  ['America/New_York', '14:45 – 16:00 your time'],
  ['Asia/Kolkata', '00:15 – 01:30 your time'],
] as const;

test.use({ timezoneId: 'Europe/London' });

test('L1: page, mail, .ics and Google name the same instant of an event in June', async ({
  page,
  browser,
  baseURL,
  google,
  organizer,
  mailbox,
}) => {
  const noor = await google.signIn(page.request, 'USER');
  const { id, title } = await organizer.createEvent(inLondonInJune);
  await new ApiAccount(page.request).signUp(id, noor);
  const open = async (own: Page) => {
    await own.goto(`/events/${id}`);
    // Cards of other events may have the same time.
    await expect(own.getByRole('definition').getByText('19:45 – 21:00 BST')).toBeVisible();
    return own.getByText(/your time$/);
  };

  for (const [timezoneId, ownTimes] of zones) {
    await test.step(`in ${timezoneId}`, async () => {
      const elsewhere = await browser.newPage({ baseURL: baseURL ?? '', timezoneId });
      await expect(await open(elsewhere)).toContainText(ownTimes);
      await elsewhere.close();
    });
  }

  await test.step('in Europe/London', async () => {
    const ownTimes = await open(page);
    await new CalendarCard(page).addButton.click();
    const { start, end } = await google.entryOf(noor);
    expect([new Date(start.dateTime), new Date(end.dateTime)]).toEqual([startsAt, endsAt]);
    await expect(ownTimes).toHaveCount(0);
  });

  const mail = await mailbox.waitFor(noor.email, `You’re signed up: ${title}`);
  expect(mail.TextBody).toContain('19:45 to 21:00 BST');

  await test.step('all people get the event as a file', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to calendar' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain(`SUMMARY:${title}`);
    expect(readCalendarFile(file)).toMatchObject({ startsAt, endsAt });
  });
});
