import { ApiAccount } from './support/api-account';
import { readCalendarFile } from './support/calendar-file';
import { editLabels, fillEvent, inDays } from './support/event-fields';
import { expect, test } from './support/test';

test('L6: two changes within five minutes are one mail with old and new, and a file that replaces the old', async ({
  page,
  signIn,
  server,
  mailbox,
  registerElsewhere,
}) => {
  const { name } = await signIn('STAFF');
  const title = `Bread by ${name}`;
  const { id } = await new ApiAccount(page.request).createEvent({ title, price: '0' });
  const { person, account } = await registerElsewhere('USER');
  await account.signUp(id, person);
  const confirmation = await mailbox.waitFor(person.email, `You’re signed up: ${title}`);

  for (const change of [{ startTime: '11:00' }, { location: 'The Dairy' }]) {
    await page.goto(`/staff-events/${id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('form', { name: 'Edit event' });
    await fillEvent(form, editLabels, change);
    await expect(page.getByRole('region', { name: 'The person who signed up gets a mail' })).toBeVisible();
    await form.getByLabel(/A line from you/).fill('Sorry!');
    await form.getByRole('button', { name: 'Save and send 1 mail' }).click();
    await expect(page.getByText('Event was updated successfully')).toBeVisible();
  }
  expect(await mailbox.subjectsTo(person.email)).not.toContain(`Changed: ${title}`);

  await server.endDelays();
  const mail = await mailbox.waitFor(person.email, `Changed: ${title}`);
  for (const words of ['10:00 to 12:30 UTC → 11:00 to 12:30 UTC', '→ The Dairy', '“Sorry!”']) {
    expect(mail.TextBody).toContain(words);
  }
  const [old, replacing] = [confirmation, mail].map(({ Attachments: [file] }) =>
    readCalendarFile(Buffer.from(file?.Content ?? '', 'base64').toString()),
  );
  expect(replacing).toMatchObject({ uid: old?.uid, location: 'The Dairy' });
  expect(Number(replacing?.sequence)).toBeGreaterThan(Number(old?.sequence));
});

test('an event is copied as a draft, and a date is all that is asked for', async ({ page, signIn }) => {
  const { name } = await signIn('STAFF');
  const title = `Bread by ${name}`;
  const { id } = await new ApiAccount(page.request).createEvent({ title });
  await page.goto(`/create-event?from=${id}`);
  const form = page.getByRole('form', { name: 'Create New Event' });
  await expect(form.getByLabel('Event Title')).toHaveValue(title);

  await expect(form.getByText(/^Draft saved at/)).toBeVisible({ timeout: 15_000 });
  await form.getByLabel('Event Date').fill(inDays(20));
  await form.getByRole('button', { name: 'Create event' }).click();
  await form.getByRole('link', { name: 'See the event' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(page.url()).not.toContain(id);
});
