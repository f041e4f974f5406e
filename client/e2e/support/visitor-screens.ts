import { newPerson } from './person';
import { at, busyEvent, failing, heading, missing, type Open, waitingFor } from './screen';
import { WelcomePage } from './welcome-page';

export const openEvent: Open = async ({ page, organizer }) => {
  const { id, title } = await organizer.createEvent();
  await page.goto(`/events/${id}`);
  return heading(page, title);
};

export const visitorScreens: Record<string, Open> = {
  'the welcome page': at('/', 'Welcome to the platform'),
  'the welcome page with an error': async ({ page }) => {
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
  'the feeds of the events': async ({ page }) => {
    await page.goto('/events');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    return page.getByRole('dialog').getByText('This link is no secret.').first();
  },
  'the page of a host': async ({ page, organizer }) => {
    const { id } = await organizer.createEvent();
    await page.goto(`/events/${id}`);
    await page.getByRole('main').locator('a[href^="/hosts/"]').first().click();
    await page.waitForURL(/\/hosts\//);
    return page.getByRole('article').first();
  },
  'the events while they load': waitingFor('EventsPage', '/events', 'Loading events...'),
  'no events': async ({ page }) => {
    await page.goto('/events?search=nothing-is-called-so');
    return page.getByRole('button', { name: 'Clear filters' });
  },
  'events that cannot be read': failing('EventsPage', '/events'),
  'a page of the documentation': at('/docs/list-events', 'List events'),
  'the documentation’s errors': at('/docs/errors', 'Errors'),
  'an event': openEvent,
  'an event with people': async (stage) => {
    await stage.page.goto(`/events/${await busyEvent(stage)}`);
    return stage.page.getByText('1 person has signed up.');
  },
  'the notice that an event’s link is copied': async (stage) => {
    await (await openEvent(stage)).waitFor();
    await stage.page.getByRole('button', { name: 'Copy event link' }).click();
    return stage.page.getByText(/^(Event link copied|Error whilst copying the event URL)/);
  },
  'an event while it loads': waitingFor('EventPage', '/events/1', 'Loading event...'),
  'an event that there is not': missing('/events/1', 'Event'),
  'My Events for a visitor': async ({ page }) => {
    await page.goto('/signedUpEvents');
    return page.getByText('You need to be logged in to view your events');
  },
  'the account for a visitor': async ({ page }) => {
    await page.goto('/account');
    return page.getByText('You need to be logged in to see your account');
  },
  'the welcome page for a visitor from an event': at(
    '/?next=%2Fevents%2F1%23sign-up',
    'Welcome to the platform',
  ),
  'the payment page for a visitor': async ({ page }) => {
    await page.goto('/payment?event=1');
    return page.getByText('User must be logged in');
  },
  'the forgot password page': at('/forgot-password', 'Forgot your password?'),
  'a rejected address on the forgot password page': async ({ page }) => {
    await page.goto('/forgot-password');
    await page.getByRole('button', { name: 'Send link' }).click();
    return page.getByRole('alert');
  },
  'a link asked for': async ({ page }) => {
    await page.goto('/forgot-password');
    await page.getByLabel('E-mail').fill(newPerson('USER').email);
    await page.getByRole('button', { name: 'Send link' }).click();
    return page.getByText(/^If there is an account with this address/);
  },
  'the form of a new password': async ({ page }) => {
    await page.goto('/reset-password#secret');
    return page.getByRole('form', { name: 'Password reset' });
  },
  'a password’s bad link': async ({ page }) => {
    await page.goto('/reset-password');
    return page.getByRole('link', { name: 'Ask for a new link' });
  },
  'an address’s bad link': async ({ page }) => {
    await page.goto('/verify-email');
    return page.getByRole('main').getByRole('link', { name: 'Log in' });
  },
  'the question whether an address is theirs': async ({ page }) => {
    await page.goto('/confirm-address#secret');
    return page.getByRole('button', { name: 'Confirm' });
  },
  'a page for staff': at('/staff-dashboard', 'Staff only'),
  'an unknown address': missing('/no/such/page', 'Page not found'),
  'an event without a network': async (stage) => {
    stage.expectedComplaints.push(/net::ERR_INTERNET_DISCONNECTED/);
    await (await openEvent(stage)).waitFor();
    await stage.context.setOffline(true);
    return stage.page.getByText(/^You are offline/);
  },
  'a page that does not load': async ({ page, context, expectedComplaints }) => {
    expectedComplaints.push(/net::ERR_FAILED/, /dynamically imported module/);
    await context.route('**/assets/my-events-*.js', (route) => route.abort());
    await page.goto('/signedUpEvents');
    return heading(page, 'This page did not load');
  },
};
