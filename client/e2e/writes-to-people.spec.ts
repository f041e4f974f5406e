import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { ApiAccount } from './support/api-account';
import { VERIFY } from './support/mailbox';
import { messageToChosen } from './support/message-form';
import { expect, type TestFixtures, test } from './support/test';

const SUBJECT = 'Soup at 18:00';
const GOES_OUT = 'The message goes out in five minutes. Until then you can undo it.';

/** Writes a message to all with a place, and sends it. */
async function write(page: Page, subject: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'New message' }).click();
  const form = page.getByRole('form', { name: 'Message' });
  await form.getByLabel('Subject').fill(subject);
  await form.getByLabel('Text').fill(text);
  await form.getByRole('button', { name: /^Send for/ }).click();
  await expect(page.getByText(GOES_OUT)).toBeVisible();
}

/** A verified person of the staff, with an event of their own. */
async function startEvent({
  context,
  signIn,
  mailbox,
}: Pick<TestFixtures, 'signIn' | 'mailbox'> & { context: BrowserContext }) {
  const { email, name } = await signIn('STAFF');
  const verified = await mailbox.follow(
    await mailbox.waitFor(email, VERIFY),
    'Confirm e-mail address',
    context,
  );
  await expect(verified.getByText(`${email} is verified. Thank you.`)).toBeVisible();
  await verified.close();
  const event = await new ApiAccount(context.request).createEvent({ title: `Bread by ${name}`, price: '0' });
  return { ...event, email };
}

test('M4: a person gets a message with the words of its preview, and mutes the next ones by one click', async ({
  page,
  context,
  server,
  signIn,
  mailbox,
  registerElsewhere,
  playwright,
}) => {
  const { id, title, email } = await startEvent({ context, signIn, mailbox });
  const { person, account } = await registerElsewhere('USER');
  await account.signUp(id, person);

  await page.goto(`/staff-events/${id}?tab=messages`);
  await page.getByRole('button', { name: 'New message' }).click();
  const form = page.getByRole('form', { name: 'Message' });
  await form.getByLabel('Subject').fill(SUBJECT);
  await form.getByLabel('Text').fill('**Warm** soup in the yard.\n\n<script>alert(1)</script>');
  const preview = page.frameLocator('iframe[title="The message as people get it"]');
  await expect(preview.getByText('Warm', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Send for 1 person' }).click();
  await expect(page.getByText(GOES_OUT)).toBeVisible();
  await server.endUndoTimeOfMessages();

  const mail = await mailbox.waitFor(person.email, SUBJECT);
  expect(mail.ReplyTo).toContain(email);
  expect(mail.TextBody).toContain(title);
  expect(mail.HtmlBody).not.toContain('<script');
  const read = await mailbox.read(mail, context);
  await expect(read.frameLocator('iframe').getByText('Warm', { exact: true })).toBeVisible();
  await read.close();

  const header = mail.Headers.find(({ Name }) => Name === 'List-Unsubscribe')?.Value ?? '';
  const link = /<(https?:[^>]+)>/.exec(header)?.[1] ?? '';
  const program = await playwright.request.newContext();
  const muted = await program.post(link, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(await muted.text()).toContain('You get no messages about this event');
  await program.dispose();

  await page.reload();
  await write(page, 'Bring a hammer', 'Nails are there.');
  await page.getByRole('button', { name: 'Undo: Bring a hammer' }).click();
  await expect(page.getByText('The message is cancelled and will not be sent.')).toBeVisible();
  const undone = page.getByRole('listitem').filter({ hasText: 'Bring a hammer' });
  await expect(undone.getByText('Cancelled', { exact: true })).toBeVisible();
  await write(page, 'Bring a chair', 'There are few.');
  await server.endUndoTimeOfMessages();
  const row = page.getByRole('listitem').filter({ hasText: 'Bring a chair' });
  await expect(row.getByText('Sent', { exact: true })).toBeVisible();
  expect(await mailbox.subjectsTo(person.email)).toEqual(
    expect.not.arrayContaining(['Bring a chair', 'Bring a hammer']),
  );
});

test('M6: staff write to a chosen person, and find the people whom mail does not reach', async ({
  page,
  context,
  server,
  signIn,
  mailbox,
  registerElsewhere,
}) => {
  const { id } = await startEvent({ context, signIn, mailbox });
  const [chosen, other] = [await registerElsewhere('USER'), await registerElsewhere('USER')];
  for (const { person, account } of [chosen, other]) await account.signUp(id, person);

  const form = await messageToChosen(page, id, chosen.person);
  await form.getByLabel('Subject').fill(SUBJECT);
  await form.getByLabel('Text').fill('From me to you.');
  await expectAccessible(page, form);
  await form.getByRole('button', { name: 'Send for 1 person' }).click();
  await expect(page.getByText(GOES_OUT)).toBeVisible();
  await server.endUndoTimeOfMessages();

  const read = await mailbox.read(await mailbox.waitFor(chosen.person.email, SUBJECT), context);
  // The sandbox tells the product, then sends the tab back to the mail. A tab that closes on the way there may never end closing.
  const told = read.waitForEvent('load');
  await read.getByRole('button', { name: 'Bounce' }).click();
  await told;
  await read.close();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Mail does not reach 1 person.')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectAccessible(page, page.getByRole('link', { name: 'Show in People' }));
  await page.getByRole('link', { name: 'Show in People' }).click();
  await expect(page.getByText('1 of 1 shown')).toBeVisible();
  await expect(page.getByText(chosen.person.email)).toBeVisible();
  expect(await mailbox.subjectsTo(other.person.email)).not.toContain(SUBJECT);
});
