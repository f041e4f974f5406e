import { holdClock, pass } from './support/clock';
import { EventPage } from './support/event-page';
import { expect, test } from './support/test';

for (const [how, permissions, sentence, role] of [
  ['works', ['clipboard-read', 'clipboard-write'], 'Event link copied', 'status'],
  ['is refused', [], 'Error whilst copying the event URL. Please try again', 'alert'],
] as const) {
  test(`an event's link is copied: the clipboard ${how}, which is said for 5 seconds`, async ({
    page,
    context,
    server,
    organizer,
  }) => {
    await context.grantPermissions([...permissions], { origin: server.url });
    const { id } = await organizer.createEvent();
    await new EventPage(page).open(id);
    await holdClock(page);
    await page.getByRole('button', { name: 'Copy event link' }).click();

    const message = page.getByRole(role).filter({ hasText: sentence });
    await expect(message).toHaveText(sentence);
    if (permissions.length > 0) {
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/events/${id}`);
    }
    await pass(page, 4_999);
    await expect(message).toBeVisible();
    await pass(page, 1);
    await expect(message).toBeHidden();
  });
}
