import { expectAccessible } from './support/accessible';
import { inDays } from './support/event-fields';
import { EventPage } from './support/event-page';
import { tabTo } from './support/keyboard';
import { expect, test } from './support/test';

// On a server of its own: the page of an event ends in the events of all.
test.use({ serverVariables: {} });

test('an event’s page goes on to others', async ({ page, registerElsewhere }) => {
  const host = await registerElsewhere('STAFF');
  const other = await registerElsewhere('STAFF');
  const eventOf = ({ person, account }: typeof host, days: number) =>
    account.createEvent({ title: `Day ${days} of ${person.name}`, date: inDays(days) });
  const { id, title } = await eventOf(host, 2);
  const later: string[] = [];
  for (const days of [20, 30, 40, 50]) later.push((await eventOf(host, days)).title);
  const soon: string[] = [];
  for (const days of [1, 2, 3]) soon.push((await eventOf(other, days)).title);
  const more = page.getByRole('region', { name: `More by ${host.person.name}` });
  const week = page.getByRole('region', { name: 'Also this week' });
  await new EventPage(page).open(id);

  await test.step('an event’s page ends in three more by its host and three others of this week', async () => {
    await expect(more.getByRole('article').getByRole('heading')).toHaveText(later.slice(0, 3));
    await expect(week.getByRole('article').getByRole('heading')).toHaveText(soon);
    const [about, first, second] = await Promise.all([
      page.getByRole('heading', { level: 2, name: 'About' }).boundingBox(),
      more.boundingBox(),
      week.boundingBox(),
    ]);
    expect(about?.y).toBeLessThan(first?.y ?? 0);
    expect(first?.y).toBeLessThan(second?.y ?? 0);
  });

  await test.step('its cards go on and back by keyboard', async () => {
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
  });

  await test.step('axe finds nothing on the page with both lists', async () => {
    await expect(more).toBeVisible();
    await expectAccessible(page, week);
  });
});
