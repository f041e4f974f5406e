import { ApiAccount } from './api-account';
import { inDays } from './event-fields';
import { EventPage } from './event-page';
import { newPerson } from './person';
import type { Open, Stage } from './screen';

async function openSubscribe({ page }: Stage) {
  await page.goto('/signedUpEvents');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe in your calendar' });
  await dialog.getByRole('link', { name: 'Open in my calendar app' }).waitFor();
  return dialog;
}

/** Screens of the calendar feed, and of places at the same time. */
export const feedScreens: Record<string, Open> = {
  'the link of the calendar feed': openSubscribe,
  'the question before a new link of the calendar feed': async (stage) => {
    const dialog = await openSubscribe(stage);
    await dialog.getByRole('button', { name: 'Make a new link' }).click();
    return stage.page.getByRole('dialog', { name: 'Make a new link?' });
  },
  'a place at the same time, above the button': async (stage) => {
    const { organizer, context, page } = stage;
    const when = { date: inDays(30), startTime: '18:30', endTime: '20:30', price: '0' };
    const { id: other } = await organizer.createEvent({ ...when, title: 'Bus data by night' });
    const { id } = await organizer.createEvent({ ...when, startTime: '20:00', endTime: '22:15' });
    await new ApiAccount(context.request).signUp(other, newPerson('USER'));
    const event = new EventPage(page);
    await event.open(id);
    return page.getByRole('note');
  },
};
