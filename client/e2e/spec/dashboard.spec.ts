import { failAnswer } from '../support/answers';
import { ApiAccount } from '../support/api-account';
import { anEvent } from '../support/event-fields';
import { expect, test } from '../support/test';

const EMPTY =
  'No events avaliable at the moment. Please create an event to display on your staff dashboard and users events list';

test('2: The staff dashboard has a title', async ({ page, signIn }) => {
  await signIn('STAFF');
  await page.goto('/staff-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Your events' })).toBeVisible();
});

test('2: The staff dashboard has the profile menu', async ({ page, signIn }) => {
  await signIn('STAFF');
  await page.goto('/staff-dashboard');
  await expect(page.getByRole('button', { name: 'Profile' })).toBeVisible();
});

test('2: The "Create New Event" button of the staff dashboard opens the form at /create-event', async ({
  page,
  signIn,
}) => {
  await signIn('STAFF');
  await page.goto('/staff-dashboard');
  await page.getByRole('link', { name: 'Create New Event' }).click();
  await expect(page).toHaveURL('/create-event');
  await expect(page.getByRole('form', { name: 'Create New Event' })).toBeVisible();
});

test('2: The staff dashboard has the staff member’s own events as cards, with all that a card has', async ({
  page,
  signIn,
  organizer,
}) => {
  const { name } = await signIn('STAFF');
  const event = { ...anEvent(), title: `Bread by ${name}`, date: '2049-09-09' };
  await new ApiAccount(page.request).createEvent(event);
  const { title: notOwn } = await organizer.createEvent({ title: `Cheese for ${name}` });
  await page.goto('/staff-dashboard');
  const row = page.getByRole('listitem').filter({ hasText: event.title });
  for (const text of [event.description, event.location, event.type, '£24.50', '10:00 – 12:30', 'Sep']) {
    await expect(row).toContainText(text);
  }
  await expect(page.getByText(notOwn)).toBeHidden();
});

test('2: Clicking a card on the staff dashboard opens /staff-events/{id}', async ({ page, signIn }) => {
  await signIn('STAFF');
  const { id, title } = await new ApiAccount(page.request).createEvent();
  await page.goto('/staff-dashboard');
  const card = page.getByRole('listitem').filter({ hasText: title });
  // Beside the title: the whole card is the link.
  await card.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(`/staff-events/${id}`);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('2: The "Back to Top" footer button of the staff dashboard scrolls smoothly to the top', async ({
    page,
    signIn,
  }) => {
    await signIn('STAFF');
    await page.setViewportSize({ width: 400, height: 300 });
    await page.goto('/staff-dashboard');
    const button = page.getByRole('contentinfo').or(page.locator('main footer')).getByRole('button', {
      name: 'Back to Top',
    });
    await button.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    const behaviours = await page.evaluateHandle(() => {
      const seen: unknown[] = [];
      const scroll = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
      Object.assign(window, {
        scrollTo: (options: ScrollToOptions) => {
          seen.push(options.behavior);
          scroll(options);
        },
      });
      return seen;
    });
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await behaviours.jsonValue()).toEqual(['smooth']);
  });
});

test('8: The staff dashboard without a session says "User not authenticated"', async ({ page }) => {
  await page.goto('/staff-dashboard');
  await expect(page.getByRole('alert')).toHaveText('User not authenticated');
});

test('8: Own events that cannot be read say "Failed to load events onto page"', async ({ page, signIn }) => {
  await signIn('STAFF');
  await failAnswer(page, 'OwnEvents');
  await page.goto('/staff-dashboard');
  await expect(page.getByRole('alert')).toContainText('Failed to load events onto page');
});

test('8: No own events: "No events avaliable at the moment. Please create an event to display on your staff dashboard and users events list"', async ({
  page,
  signIn,
}) => {
  await signIn('STAFF');
  await page.goto('/staff-dashboard');
  await expect(page.getByText(EMPTY)).toBeVisible();
});
