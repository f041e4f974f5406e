import { ApiAccount } from './api-account';
import { CalendarCard } from './calendar-card';
import { at, type Open, type Stage } from './screen';

/** An event's page for someone who signs in with Google and has signed up. */
async function openCalendar(stage: Stage, grantCalendar: boolean): Promise<CalendarCard> {
  const { page, google, organizer } = stage;
  const person = await google.signIn(page.request, 'USER', { grantCalendar });
  const { id } = await organizer.createEvent({ price: '0' });
  await new ApiAccount(page.request).signUp(id, person);
  await page.goto(`/events/${id}`);
  return new CalendarCard(page);
}

export const googleScreens: Record<string, Open> = {
  'the welcome page after Google failed': async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { open: () => null }));
    await page.goto('/');
    await page.getByRole('button', { name: 'Login with Google' }).click();
    return page.getByRole('alert');
  },
  'the end of Google’s window': async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { close: () => {} }));
    await page.goto('/signed-in-with-google');
    return page.getByText('You can close this window');
  },
  'a calendar to be connected': async (stage) => (await openCalendar(stage, false)).connectButton,
  'a calendar that is connected': async (stage) => (await openCalendar(stage, true)).addButton,
  'an event in the calendar': async (stage) => {
    const calendar = await openCalendar(stage, true);
    await calendar.addButton.click();
    return calendar.added;
  },
  'the dialog before disconnecting a calendar': async (stage) => {
    const calendar = await openCalendar(stage, true);
    await calendar.section.getByRole('button', { name: 'Disconnect' }).click();
    return stage.page.getByRole('dialog', { name: 'Disconnect Google Calendar' });
  },
  'a calendar that was not connected': async ({ page }) => {
    await page.goto('/oauth2callback');
    return page.getByText('Your Google Calendar was not connected.');
  },
  'a calendar to be connected again': async ({ page, google }) => {
    await google.signIn(page.request, 'USER', { grantCalendar: false });
    await page.goto('/connect-google-calendar?event=1');
    return page.getByRole('button', { name: 'Connect Google Calendar' });
  },
  'connecting again for a visitor': async ({ page }) => {
    await page.goto('/connect-google-calendar?event=1');
    return page.getByText('you need to be logged in to connect to google calendar');
  },
  'connecting again without an event': at('/connect-google-calendar', 'Connect Google Calendar'),
};
