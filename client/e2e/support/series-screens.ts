import { EventPage } from './event-page';
import { failing, heading, missing, type Open, type Stage, waitingFor } from './screen';

const DAYS = 'Dates of this series';

async function series({ organizer }: Stage) {
  return organizer.createSeries({ price: '0', title: 'A class every week' });
}

/** For everybody. */
export const seriesScreens: Record<string, Open> = {
  'an event that repeats': async (stage) => {
    await stage.page.goto(`/events/${(await series(stage)).eventIds[0]}`);
    return stage.page.getByRole('navigation', { name: DAYS });
  },
  'all dates of a series': async (stage) => {
    await stage.page.goto(`/series/${(await series(stage)).id}`);
    return heading(stage.page, 'A class every week');
  },
  'all dates of a series while they load': waitingFor('SeriesPage', '/series/1', 'Loading dates...'),
  'dates that cannot be read': failing('SeriesPage', '/series/1'),
  'a series that there is not': missing('/series/1', 'Dates'),
};

/** For a person who signs up. */
export const chosenDatesScreens: Record<string, Open> = {
  'places at several dates at once': async (stage) => {
    const { page } = stage;
    await page.goto(`/series/${(await series(stage)).id}`);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: 'Sign up to 2 dates' }).click();
    return page.getByRole('region', { name: 'Sign up' }).getByText('You have a place.').first();
  },
  'my events with a series': async (stage) => {
    const { page } = stage;
    for (const id of (await series(stage)).eventIds) {
      const event = new EventPage(page);
      await event.open(id);
      await event.button.click();
      await event.card.getByText('You have signed up to this event').waitFor();
    }
    await page.goto('/signedUpEvents');
    await page.getByRole('button', { name: '2 more dates' }).click();
    return page.getByRole('button', { name: /^Give the place back: A class every week/ }).nth(2);
  },
};
