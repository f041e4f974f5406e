import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { ApiAccount } from './support/api-account';
import { tabTo } from './support/keyboard';
import { expect, test } from './support/test';

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown.`);
  return { ...box, middle: box.y + box.height / 2, right: box.x + box.width };
}

test('a tablet shows two events beside each other, and one that is alone in its month over the whole width', async ({
  page,
  organizer,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const word = randomUUID().slice(0, 8);
  for (const date of ['2097-06-01', '2097-06-02', '2097-07-01'])
    await organizer.createEvent({ title: `Bread on ${date} ${word}`, date });
  await page.goto(`/events?search=${word}`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  const [left, right, alone] = await Promise.all([0, 1, 2].map((index) => boxOf(cards.nth(index))));
  expect(right?.y).toBe(left?.y);
  expect(right?.x).toBeGreaterThan(left?.right ?? 0);
  expect([alone?.x, alone?.right]).toEqual([left?.x, right?.right]);
});

test('a tablet shows each person in a row, and two lines of a long name', async ({
  page,
  signIn,
  registerElsewhere,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn('STAFF');
  const { id } = await new ApiAccount(page.request).createEvent({ price: '0' });
  const [tom, long] = [await registerElsewhere('USER'), await registerElsewhere('USER')];
  const name = 'Anna Maria '.repeat(18).trim();
  await tom.account.signUp(id, { name: 'Tom Reilly', email: tom.person.email });
  await long.account.signUp(id, { name, email: long.person.email });
  await page.goto(`/staff-events/${id}`);
  const rows = page.getByRole('region', { name: 'Who is coming' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  const row = rows.filter({ hasText: 'Tom Reilly' });
  const parts = [
    row.getByText('Tom Reilly'),
    row.getByRole('link'),
    row.locator('time'),
    row.getByRole('button', { name: 'Remove Tom Reilly' }),
  ];
  const boxes = await Promise.all(parts.map(boxOf));
  const { middle } = await boxOf(row);
  for (const [index, box] of boxes.entries()) {
    expect(Math.abs(box.middle - middle), `part ${index}`).toBeLessThan(16);
    if (index > 0) expect(box.x, `part ${index}`).toBeGreaterThan(boxes[index - 1]?.x ?? 0);
  }
  const [oneLine] = boxes;
  const shown = page.getByTitle(name, { exact: true });
  expect((await boxOf(shown)).height).toBeCloseTo((oneLine?.height ?? 0) * 2, 0);
});

test('on a phone a person is taken out from a menu, by keyboard, too', async ({
  page,
  signIn,
  registerElsewhere,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn('STAFF');
  const { id } = await new ApiAccount(page.request).createEvent({ price: '0' });
  const { person, account } = await registerElsewhere('USER');
  await account.signUp(id, { name: 'Tom Reilly', email: person.email });
  await page.goto(`/staff-events/${id}`);
  const button = page.getByRole('button', { name: 'Manage Tom Reilly' });
  const item = page.getByRole('button', { name: 'Remove', exact: true });
  await tabTo(page, button);
  expect((await boxOf(button)).height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  await expect(item).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Take Tom Reilly out?' });
  await question.getByRole('button', { name: 'Keep the place' }).click();
  await expect(button).toBeFocused();
  await button.click();
  await item.click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Tom Reilly has been removed and gets a mail.')).toBeVisible();
  await expect(page.getByText('There are no sign-ups yet.')).toBeVisible();
});
