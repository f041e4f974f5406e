import { randomUUID } from 'node:crypto';
import { failAnswer, holdAnswer, sendShell } from '../support/answers';
import { anEvent } from '../support/event-fields';
import { expect, test } from '../support/test';

const cards = 'article';

test('2: /events shows the profile menu', async ({ page, signIn }) => {
  await signIn('USER');
  await page.goto('/events');
  await expect(page.getByRole('button', { name: 'Profile' })).toBeVisible();
});

test('2: /events shows a loading text', async ({ page, context }) => {
  await sendShell(context, '/events');
  await holdAnswer(page, 'EventsPage');
  await page.goto('/events');
  await expect(page.getByRole('status').filter({ hasText: 'Loading events...' })).toBeVisible();
});

test('2, 8: Events that cannot be read say "Failed to load events onto page"', async ({ page, context }) => {
  await sendShell(context, '/events');
  await failAnswer(page, 'EventsPage');
  await page.goto('/events');
  await expect(page.getByRole('alert')).toContainText('Failed to load events onto page');
});

test('2, 8: No events say "No events avaliable at the moment. PLease check back in later"', async ({
  page,
}) => {
  await page.goto(`/events?search=${randomUUID()}`);
  await expect(page.getByText('No events avaliable at the moment. PLease check back in later')).toBeVisible();
});

test('2: /events shows a list of event cards', async ({ page, organizer }) => {
  const word = randomUUID();
  const titles = [`Bread ${word}`, `Cheese ${word}`];
  for (const title of titles) await organizer.createEvent({ title });
  await page.goto(`/events?search=${word}`);
  await expect(page.getByRole(cards).getByRole('heading', { level: 3 })).toHaveText(titles);
});

test('2: A card has title, description, location, type, date, start time, end time and price in pounds', async ({
  page,
  organizer,
}) => {
  const event = { ...anEvent(), title: `Bread ${randomUUID()}`, date: '2049-09-09' };
  await organizer.createEvent(event);
  await page.goto(`/events?search=${event.title}`);
  const card = page.getByRole(cards);
  for (const text of [event.title, event.description, event.location, event.type, '£24.50']) {
    await expect(card).toContainText(text);
  }
  await expect(card).toContainText('10:00 – 12:30');
  await expect(card).toContainText(/9 September|Sep/);
});

test('2: Clicking a card on the user side opens /events/{id}', async ({ page, organizer }) => {
  const { id, title } = await organizer.createEvent({ title: `Bread ${randomUUID()}` });
  await page.goto(`/events?search=${title}`);
  await page.getByRole(cards).click();
  await expect(page).toHaveURL(`/events/${id}`);
});

test('8: Reading while offline says "Failed to get document because the client is offline."', async ({
  page,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/net::ERR_INTERNET_DISCONNECTED/);
  await page.goto('/events');
  await page.getByLabel('Search events').waitFor();
  await context.setOffline(true);
  await page.getByLabel('Search events').fill(randomUUID());
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Failed to get document because the client is offline.',
  );
});

test('9: Prices are shown with up to 2 decimals', async ({ page, organizer }) => {
  const title = `Bread ${randomUUID()}`;
  for (const price of ['12', '12.50']) await organizer.createEvent({ title, price });
  await page.goto(`/events?search=${title}`);
  await expect(page.getByRole(cards)).toHaveCount(2);
  await expect(page.getByText('£12', { exact: true })).toBeVisible();
  await expect(page.getByText('£12.50', { exact: true })).toBeVisible();
});

test('9: Events are created public', async ({ page, organizer }) => {
  const { title } = await organizer.createEvent({ title: `Bread ${randomUUID()}` });
  await page.goto(`/events?search=${title}`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});
