import type { Page, Request } from '@playwright/test';
import { inDays } from './support/event-fields';
import { endStreams } from './support/streams';
import { expect, test } from './support/test';

test.beforeEach(({ context }) => endStreams(context));

/** The requests of the browser to the API, and the number of all its requests. */
function watchRequests(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const isQuestion = (request: Request) => new URL(request.url()).pathname === '/graphql';
  return {
    questions: () => requests.filter(isQuestion).map((request) => request.postDataJSON().operationName),
    paths: () => requests.map((request) => new URL(request.url()).pathname),
    count: () => requests.length,
  };
}

/** React has taken over what the server sent: it then answers to what the person does. */
async function waitForTakeover(page: Page) {
  await expect
    .poll(() =>
      page
        .locator('#root > *')
        .first()
        .evaluate((element) => Object.keys(element).length),
    )
    .toBeGreaterThan(0);
}

test.describe('a browser without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('reads the list and an event of it', async ({ page, organizer }) => {
    const title = `Bread without scripts ${crypto.randomUUID().slice(0, 8)}`;
    const { id } = await organizer.createEvent({ title, location: 'The Loft', date: inDays(20) });
    await page.goto(`/events?search=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`/events/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('The Loft').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log in or register' })).toBeVisible();
    const colours = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(colours).toBe('rgb(250, 248, 244)');
  });

  test('is led from part to part of the list, and told what needs scripts', async ({ page, organizer }) => {
    // Else what is in a noscript element counts as no text.
    const rendered = { useInnerText: true };
    const word = crypto.randomUUID().slice(0, 8);
    await Promise.all(
      Array.from({ length: 21 }, (_, index) =>
        organizer.createEvent({ title: `Tea ${word} ${index}`, date: inDays(20) }),
      ),
    );
    await page.goto(`/events?search=${word}`);
    await expect(page.locator('body')).toContainText('Searching needs scripts.', rendered);
    await expect(page.getByRole('article')).toHaveCount(20);
    await page.getByRole('link', { name: 'Show more events' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name: 'Show from the first event' }).click();
    await expect(page.getByRole('article')).toHaveCount(20);
    await page.goto('/');
    await expect(page.locator('body')).toContainText('Logging in needs scripts.', rendered);
    await page.goto('/forgot-password');
    await expect(page.locator('body')).toContainText('This page needs scripts.', rendered);
  });

  test('L10: reads the event’s own time, and nothing that would be their own', async ({
    page,
    organizer,
  }) => {
    const { id } = await organizer.createEvent({ timeZone: 'Europe/London', date: inDays(20) });
    await page.goto(`/events/${id}`);
    await expect(page.getByText('London time')).toBeVisible();
    await expect(page.getByText(/your time/)).toHaveCount(0);
  });
});

const places = [
  { colorScheme: 'light', timezoneId: 'Pacific/Auckland' },
  { colorScheme: 'dark', timezoneId: 'America/Los_Angeles' },
] as const;

for (const place of places) {
  test.describe(`in ${place.timezoneId}, ${place.colorScheme}`, () => {
    test.use(place);

    test('an anonymous visitor’s pages ask the API for nothing', async ({ page, organizer }) => {
      const { id } = await organizer.createEvent({ timeZone: 'Europe/London', date: inDays(10) });
      const requests = watchRequests(page);
      for (const path of ['/', `/?next=/events/${id}`, '/events', `/events/${id}`]) {
        await page.goto(path);
        await waitForTakeover(page);
        await page.waitForLoadState('networkidle');
      }
      expect(requests.questions()).toEqual([]);
    });

    test('a signed-in person’s pages ask for nothing that came with them', async ({
      page,
      organizer,
      signIn,
    }) => {
      const { id } = await organizer.createEvent({ timeZone: 'Europe/London', date: inDays(10) });
      const person = await signIn('USER');
      const requests = watchRequests(page);
      for (const path of ['/events', `/events/${id}`]) {
        await page.goto(path);
        await waitForTakeover(page);
        await page.waitForLoadState('networkidle');
      }
      await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(person.email);
      expect(requests.questions()).toEqual([]);
      await page.goto('/');
      await expect(page).toHaveURL('/events');
    });
  });
}

test('a public page is there after at most 12 requests, and has made 22 when all is fetched ahead', async ({
  page,
  organizer,
}) => {
  const { id } = await organizer.createEvent();
  for (const path of ['/', '/events', `/events/${id}`]) {
    const requests = watchRequests(page);
    await page.goto(path, { waitUntil: 'load' });
    expect(requests.count()).toBeLessThanOrEqual(12);
    // The last of what signed-in people see, which is fetched ahead.
    for (const last of [/\/tickets-.*\.css$/, /\/sign-up-to-dates-/])
      await expect.poll(() => requests.paths().some((asked) => last.test(asked))).toBe(true);
    expect(requests.count(), requests.paths().join('\n')).toBeLessThanOrEqual(22);
  }
});

