import { holdClock, pass } from '../support/clock';
import { expect, test } from '../support/test';
import { expectNotFoundLeadsTo, NO_SUCH_PAGE } from './ways';

test('a visitor goes to pages that want a session', async ({ page, organizer, expectedComplaints }) => {
  expectedComplaints.push(NO_SUCH_PAGE);

  await test.step('2: Any other path is not found; Home Page leads to /events when nobody is signed in', () =>
    expectNotFoundLeadsTo(page, '/events'));

  await test.step('2: The app shows a header with the product name', async () => {
    await page.goto('/events');
    await expect(page.getByRole('banner')).toContainText('Turnout');
  });

  await test.step('8: The staff dashboard without a session says "User not authenticated"', async () => {
    await page.goto('/staff-dashboard');
    await expect(page.getByRole('alert')).toHaveText('User not authenticated');
  });

  await test.step('5: Creating requires a signed-in user', async () => {
    await page.goto('/create-event');
    await expect(page.getByRole('alert')).toHaveText('User not authenticated');
    await expect(page.getByRole('form', { name: 'Create New Event' })).toBeHidden();
  });

  await test.step('8: A visitor without a session reads "User must be logged in"', async () => {
    await page.goto(`/payment?event=${(await organizer.createEvent()).id}`);
    await expect(page.getByText('User must be logged in')).toBeVisible();
  });

  await test.step('8: A visitor without a session reads "You need to be logged in to view your events"', async () => {
    await page.goto('/signedUpEvents');
    await expect(page.getByText('You need to be logged in to view your events')).toBeVisible();
  });

  await test.step('2: Toasts appear at the top, centred', async () => {
    await page.goto('/oauth2callback');
    const toast = page.getByText('no code found in url');
    await expect(toast).toBeVisible();
    const box = await toast.locator('xpath=ancestor-or-self::*[@role="alert"]').boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(box?.y).toBeLessThan(120);
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(10);
  });

  await test.step('9: Toasts close by themselves after 4 seconds', async () => {
    await page.goto('/events');
    await holdClock(page);
    await page.evaluate(() => {
      history.pushState({}, '', '/oauth2callback');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    const toast = page.getByText('no code found in url');
    await expect(toast).toBeVisible();
    await pass(page, 3_999);
    await expect(toast).toBeVisible();
    await pass(page, 1_000);
    await expect(toast).toBeHidden();
  });
});
