import type { BrowserContext, Locator, Page } from '@playwright/test';
import { ApiAccount } from './api-account';
import { anEvent, createLabels, fillEvent } from './event-fields';
import { newPerson, type Person, type Role } from './person';
import { WelcomePage } from './welcome-page';

/** What it takes to get a screen up. */
export interface Stage {
  page: Page;
  context: BrowserContext;
  signIn: (role: Role) => Promise<Person>;
  organizer: ApiAccount;
  expectedComplaints: RegExp[];
}

/** Brings a screen up and names what shows that it is there. */
type Open = (stage: Stage) => Promise<Locator>;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const at =
  (path: string, name: string): Open =>
  async ({ page }) => {
    await page.goto(path);
    return heading(page, name);
  };

const as =
  (role: Role, open: Open): Open =>
  async (stage) => {
    await stage.signIn(role);
    return open(stage);
  };

/** The answer to an operation never comes. */
const waitingFor =
  (operation: string, path: string, text: string): Open =>
  async ({ page, context }) => {
    await context.route('/graphql', (route) =>
      route.request().postData()?.includes(`query ${operation}(`) ? undefined : route.continue(),
    );
    await page.goto(path);
    return page.getByRole('status').filter({ hasText: text });
  };

const failing =
  (operation: string, path: string): Open =>
  async ({ page, context, expectedComplaints }) => {
    expectedComplaints.push(/net::ERR_FAILED/);
    await context.route('/graphql', (route) =>
      route.request().postData()?.includes(`query ${operation}(`) ? route.abort() : route.continue(),
    );
    await page.goto(path);
    return page.getByRole('button', { name: 'Try again' });
  };

const ownEvent: Open = async ({ page, context }) => {
  const { id, title } = await new ApiAccount(context.request).createEvent();
  await page.goto(`/staff-events/${id}`);
  return heading(page, title);
};

const ownEventAnd =
  (act: (page: Page) => Promise<Locator>): Open =>
  async (stage) => {
    await (await ownEvent(stage)).waitFor();
    return act(stage.page);
  };

const openDeletion = async (page: Page) => {
  await page.getByRole('button', { name: 'Delete' }).click();
  return page.getByRole('dialog');
};

const visitorScreens: Record<string, Open> = {
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
  'an event': async ({ page, organizer }) => {
    const { id, title } = await organizer.createEvent();
    await page.goto(`/events/${id}`);
    return heading(page, title);
  },
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

const userScreens: Record<string, Open> = {
  'an event for a user': async (stage) => visitorScreens['an event']?.(stage) as Promise<Locator>,
  'my events': at('/signedUpEvents', 'My Events'),
  'deleting an account': at('/delete-account', 'Delete Account'),
  'the profile menu': async ({ page }) => {
    await page.goto('/events');
    await page.getByRole('button', { name: 'Profile' }).click();
    return page.getByRole('button', { name: 'Log out' });
  },
  'a toast': async ({ page }) => {
    await page.goto('/events');
    await page.getByRole('button', { name: 'Profile' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    return page.getByText('Logging out. Redirecting to login page...');
  },
};

const staffScreens: Record<string, Open> = {
  'an empty dashboard': at('/staff-dashboard', 'Your events'),
  'a dashboard': async ({ page, context }) => {
    const { title } = await new ApiAccount(context.request).createEvent();
    await page.goto('/staff-dashboard');
    return page.getByRole('link', { name: title });
  },
  'a dashboard that cannot be read': failing('StaffDashboardPage', '/staff-dashboard'),
  'the form of a new event': at('/create-event', 'Create New Event'),
  'the form with every message': async ({ page }) => {
    await page.goto('/create-event');
    await page.getByRole('button', { name: 'Create event' }).click();
    return page.getByText('price is required');
  },
  'an event just created': async ({ page }) => {
    await page.goto('/create-event');
    const form = page.getByRole('form', { name: 'Create New Event' });
    await fillEvent(form, createLabels, anEvent());
    await form.getByRole('button', { name: 'Create event' }).click();
    return page.getByText('Event was created successfully');
  },
  'an event of one’s own': ownEvent,
  'the form of an event': ownEventAnd(async (page) => {
    await page.getByRole('button', { name: 'Edit' }).click();
    return page.getByRole('form', { name: 'Edit event' });
  }),
  'the dialog before deleting': ownEventAnd(openDeletion),
  'an event just deleted': ownEventAnd(async (page) => {
    await (await openDeletion(page)).getByRole('button', { name: 'Delete event' }).click();
    return heading(page, 'Event deleted');
  }),
  'a colleague’s event': async ({ page, organizer }) => {
    const { id } = await organizer.createEvent();
    await page.goto(`/staff-events/${id}`);
    return page.getByRole('alert');
  },
};

const signedIn = (role: Role, screens: Record<string, Open>) =>
  Object.fromEntries(Object.entries(screens).map(([name, open]) => [name, as(role, open)]));

/** Every screen and dialog of the product, in each of its states. */
export const screens: Record<string, Open> = {
  ...visitorScreens,
  ...signedIn('USER', userScreens),
  ...signedIn('STAFF', staffScreens),
};
