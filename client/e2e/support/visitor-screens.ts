import { newPerson } from './person';
import { at, failing, heading, type Open, waitingFor } from './screen';
import { WelcomePage } from './welcome-page';

export const openEvent: Open = async ({ page, organizer }) => {
  const { id, title } = await organizer.createEvent();
  await page.goto(`/events/${id}`);
  return heading(page, title);
};

export const visitorScreens: Record<string, Open> = {
  'the welcome page': at('/', 'Welcome to the platform'),
  'the welcome page with a refusal': async ({ page }) => {
    const welcome = new WelcomePage(page);
    await welcome.open();
    await welcome.send('Staff registration', newPerson('USER'));
    return welcome.form('Staff registration').getByRole('alert');
  },
  'the events': async ({ page, organizer }) => {
    await organizer.createEvent({ price: '0', title: `A${' long'.repeat(30)} title` });
    await organizer.createEvent({ location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' });
    await page.goto('/events');
    return page.getByRole('article').first();
  },
  'the events while they load': waitingFor('EventsPage', '/events', 'Loading events...'),
  'no events': async ({ page }) => {
    await page.goto('/events?search=nothing-is-called-so');
    return page.getByRole('button', { name: 'Clear filters' });
  },
  'events that cannot be read': failing('EventsPage', '/events'),
  'an event': openEvent,
  'an event while it loads': waitingFor('EventPage', '/events/1', 'Loading event...'),
  'an event that there is not': at('/events/1', 'Event'),
  'a page for staff': at('/staff-dashboard', 'Staff only'),
  'an unknown address': at('/no/such/page', 'Page not found'),
  'a page that does not load': async ({ page, context, expectedComplaints }) => {
    expectedComplaints.push(/net::ERR_FAILED/, /dynamically imported module/);
    await context.route('**/assets/my-events-page*.js', (route) => route.abort());
    await page.goto('/signedUpEvents');
    return heading(page, 'This page did not load');
  },
};
