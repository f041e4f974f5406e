import { expectAccessible } from './support/accessible';
import { inDays } from './support/event-fields';
import { EventPage } from './support/event-page';
import { tabTo } from './support/keyboard';
import { newPerson } from './support/person';
import { expect, test } from './support/test';
import { WelcomePage } from './support/welcome-page';

// On a server of its own: the first page shows the next events of all.
test.use({ serverVariables: {} });

const PHONE = { width: 390, height: 844 };
const titles = [1, 2, 3, 4].map((day) => `Day ${day}`);

test.beforeEach(async ({ organizer }) => {
  for (const [index, title] of titles.entries()) {
    await organizer.createEvent({ title, date: inDays(index + 1), price: '0' });
  }
});
// The next story has the same four events alone.
test.afterEach(async ({ page, organizer }) => {
  await page.goto('/events');
  const links = page.getByRole('article').locator('a[data-event-link]');
  await links.first().waitFor();
  const ids = await links.evaluateAll((found) => found.map((link) => link.getAttribute('data-event-link')));
  for (const id of ids) if (id) await organizer.deleteEvent(id);
});

for (const [screen, viewport, isBeside] of [
  ['beside the panels at a desk', { width: 1440, height: 900 }, true],
  ['above the panels on a phone', PHONE, false],
] as const) {
  test(`the next three events stand ${screen}, and lead to all by their number`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const welcome = new WelcomePage(page);
    await welcome.open();
    const week = page.getByRole('region', { name: 'What’s on this week' });
    await expect(week.getByRole('article').getByRole('heading')).toHaveText(titles.slice(0, 3));

    const [cards, panel] = await Promise.all([
      week.boundingBox(),
      page.getByRole('region', { name: 'User Login/Register' }).boundingBox(),
    ]);
    if (!cards || !panel) throw new Error('Nothing is laid out.');
    if (isBeside) {
      expect(cards.x + cards.width).toBeLessThanOrEqual(panel.x);
      expect(panel.y).toBeLessThan(viewport.height);
    } else {
      expect(cards.y + cards.height).toBeLessThanOrEqual(panel.y);
    }

    await tabTo(page, week.getByRole('link', { name: 'All 4 events' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/events');
    await expect(page.getByText('4 events coming up')).toBeVisible();
  });
}

test('a card of the first page opens its event by keyboard', async ({ page }) => {
  await new WelcomePage(page).open();
  const week = page.getByRole('region', { name: 'What’s on this week' });
  await tabTo(page, week.getByRole('link', { name: 'Day 2' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Day 2' })).toBeFocused();
});

test('on a phone "Log in" in the header passes the cards and leads into the form', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const welcome = new WelcomePage(page);
  await welcome.open();
  await expect(page.getByRole('region', { name: 'What’s on this week' })).toBeVisible();
  await expect(welcome.button('User login')).not.toBeInViewport();
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Log in' }));
  await page.keyboard.press('Enter');
  await expect(welcome.form('User login').getByLabel('E-mail')).toBeFocused();
  await expect(welcome.button('User login')).toBeInViewport({ ratio: 1 });
});

test('on a phone a visitor from an event sees "Register" without scrolling, and comes back signed in', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const maya = newPerson('USER');
  await page.goto('/events');
  await page.getByRole('article').getByRole('link', { name: 'Day 1' }).click();
  const event = new EventPage(page);
  await event.takingPart.waitFor();
  await page.getByRole('link', { name: 'Sign up', exact: true }).click();

  const welcome = new WelcomePage(page);
  await expect(welcome.heading).toBeVisible();
  await expect(welcome.form('User registration').getByLabel('E-mail')).toBeFocused();
  const week = page.getByRole('region', { name: 'What’s on this week' });
  await expect(week.getByRole('article')).toHaveCount(3);
  await expect(welcome.button('User registration')).toHaveText('Register');
  await expect(welcome.button('User registration')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await welcome.send('User registration', maya);
  await expect(page.getByRole('heading', { level: 1, name: 'Day 1' })).toBeVisible();
  await expect(event.form.getByLabel('E-mail')).toHaveValue(maya.email);
});

test('axe finds nothing on the first page with its cards', async ({ page }) => {
  await new WelcomePage(page).open();
  const week = page.getByRole('region', { name: 'What’s on this week' });
  await expectAccessible(page, week.getByRole('link', { name: 'All 4 events' }));
});
