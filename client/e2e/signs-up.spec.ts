import { readFile } from 'node:fs/promises';
import { EventPage } from './support/event-page';
import { newPerson } from './support/person';
import { expect, test } from './support/test';
import { WelcomePage } from './support/welcome-page';

const SIGNED_UP = 'You have signed up to this event';

test('the free journey: register, browse, sign up, read the mail, see who comes, find it in My Events', async ({
  page,
  context,
  organizer,
  registerElsewhere,
  mailbox,
}) => {
  const maya = newPerson('USER');
  const title = `Bread with ${maya.name}`;
  const { id } = await organizer.createEvent({ title, price: '0' });
  const { person: tom, account } = await registerElsewhere('USER');
  await account.signUp(id, { name: 'Tom Reilly', email: tom.email });

  const welcome = new WelcomePage(page);
  await welcome.open();
  await welcome.send('User registration', maya);
  await expect(page).toHaveURL('/events');
  await page.getByLabel('Search events').fill(maya.name);
  await expect(page.getByText('1 event shown')).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  const event = new EventPage(page);
  await expect(event.counting(1)).toBeVisible();
  await expect(event.people.getByRole('listitem')).toContainText(['Tom Reilly']);
  await expect(event.form.getByLabel('What are you called?')).toHaveValue('');
  await expect(event.form.getByLabel('E-mail')).toHaveValue(maya.email);
  await event.fill({ name: 'Maya Okafor', email: maya.email });
  await event.button.click();

  await expect(event.card.getByText(SIGNED_UP)).toBeVisible();
  await expect(event.alreadySignedUp).toBeDisabled();
  await expect(event.counting(2)).toBeVisible();
  await expect(event.people.getByRole('listitem')).toContainText(['Maya Okafor', 'Tom Reilly']);

  const mail = await mailbox.waitFor(maya.email, `You’re signed up: ${title}`);
  const reading = await mailbox.read(mail, context);
  const body = reading.frameLocator('iframe');
  await expect(body.getByText('Maya Okafor')).toBeVisible();
  await expect(body.getByRole('paragraph').filter({ hasText: 'Kirkgate Kitchen, Leeds' })).toBeVisible();
  const downloading = reading.waitForEvent('download');
  await reading.getByRole('link', { name: 'event.ics' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('event.ics');
  const calendar = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '');
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(calendar).toContain(`SUMMARY:${title}\r\n`);
  expect(calendar).toContain(`/events/${id}`);

  const opened = context.waitForEvent('page');
  await body.getByRole('link', { name: 'Open your ticket' }).click();
  const fromMail = new EventPage(await opened);
  await expect(fromMail.page).toHaveURL(`/events/${id}`);
  await expect(fromMail.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(fromMail.alreadySignedUp).toBeDisabled();

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'My Events' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: title }).click();
  await expect(event.alreadySignedUp).toBeDisabled();
});

test('signing up while offline says that the network is lost, and keeps the typed text', async ({
  page,
  context,
  signIn,
  organizer,
  expectedComplaints,
}) => {
  expectedComplaints.push(/net::ERR_INTERNET_DISCONNECTED/, /dynamically imported module/);
  const maya = await signIn('USER');
  const { id } = await organizer.createEvent({ price: '0' });
  const event = new EventPage(page);
  await event.open(id);
  await event.fill({ name: 'Maya at work', email: maya.email });
  await context.setOffline(true);
  await event.button.click();
  await expect(event.card.getByRole('alert')).toHaveText(
    'Network error. Please check your internet connection',
  );
  await expect(event.name).toHaveValue('Maya at work');
});
