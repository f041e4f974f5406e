import type { Browser } from '@playwright/test';
import { ApiAccount } from './support/api-account';
import { EventPage } from './support/event-page';
import { newPerson, type Role } from './support/person';
import { expect, test } from './support/test';

// An installation that shows names to fewer people asks each person once.
test.use({ serverVariables: { NAMES_SHOWN: 'ATTENDEES' } });

/** Another person at another computer. */
async function openElsewhere(browser: Browser, baseURL: string, role: Role) {
  const context = await browser.newContext({ baseURL });
  const person = newPerson(role);
  const account = new ApiAccount(context.request);
  await account.register(person);
  return { context, person, account, page: await context.newPage() };
}

test('C10, C11: a person shows their name to the team alone, and later to people who are coming', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  const staff = await openElsewhere(browser, server.url, 'STAFF');
  const tom = await openElsewhere(browser, server.url, 'USER');
  const { id } = await staff.account.createEvent({ price: '0' });
  await tom.account.signUp(id, { name: 'Tom Reilly', email: tom.person.email });

  const maya = await signIn('USER');
  const event = new EventPage(page);
  await event.open(id);
  await event.fill({ name: 'Maya Okafor', email: maya.email });
  await event.button.click();
  await expect(event.form.getByText('Choose the people who see your name')).toBeVisible();
  await event.form.getByRole('radio', { name: /^Only the team/ }).check();
  await event.button.click();
  await expect(event.alreadySignedUp).toBeVisible();
  await expect(event.people.getByText('Maya Okafor')).toBeVisible();

  const seenByTom = new EventPage(tom.page);
  await seenByTom.open(id);
  await expect(seenByTom.people.getByRole('heading')).toContainText('2 people, 1 with names');
  await expect(seenByTom.people.getByText('Tom Reilly')).toBeVisible();
  await expect(seenByTom.people.getByText('The name of 1 more person is not shown.')).toBeVisible();
  expect((await tom.page.content()).includes('Maya Okafor')).toBe(false);

  await staff.page.goto(`/staff-events/${id}`);
  const all = staff.page.getByRole('region', { name: 'Who is coming' });
  for (const name of ['Maya Okafor', 'Tom Reilly']) await expect(all.getByText(name)).toBeVisible();

  await event.card.getByRole('button', { name: 'Change', exact: true }).click();
  await event.card.getByRole('radio', { name: /^People who are coming/ }).click();
  await expect(event.card.getByText('Saved.')).toBeVisible();
  await tom.page.reload();
  await expect(seenByTom.people.getByText('Maya Okafor')).toBeVisible();
  await expect(seenByTom.counting(2)).toBeVisible();
  for (const { context } of [staff, tom]) await context.close();
});
