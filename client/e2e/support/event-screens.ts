import { aPicture } from './a-picture';
import { inDays } from './event-fields';
import { EventPage } from './event-page';
import { dayOfFive, fillMonth, month } from './full-month';
import { goTo, goToUnanswered, heading, LONG_NAME, showWithoutAnswer, type Visit } from './screen';

/** The public pages of events. */
export const eventScreens: Record<string, Visit> = {
  'the list of events': async (stage) => {
    const { page, organizer, screen, state } = stage;
    const word = crypto.randomUUID();
    const search = page.getByLabel('Search events');
    // Until the next list has come, the last one is shown in weaker colours.
    const list = page.locator('[aria-busy="false"]');
    await page.goto('/forgot-password');
    await organizer.createEvent({ price: '0', type: 'Talk', title: `A${' long'.repeat(30)} title ${word}` });
    const location = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
    await organizer.createEvent({ location, type: 'Film', title: `Far away ${word}` });
    const { id } = await organizer.createEvent({ price: '0', title: `With a picture ${word}` });
    await organizer.chooseCover(id, (await aPicture(page)).buffer);

    await showWithoutAnswer(stage, 'the list of events', '/events', 'EventsPage', 'Loading events...');
    await screen('the events, one with a picture', async () => {
      await search.fill(word);
      await page.getByText(`“${word}”`).first().waitFor();
      return list.getByRole('article').nth(2);
    });
    await state('events of a type, by its chip', async () => {
      // The type of most events here: the others have no chip on a server that other screens have filled.
      const types = page.getByRole('navigation', { name: 'Types' });
      await types.getByRole('link', { name: 'Workshop' }).click();
      await types.locator('[aria-current]').waitFor();
      return list.getByRole('article').first();
    });
    await state('the feeds of the events', async () => {
      await page.getByRole('button', { name: 'Subscribe' }).click();
      return page
        .getByRole('dialog')
        .getByText('Anyone can use this link: it holds nothing private.')
        .first();
    });
    await page.keyboard.press('Escape');
    await state('no events', async () => {
      await search.fill('nothing-is-called-so');
      return page.getByText('Nothing was found for “nothing-is-called-so”.');
    });
  },
  'a month of events': async (stage) => {
    const { page, organizer, screen, state } = stage;
    const type = await fillMonth(organizer);
    await page.goto('/forgot-password');
    const path = `/events?${new URLSearchParams({ type, view: 'month', month })}`;
    await showWithoutAnswer(stage, 'a month', path, 'EventsMonth', 'Loading events...');
    await screen('a month of events', () => dayOfFive(page));
    await state('a month without events', async () => {
      await page.getByLabel('Search events').fill('nothing-is-called-so');
      return page.getByText('No events start on this day.');
    });
  },
  'an event': async (stage) => {
    const { page, context, organizer, screen, state, expectedComplaints } = stage;
    const { id, title } = await organizer.createEvent();
    await page.goto('/forgot-password');
    const unanswered = await goToUnanswered(stage, '/events/1', 'EventPage');
    await state('an event while it loads', () =>
      page.getByRole('status').filter({ hasText: 'Loading event...' }),
    );
    await state('an event that there is not', async () => {
      await unanswered.answer();
      return heading(page, 'Event');
    });
    await screen('an event', async () => {
      await goTo(page, `/events/${id}`);
      await new EventPage(page).takingPart.waitFor();
      return heading(page, title);
    });
    await state('the notice that an event’s link is copied', async () => {
      await page.getByRole('button', { name: 'Copy event link' }).click();
      return page.getByText(/^(Event link copied|Error whilst copying the event URL)/);
    });
    await state('an event without a network', async () => {
      expectedComplaints.push(/net::ERR_INTERNET_DISCONNECTED/);
      await context.setOffline(true);
      return page.getByText(/^You are offline/);
    });
  },
  'a series': async (stage) => {
    const { page, registerElsewhere, screen, state } = stage;
    const title = 'A class every week';
    const { account: host } = await registerElsewhere('STAFF');
    const series = await host.createSeries({ price: '0', title });
    const [first = ''] = series.eventIds;
    for (const days of [20, 30, 40])
      await host.createEvent({ title: `Bread again, day ${days}`, date: inDays(days) });
    const { person, account } = await registerElsewhere('USER');
    await account.signUp(first, { name: LONG_NAME, email: person.email });
    await page.goto('/forgot-password');
    await host.chooseCover(first, (await aPicture(page)).buffer);

    await showWithoutAnswer(stage, 'a series', '/series/1', 'SeriesPage', 'Loading dates...');
    await state('a series that there is not', () => heading(page, 'Dates'));
    await screen('all dates of a series', async () => {
      await goTo(page, `/series/${series.id}`);
      return heading(page, title);
    });
    await screen('an event that repeats, with a picture, people, and more of its host', async () => {
      await goTo(page, `/events/${first}`);
      await page.getByRole('img', { name: 'Hills at sunset' }).waitFor();
      await page.getByText('1 person has signed up.').waitFor();
      await page
        .getByRole('region', { name: /^More by / })
        .getByRole('article')
        .nth(2)
        .waitFor();
      return page.getByRole('navigation', { name: 'Dates of this series' });
    });
    await screen('the page of a host', async () => {
      await page.getByRole('main').locator('a[href^="/hosts/"]').first().click();
      await page.waitForURL(/\/hosts\//);
      return page.getByRole('article').first();
    });
  },
};