test('a chosen colour scheme is there from the first', async ({ page }) => {
  await page.goto('/events');
  await waitForTakeover(page);
  await page.getByText('Dark', { exact: true }).click();
  await page.reload();
  await waitForTakeover(page);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('a page that one goes back to shows what has changed since', async ({ page, organizer }) => {
  const { id } = await organizer.createEvent();
  const path = `/events/${id}`;
  await page.goto(path);
  await waitForTakeover(page);
  await page.goto('/docs');
  const requests = watchRequests(page);
  await page.goBack();
  await expect.poll(requests.questions).toContain('EventPage');
});

test.describe('before the scripts are there', () => {
  /** Holds back the page's scripts until `arrive` is called. */
  async function holdScripts(page: Page) {
    const scripts = Promise.withResolvers<void>();
    await page.route('**/vendor-*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    return async function arrive() {
      scripts.resolve();
      await waitForTakeover(page);
      await page.waitForLoadState('networkidle');
    };
  }

  test('a signed-in person sees header and heading of their own pages, and what comes then does not move them', async ({
    page,
    organizer,
    signIn,
  }) => {
    const { id } = await organizer.createEvent({ price: '9' });
    await signIn('STAFF');
    const arrive = await holdScripts(page);
    for (const [path, heading] of [
      ['/signedUpEvents', 'My Events'],
      ['/staff-dashboard', 'Your events'],
      ['/account', 'Your account'],
      [`/payment?event=${id}`, 'Pay and take your place'],
    ] as const) {
      await page.goto(path, { waitUntil: 'commit' });
      const title = page.getByRole('heading', { level: 1, name: heading });
      await expect(title).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    }
    const title = page.getByRole('heading', { level: 1 });
    const before = await title.boundingBox();
    await arrive();
    await expect(page.getByText('Loading payment...')).toBeHidden();
    expect(await title.boundingBox()).toEqual(before);
  });

  test('typed text is not lost, and goes on where it began', async ({ page }) => {
    const arrive = await holdScripts(page);
    // A person who comes from an event begins in the other form, unless they have begun already.
    await page.goto(`/?next=/events/${crypto.randomUUID()}`, { waitUntil: 'commit' });
    const email = page.getByRole('form', { name: 'User login' }).getByRole('textbox', { name: 'E-mail' });
    await email.fill('maya@example.org');
    await arrive();
    await expect(email).toHaveValue('maya@example.org');
    await expect(email).toBeFocused();
  });

  test('a choice is not lost', async ({ page }) => {
    const arrive = await holdScripts(page);
    await page.goto('/events', { waitUntil: 'commit' });
    await page.getByRole('combobox', { name: 'Date' }).selectOption('This weekend');
    await page.getByText('Paid', { exact: true }).click();
    await page.getByText('Dark', { exact: true }).click();
    await arrive();
    await expect(page).toHaveURL(/date=weekend/);
    await expect(page).toHaveURL(/price=paid/);
    await expect(page.getByRole('combobox', { name: 'Date' })).toHaveValue('weekend');
    await expect(page.getByRole('radio', { name: 'Paid' })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });

  test('a page that is scrolled stays where it is, and a reload of it too', async ({ page, organizer }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const { id } = await organizer.createEvent();
    const arrive = await holdScripts(page);
    await page.goto(`/events/${id}`, { waitUntil: 'commit' });
    const link = page.getByRole('link', { name: 'Log in or register' });
    await link.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await arrive();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page.reload();
    await waitForTakeover(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  test('a form that is sent is sent once they are', async ({ page, registerElsewhere }) => {
    const { person } = await registerElsewhere('USER');
    const arrive = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const form = page.getByRole('form', { name: 'User login' });
    await form.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
    await form.getByLabel('Password').fill(person.password);
    await form.getByRole('button', { name: 'Log in' }).click();
    await arrive();
    await expect(page).toHaveURL('/events');
  });

  test('a button that is pressed is pressed once, however often', async ({ page, organizer, signIn }) => {
    const { id } = await organizer.createEvent({ price: '0', date: inDays(10) });
    await signIn('USER');
    const arrive = await holdScripts(page);
    const requests = watchRequests(page);
    await page.goto(`/events/${id}`, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Sign up' });
    await button.click();
    await button.click();
    await arrive();
    await expect(page.getByRole('button', { name: 'Already signed up' })).toBeVisible();
    expect(requests.questions().filter((name) => name === 'SignUp')).toHaveLength(1);
  });

  test('a place is taken for whom was typed', async ({ page, organizer, signIn }) => {
    const { id } = await organizer.createEvent({ price: '0', date: inDays(10) });
    const person = await signIn('USER');
    const arrive = await holdScripts(page);
    await page.goto(`/events/${id}`, { waitUntil: 'commit' });
    const form = page.getByRole('form', { name: 'Sign up' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Grandmother');
    await form.getByRole('button', { name: 'Sign up' }).click();
    await arrive();
    await expect(page.getByText(`Grandmother, ${person.email}`)).toBeVisible();
  });
});
