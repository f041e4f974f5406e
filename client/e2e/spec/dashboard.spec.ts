import { failAnswer } from '../support/answers';
import { expect, test } from '../support/test';
import {
  deleteAccount,
  expectNotFoundLeadsTo,
  expectReplaced,
  expectWelcomeAfter3Seconds,
  menu,
  NO_SUCH_PAGE,
  pressProfile,
} from './ways';

const EMPTY =
  'No events avaliable at the moment. Please create an event to display on your staff dashboard and users events list';

test('staff go from page to page, and leave', async ({ page, context, signIn, expectedComplaints }) => {
  expectedComplaints.push(NO_SUCH_PAGE);
  const grace = await signIn('STAFF');

  await test.step('2: Signed-in staff are redirected (replace) from / to /staff-dashboard', () =>
    expectReplaced(page, '/staff-dashboard'));

  await test.step('2: Home Page of staff leads to /staff-dashboard', async () => {
    await pressProfile(page);
    await menu(page).getByRole('link', { name: 'Home Page' }).click();
    await expect(page).toHaveURL('/staff-dashboard');
  });

  await test.step('2: The staff dashboard has a title', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Your events' })).toBeVisible();
  });

  await test.step('2: The staff dashboard has the profile menu', async () => {
    await expect(page.getByRole('button', { name: 'Profile' })).toBeVisible();
  });

  await test.step('8: No own events: "No events avaliable at the moment. Please create an event to display on your staff dashboard and users events list"', async () => {
    await expect(page.getByText(EMPTY)).toBeVisible();
  });

  await test.step('2: The menu of staff has Log out, Delete Account and Home Page', async () => {
    await pressProfile(page);
    for (const item of ['Log out', 'Delete Account', 'Home Page']) {
      await expect(menu(page).getByRole('listitem').filter({ hasText: item })).toBeVisible();
    }
    await expect(menu(page).getByText('My Events')).toBeHidden();
    await pressProfile(page);
  });

  await test.step('2: The "Create New Event" button of the staff dashboard opens the form at /create-event', async () => {
    await page.getByRole('link', { name: 'Create New Event' }).click();
    await expect(page).toHaveURL('/create-event');
    await expect(page.getByRole('form', { name: 'Create New Event' })).toBeVisible();
  });

  await test.step('2: The "Back to Top" footer button of the staff dashboard scrolls smoothly to the top', async () => {
    const small = await context.newPage();
    await small.emulateMedia({ reducedMotion: 'no-preference' });
    await small.setViewportSize({ width: 400, height: 300 });
    await small.goto('/staff-dashboard');
    const button = small.getByRole('contentinfo').or(small.locator('main footer')).getByRole('button', {
      name: 'Back to Top',
    });
    await button.scrollIntoViewIfNeeded();
    expect(await small.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    const behaviours = await small.evaluateHandle(() => {
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
    await expect.poll(() => small.evaluate(() => window.scrollY)).toBe(0);
    expect(await behaviours.jsonValue()).toEqual(['smooth']);
    await small.close();
  });

  await test.step('2: Any other path is not found; Home Page leads staff to /staff-dashboard', () =>
    expectNotFoundLeadsTo(page, '/staff-dashboard'));

  await test.step('8: Own events that cannot be read say "Failed to load events onto page"', async () => {
    await failAnswer(page, 'OwnEvents');
    await page.goto('/staff-dashboard');
    await expect(page.getByRole('alert')).toContainText('Failed to load events onto page');
  });

  await test.step('4, 9: Staff who delete their account read "Account has been deleted. Redirecting to login page..."', async () => {
    await page.unrouteAll();
    await deleteAccount(page, grace, '/staff-dashboard');
    await expect(page.getByText('Account has been deleted. Redirecting to login page...')).toBeVisible();
    await expectWelcomeAfter3Seconds(page, '/staff-dashboard');
  });
});
