import { randomUUID } from 'node:crypto';
import { failAnswer, holdAnswer, sendShell } from '../support/answers';
import { anEvent } from '../support/event-fields';
import { EventPage } from '../support/event-page';
import { expect, test } from '../support/test';

test('a visitor looks at events', async ({ page, context, server, organizer }) => {
  const word = randomUUID();
  const { description, location, type } = anEvent();
  const bread = await organizer.createEvent({ title: `Bread ${word}`, date: '2049-09-09' });
  const cheese = await organizer.createEvent({ title: `Cheese ${word}`, date: '2049-09-10', price: '12' });
  const wine = await organizer.createEvent({ title: `Wine ${word}`, date: '2049-09-11', price: '12.50' });
  const cards = page.getByRole('article');

  await test.step('2: /events shows a list of event cards', async () => {
    await page.goto(`/events?search=${word}`);
    const titles = [bread, cheese, wine].map(({ title }) => title);
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText(titles);
  });

  await test.step('9: Events are created public', async () => {
    await expect(page.getByRole('link', { name: bread.title })).toBeVisible();
  });

  await test.step('2: A card has title, description, location, type, date, start time, end time and price in pounds', async () => {
    const card = cards.filter({ hasText: bread.title });
    for (const text of [bread.title, description, location, type, '£24.50']) {
      await expect(card).toContainText(text);
    }
    await expect(card).toContainText('10:00 – 12:30');
    await expect(card).toContainText(/9 September|Sep/);
  });

  await test.step('9: Prices are shown with up to 2 decimals', async () => {
    await expect(page.getByText('£12', { exact: true })).toBeVisible();
    await expect(page.getByText('£12.50', { exact: true })).toBeVisible();
  });

  await test.step('2: Clicking a card on the user side opens /events/{id}', async () => {
    await cards.filter({ hasText: bread.title }).click();
    await expect(page).toHaveURL(`/events/${bread.id}`);
  });

  const event = new EventPage(page);

  await test.step('2: /events/{id} shows the details of the event', async () => {
    await expect(page.getByRole('heading', { level: 1, name: bread.title })).toBeVisible();
    const details = page.getByRole('article').first();
    for (const text of [description, location, type, '£24.50', '10:00', '12:30', '9 September 2049']) {
      await expect(details).toContainText(text);
    }
  });

  await test.step('2, 8: Anonymous visitors read "You need to be logged into your account to sign up to this event."', async () => {
    await expect(event.card).toContainText(
      'You need to be logged into your account to sign up to this event.',
    );
    await expect(event.form).toBeHidden();
  });

  await test.step('2: /events/{id} has a button that copies the URL of the event', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
    await page.getByRole('button', { name: 'Copy event link' }).click();
    await expect(page.getByText('Event link copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${server.url}/events/${bread.id}`);
  });
});

test('a visitor finds no events', async ({ page, context, expectedComplaints }) => {
  expectedComplaints.push(/net::ERR_INTERNET_DISCONNECTED/);
  for (const path of ['/events', '/events/1']) await sendShell(context, path);

  await test.step('2: /events shows a loading text', async () => {
    await holdAnswer(page, 'EventsPage');
    await page.goto('/events');
    await expect(page.getByRole('status').filter({ hasText: 'Loading events...' })).toBeVisible();
  });

  await test.step('2, 8: Events that cannot be read say "Failed to load events onto page"', async () => {
    await failAnswer(page, 'EventsPage');
    await page.goto('/events');
    await expect(page.getByRole('alert')).toContainText('Failed to load events onto page');
  });

  await test.step('8: An event that cannot be read says "Error whilst fetching event details"', async () => {
    await failAnswer(page, 'EventPage');
    await page.goto('/events/1');
    await expect(page.getByRole('alert')).toContainText('Error whilst fetching event details');
  });

  await context.unrouteAll();
  await page.unrouteAll();

  await test.step('2, 8: No events say "No events avaliable at the moment. PLease check back in later"', async () => {
    await page.goto(`/events?search=${randomUUID()}`);
    await expect(
      page.getByText('No events avaliable at the moment. PLease check back in later'),
    ).toBeVisible();
  });

  await test.step('8: Reading while offline says "Failed to get document because the client is offline."', async () => {
    await page.goto('/events');
    await page.getByLabel('Search events').waitFor();
    await context.setOffline(true);
    await page.getByLabel('Search events').fill(randomUUID());
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Failed to get document because the client is offline.',
    );
  });
});
