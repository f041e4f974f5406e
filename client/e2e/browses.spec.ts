import { randomUUID } from 'node:crypto';
import { inDays } from './support/event-fields';
import { expect, test } from './support/test';

const EMPTY = 'No events avaliable at the moment. PLease check back in later';

/** A word that no other story's events have, so that each story has a list of its own. */
const aWord = () => `word${randomUUID().slice(0, 8)}`;

test('a visitor finds an event without its accents and apostrophes, and opens it', async ({
  page,
  organizer,
}) => {
  const word = aWord();
  await organizer.createEvent({ title: `Crêpes at O’Brien’s ${word}` });
  await organizer.createEvent({ title: `Waffles at home ${word}` });
  await page.goto('/');
  await page.getByRole('link', { name: 'What’s on' }).click();
  await page.getByRole('searchbox', { name: 'Search events' }).fill(`obriens CREPES ${word}`);

  const cards = page.getByRole('article');
  await expect(page.getByText('1 event shown')).toBeVisible();
  await expect(cards).toHaveCount(1);
  await cards.getByRole('link', { name: `Crêpes at O’Brien’s ${word}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Crêpes at O’Brien’s ${word}` })).toBeFocused();
  await expect(page.getByText('Kirkgate Kitchen, Leeds')).toBeVisible();
  await expect(page.getByRole('article').getByText('£24.50')).toBeVisible();
  await expect(
    page.getByText('You need to be logged into your account to sign up to this event.'),
  ).toBeVisible();
});

test('filters narrow the list, stand in the address and survive a reload', async ({ page, organizer }) => {
  const word = aWord();
  const type = `Talk ${word}`;
  const title = (name: string) => `${name} ${word}`;
  await organizer.createEvent({ title: title('Soon, free'), type, date: inDays(3), price: '0' });
  await organizer.createEvent({ title: title('Soon, paid'), type, date: inDays(3) });
  await organizer.createEvent({ title: title('Later, free'), type, date: inDays(60), price: '0' });
  await organizer.createEvent({ title: title('Another type'), date: inDays(4), price: '0' });
  await organizer.createEvent({ title: title('Over'), type, date: inDays(-3), price: '0' });
  const shown = (...names: string[]) =>
    expect(page.getByRole('article').getByRole('heading')).toHaveText(names.map(title));

  await page.goto(`/events?search=${word}`);
  await shown('Soon, free', 'Soon, paid', 'Another type', 'Later, free');
  await page.getByLabel('Type', { exact: true }).selectOption(type);
  await shown('Soon, free', 'Soon, paid', 'Later, free');
  await page.getByLabel('Date').selectOption('Next 7 days');
  await shown('Soon, free', 'Soon, paid');
  await page.getByText('Free', { exact: true }).first().click();
  await shown('Soon, free');
  await expect(page).toHaveURL(
    `/events?${new URLSearchParams({ search: word, type, date: 'week', price: 'free' })}`,
  );

  await page.reload();
  await shown('Soon, free');
  await expect(page.getByLabel('Search events')).toHaveValue(word);
  await expect(page.getByLabel('Type', { exact: true })).toHaveValue(type);
  await expect(page.getByLabel('Date')).toHaveValue('week');
  await expect(page.getByRole('radio', { name: 'Free' })).toBeChecked();

  await page.getByLabel('Date').selectOption('Past events');
  await shown('Over');
});

test('a long list goes on at a press, and is where it was when coming back', async ({ page, organizer }) => {
  const word = aWord();
  const number = (index: number) => `Number ${String(index).padStart(2, '0')} ${word}`;
  for (let index = 1; index <= 23; index++) {
    await organizer.createEvent({ title: number(index), date: inDays(index) });
  }
  await page.goto(`/events?search=${word}`);
  await expect(page.getByText('20 of 23 events shown')).toBeVisible();
  await page.getByRole('link', { name: 'Show more events' }).click();
  await expect(page.getByText('23 events shown')).toBeVisible();
  await expect(page.getByRole('link', { name: number(21) })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Show more events' })).toBeHidden();

  const height = () => page.evaluate(() => document.body.scrollHeight);
  const wholeHeight = await height();
  const last = page.getByRole('link', { name: number(23) });
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: number(23) })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page.getByText('23 events shown')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await expect(last).toBeInViewport();
  expect(await height()).toBe(wholeHeight);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('a slow phone asks once for the list of each filter', async ({ page, organizer }) => {
  const word = aWord();
  for (let index = 1; index <= 20; index++) {
    await organizer.createEvent({ title: `Number ${index} ${word}`, date: inDays(index) });
  }
  await page.goto(`/events?search=${word}`);
  await expect(page.getByText('20 events shown')).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const asked: boolean[] = [];
  page.on('request', (request) => {
    const { operationName, variables } = request.postDataJSON() ?? {};
    if (operationName === 'EventsPage') asked.push(variables.filter.free);
  });
  await page.getByText('Paid', { exact: true }).first().click();
  const removePaid = page.getByRole('button', { name: 'Remove filter: Paid' });
  await expect(page.getByText('20 events coming up')).toBeVisible();
  await removePaid.click();
  await expect(removePaid).toBeHidden();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([false, undefined]);
});

test('reading while offline says that it is offline, and is made up for when the network is back', async ({
  page,
  context,
  organizer,
  expectedComplaints,
}) => {
  expectedComplaints.push(/net::ERR_INTERNET_DISCONNECTED/);
  const { id } = await organizer.createEvent();
  await page.goto(`/events/${id}`);
  await page.getByRole('link', { name: 'All events' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Search events').fill(aWord());
  await expect(page.getByRole('alert')).toHaveText('Failed to get document because the client is offline.');
  await context.setOffline(false);
  // No button has to be pressed.
  await expect(page.getByText(EMPTY)).toBeVisible();
});
