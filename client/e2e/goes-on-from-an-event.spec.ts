import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { inDays } from './support/event-fields';
import { EventPage } from './support/event-page';
import { tabTo } from './support/keyboard';
import { expect, type TestFixtures, test } from './support/test';

// On a server of its own: the page of an event ends in the events of all.
test.use({ serverVariables: {} });

/** An event of a host who gives four more, in a week for which another host has three. */
async function openEvent(page: Page, registerElsewhere: TestFixtures['registerElsewhere']) {
  const host = await registerElsewhere('STAFF');
  const other = await registerElsewhere('STAFF');
  const own = (title: string, days: number) =>
    host.account.createEvent({ title: `${title} of ${host.person.name}`, date: inDays(days) });
  const { id, title } = await own('Bread', 2);
  const later: string[] = [];
  for (const days of [20, 30, 40, 50]) later.push((await own(`Day ${days}`, days)).title);
  const soon: { id: string; title: string }[] = [];
  for (const days of [1, 2, 3]) {
    soon.push(
      await other.account.createEvent({
        title: `Day ${days} of ${other.person.name}`,
        date: inDays(days),
      }),
    );
  }
  const event = new EventPage(page);
  await event.open(id);
  const more = page.getByRole('region', { name: `More by ${host.person.name}` });
  const week = page.getByRole('region', { name: 'Also this week' });
  // The other stories of this server have a week of their own.
  const leave = async () => {
    for (const { id: each } of soon) await other.account.deleteEvent(each);
    await host.account.deleteEvent(id);
  };
  return { title, later, soon: soon.map((each) => each.title), more, week, leave };
}

test('an event’s page ends in three more by its host and three others of this week', async ({
  page,
  registerElsewhere,
}) => {
  const { later, soon, more, week, leave } = await openEvent(page, registerElsewhere);
  await expect(more.getByRole('article').getByRole('heading')).toHaveText(later.slice(0, 3));
  await expect(week.getByRole('article').getByRole('heading')).toHaveText(soon);
  const [about, first, second] = await Promise.all([
    page.getByRole('heading', { level: 2, name: 'About' }).boundingBox(),
    more.boundingBox(),
    week.boundingBox(),
  ]);
  expect(about?.y).toBeLessThan(first?.y ?? 0);
  expect(first?.y).toBeLessThan(second?.y ?? 0);
  await leave();
});

test('its cards go on and back by keyboard', async ({ page, registerElsewhere }) => {
  const { title, later, more, leave } = await openEvent(page, registerElsewhere);
  const [next = ''] = later;
  const card = more.getByRole('link', { name: next });
  await tabTo(page, card);
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // The page of the other event shows this one in turn.
  await expect(more.getByRole('link', { name: title })).toBeVisible();
  await expect(more.getByRole('link', { name: next })).toHaveCount(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await expect(card).toBeInViewport();
  await leave();
});

test('axe finds nothing on the page with both lists', async ({ page, registerElsewhere }) => {
  const { more, week, leave } = await openEvent(page, registerElsewhere);
  await expect(more).toBeVisible();
  await expectAccessible(page, week);
  await leave();
});
