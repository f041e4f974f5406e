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

for (const [timezoneId, ownTimes] of [
  ['Europe/London', null],
  ['America/New_York', '14:45 – 16:00 your time'],
  ['Asia/Kolkata', '00:15 – 01:30 your time'],
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('L1: page, mail, .ics and Google name the same instant of an event in June', async ({
      page,
      google,
      organizer,
      mailbox,
    }) => {
      const noor = await google.signIn(page.request, 'USER');
      const { id, title } = await organizer.createEvent(inLondonInJune);
      await new ApiAccount(page.request).signUp(id, noor);
      await page.goto(`/events/${id}`);
      // Cards of other events may have the same time.
      await expect(page.getByRole('definition').getByText('19:45 – 21:00 BST')).toBeVisible();
      const own = page.getByText(/your time$/);
      if (ownTimes) await expect(own).toContainText(ownTimes);
      else await expect(own).toHaveCount(0);

      const mail = await mailbox.waitFor(noor.email, `You’re signed up: ${title}`);
      expect(mail.TextBody).toContain('19:45 to 21:00 BST');
      const file = await page.request.get(`/events/${id}/event.ics`);
      expect(readCalendarFile(await file.text())).toMatchObject({ startsAt, endsAt });
      await new CalendarCard(page).addButton.click();
      const { start, end } = await google.entryOf(noor);
      expect([new Date(start.dateTime), new Date(end.dateTime)]).toEqual([startsAt, endsAt]);
    });
  });
}
