import { expectAccessible } from './support/accessible';
import type { ApiAccount } from './support/api-account';
import { EventPage } from './support/event-page';
import { tabTo } from './support/keyboard';
import { expect, type TestFixtures, test } from './support/test';

const names = ['Ailsa Grant', 'Wei Chen', 'Noor Haddad', 'Sam Li', 'Tom Reilly', 'Priya Nair', 'Maya Okafor'];

/** An event to which seven people have signed up, Maya the last of them. */
async function eventOfSeven(
  organizer: ApiAccount,
  registerElsewhere: TestFixtures['registerElsewhere'],
): Promise<string> {
  const { id } = await organizer.createEvent({ price: '0' });
  for (const name of names) {
    const { person, account } = await registerElsewhere('USER');
    await account.signUp(id, { name, email: person.email });
  }
  return id;
}

test('the latest people stand under the title with overlapping discs, and one’s own joins them', async ({
  page,
  signIn,
  organizer,
  registerElsewhere,
}) => {
  const id = await eventOfSeven(organizer, registerElsewhere);
  const { email } = await signIn('USER');
  const event = new EventPage(page);
  await event.open(id);
  const line = page.getByRole('paragraph').filter({ hasText: /coming$/ });
  const discs = line.locator('> [aria-hidden]');
  await expect(line.getByText('Maya, Priya and 5 more are coming')).toBeVisible();
  await expect(discs).toHaveText(['MO', 'PN', 'TR', 'SL', 'NH']);
  const boxes = await discs.evaluateAll((found) =>
    found.map((disc) => disc.getBoundingClientRect().toJSON()),
  );
  for (const [index, box] of boxes.slice(1).entries()) {
    const before = boxes[index];
    expect(box.left, `disc ${index + 2}`).toBeGreaterThan(before.left);
    expect(box.left, `disc ${index + 2}`).toBeLessThan(before.right);
    expect(box.top).toBe(before.top);
  }
  const [title, below] = await Promise.all([
    page.getByRole('heading', { level: 1 }).boundingBox(),
    line.boundingBox(),
  ]);
  expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);

  await event.fill({ name: 'Zoë Adeyemi', email });
  await tabTo(page, event.button);
  await page.keyboard.press('Enter');
  await expect(event.alreadySignedUp).toBeVisible();
  await expect(line.getByText('You, Maya and 6 more are coming')).toBeVisible();
  await expect(discs).toHaveText(['ZA', 'MO', 'PN', 'TR', 'SL']);
});

test('the names are for people who are signed in, and axe finds nothing beside them', async ({
  page,
  signIn,
  organizer,
  registerElsewhere,
}) => {
  const id = await eventOfSeven(organizer, registerElsewhere);
  const event = new EventPage(page);
  await event.open(id);
  await expect(page.getByText('7 people have signed up.')).toBeVisible();
  expect(await page.content()).not.toMatch(/Maya Okafor|Priya|are coming/);

  await signIn('USER');
  await event.open(id);
  await expectAccessible(page, page.getByText('Maya, Priya and 5 more are coming'));
});
