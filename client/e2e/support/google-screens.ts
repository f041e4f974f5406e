import { ApiAccount } from './api-account';
import { CalendarCard } from './calendar-card';
import { goTo, type Visit } from './screen';

export const googleScreens: Record<string, Visit> = {
  'a calendar': async ({ page, google, organizer, screen, state }) => {
    const person = await google.signIn(page.request, 'USER');
    const { id } = await organizer.createEvent({ price: '0' });
    await new ApiAccount(page.request).signUp(id, person);
    const calendar = new CalendarCard(page);
    const dialog = page.getByRole('dialog', { name: 'Disconnect Google Calendar' });
    await screen('a calendar that is connected', async () => {
      await page.goto(`/events/${id}`);
      return calendar.addButton;
    });
    await state('an event in the calendar', async () => {
      await calendar.addButton.click();
      return calendar.added;
    });
    await state('the dialog before disconnecting a calendar', async () => {
      await calendar.section.getByRole('button', { name: 'Disconnect' }).click();
      return dialog;
    });
    await state('a calendar to be connected', async () => {
      await dialog.getByRole('button', { name: 'Disconnect' }).click();
      return calendar.connectButton;
    });
    await state('a calendar to be connected again', async () => {
      await goTo(page, '/connect-google-calendar?event=1');
      return page.getByRole('button', { name: 'Connect Google Calendar' });
    });
  },
};
