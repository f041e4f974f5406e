import { EventPage } from './support/event-page';
import { expect, test } from './support/test';

test('an event’s link is in the clipboard', async ({ page, context, server, organizer }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  const { id } = await organizer.createEvent();
  await new EventPage(page).open(id);
  await page.getByRole('button', { name: 'Copy event link' }).click();
  await expect(page.getByText('Event link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/events/${id}`);
});
