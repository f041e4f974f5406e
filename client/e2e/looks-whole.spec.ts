import type { Page } from '@playwright/test';
import { ApiAccount } from './support/api-account';
import { inDays } from './support/event-fields';
import { EventPage } from './support/event-page';
import { newPerson } from './support/person';
import { endStreams } from './support/streams';
import { expect, test } from './support/test';

test.beforeEach(({ context }) => endStreams(context));

/** The computed style of each element that is shown. */
function stylesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#root *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const style = getComputedStyle(element);
        // The card of the event that was open last has one: the page becomes that card again.
        const names = [...style].filter((name) => name !== 'view-transition-name');
        const values = names.map((name) => `${name}:${style.getPropertyValue(name)}`);
        return `${element.tagName} ${element.textContent?.slice(0, 30)} ${values.join(';')}`;
      }),
  );
}

/** The elements that move by themselves, or would when they are pointed at. */
function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element);
        return (
          animationName !== 'none' || transitionDuration.split(', ').some((time) => parseFloat(time) > 0)
        );
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
}

test('styles that come with pages of staff change nothing on the pages of all', async ({
  page,
  context,
  signIn,
  organizer,
}) => {
  const { name } = await signIn('STAFF');
  const own = new ApiAccount(context.request);
  const { title } = await own.createEvent({ title: `Whole ${crypto.randomUUID()}` });
  // The lists below an event come after its page, and are looked at, too.
  await own.createEvent();
  await organizer.createEvent({ date: inDays(1) });
  const below = [`More by ${name}`, 'Also this week'].map((heading) =>
    page.getByRole('heading', { name: heading }),
  );
  await page.goto(`/events?search=${encodeURIComponent(title)}`);
  const card = page.getByRole('article').getByRole('link', { name: title });
  const event = new EventPage(page);
  const look = async () => {
    await page.mouse.move(0, 0);
    await page.waitForLoadState('networkidle');
    return stylesOf(page);
  };
  await expect(card).toBeVisible();
  const list = await look();
  await card.click();
  await expect(event.takingPart).toBeVisible();
  for (const heading of below) await expect(heading).toBeVisible();
  const whole = await look();

  await page.getByRole('link', { name: 'Your events' }).click();
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('form', { name: 'Edit event' }).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'View page' }).click();
  await expect(event.takingPart).toBeVisible();
  for (const heading of below) await expect(heading).toBeVisible();
  expect(await look()).toEqual(whole);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(card).toBeVisible();
  expect(await look()).toEqual(list);
});

for (const width of [360, 768, 1440]) {
  test(`the menu of an event on the dashboard is not cut at ${width} pixels`, async ({
    page,
    context,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn('STAFF');
    const { title } = await new ApiAccount(context.request).createEvent();
    await page.goto('/staff-dashboard');
    await page.getByRole('button', { name: `Manage ${title}` }).click();
    await page.getByRole('button', { name: 'Delete' }).scrollIntoViewIfNeeded();
    for (const item of ['View page', 'Copy link', 'Duplicate', 'Edit', 'Delete']) {
      const entry = page.getByRole('listitem').filter({ hasText: item, hasNotText: title });
      await expect(entry.last()).toBeInViewport({ ratio: 1 });
    }
  });
}

test('a question within a list of events has no ground of the list', async ({
  page,
  context,
  signIn,
  organizer,
}) => {
  await signIn('USER');
  const { id } = await organizer.createEvent({ price: '0' });
  await new ApiAccount(context.request).signUp(id, newPerson('USER'));
  await page.goto('/signedUpEvents');
  await page.getByRole('button', { name: /^Give the place back/ }).click();
  const heading = page.getByRole('dialog').getByRole('heading');
  await expect(heading).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('nothing moves for a person who wants reduced motion', async ({ page, context, signIn }) => {
  await signIn('STAFF');
  const { id, title } = await new ApiAccount(context.request).createEvent({ capacity: 12 });
  for (const path of ['/events', `/events/${id}`, `/staff-events/${id}`, '/account', '/staff-dashboard']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await movingParts(page), path).toEqual([]);
  }
  await page.getByRole('button', { name: `Manage ${title}` }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await movingParts(page), 'with a dialog').toEqual([]);
});

test('larger text fits a phone and a desk, and so does a zoom of 200 %', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('STAFF');
  const { id } = await new ApiAccount(context.request).createEvent({ capacity: 12 });
  for (const path of ['/events', `/events/${id}`, '/staff-dashboard', `/staff-events/${id}`, '/account']) {
    await page.goto(path);
    const style = await page.addStyleTag({ content: 'html { font-size: var(--size) }' });
    await page.waitForLoadState('networkidle');
    for (const [width, size] of [
      [640, '16px'],
      [1280, '32px'],
      [360, '24px'],
    ] as const) {
      await page.setViewportSize({ width, height: 450 });
      await style.evaluate((_, value) => document.documentElement.style.setProperty('--size', value), size);
      await expect(page.locator('body')).toHaveCSS('font-size', size);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${path} at ${size}`).toBeLessThanOrEqual(width);
    }
  }
});

test('a staff page prints without controls, on paper as narrow as a phone, too', async ({
  page,
  context,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn('STAFF');
  const { id, title } = await new ApiAccount(context.request).createEvent();
  await page.goto(`/staff-events/${id}`);
  await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});
