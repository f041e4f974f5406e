import { ApiAccount } from './support/api-account';
import { expect, test } from './support/test';

test('T2, T3, T4, T6: an editor joins by a mail, edits, loses the role on an open page, and then takes the event over', async ({
  page,
  browser,
  server,
  signIn,
  registerElsewhere,
  mailbox,
}) => {
  const owner = await signIn('STAFF');
  const title = `Bread with ${owner.name}`;
  const { id } = await new ApiAccount(page.request).createEvent({ title });
  const { person: editor } = await registerElsewhere('STAFF');
  await page.goto(`/staff-events/${id}?tab=team`);
  const invite = async () => {
    const form = page.getByRole('form', { name: 'Invite somebody' });
    await form.getByLabel('E-mail').fill(editor.email);
    await form.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByRole('region', { name: 'Invited' })).toContainText(editor.email);
  };
  await invite();

  // A browser without a session. The secret leaves the address at once.
  const elsewhere = await browser.newContext({ baseURL: server.url });
  // The address is not proven, so the mails say nothing that the owner typed.
  const subject = 'Help with an event';
  const link = await mailbox.follow(await mailbox.waitFor(editor.email, subject), 'Join the team', elsewhere);
  await expect(link).toHaveURL(`${server.url}/invitation`);
  await link.getByRole('link', { name: 'Log in or register' }).click();
  const logIn = link.getByRole('form', { name: 'Staff login' });
  await logIn.getByLabel('E-mail').fill(editor.email);
  await logIn.getByLabel('Password', { exact: true }).fill(editor.password);
  await logIn.getByRole('button', { name: 'Log in', exact: true }).click();
  await link.getByRole('button', { name: 'Accept' }).click();
  await expect(link.getByText(`You are in the team of “${title}” now: Editor.`)).toBeVisible();

  await link.getByRole('link', { name: 'See the event' }).click();
  await expect(link.getByRole('button', { name: 'Delete' })).toBeHidden();
  await link.getByRole('button', { name: 'Edit' }).click();
  await expect(link.getByLabel('Price (£)')).toBeDisabled();
  const changed = `${title} and jam`;
  await link.getByLabel('Title').fill(changed);
  await link.getByRole('button', { name: 'Save' }).click();
  await expect(link.getByRole('heading', { level: 1, name: changed })).toBeVisible();
  await link.goto('/staff-dashboard?tab=shared');
  await expect(link.getByRole('listitem').filter({ hasText: changed })).toContainText('Editor');

  await link.goto(`/staff-events/${id}`);
  await link.getByRole('button', { name: 'Edit' }).click();
  await page.reload();
  await page.getByRole('button', { name: `Manage ${editor.name}` }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`${editor.name} is not in the team any more.`)).toBeVisible();
  await link.getByLabel('Title').fill('Not mine any more');
  await link.getByRole('button', { name: 'Save' }).click();
  await expect(
    link.getByText('You do not have permission to view or modify this event.').first(),
  ).toBeVisible();

  await invite();
  const again = await mailbox.follow(
    await mailbox.waitFor(editor.email, subject, 2),
    'Join the team',
    elsewhere,
  );
  await again.getByRole('button', { name: 'Accept' }).click();
  await expect(again.getByText(`You are in the team of “${changed}” now: Editor.`)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: `Offer to ${editor.name}` }).click();
  const offer = await mailbox.follow(
    await mailbox.waitFor(editor.email, 'Take over an event'),
    'Take over the event',
    elsewhere,
  );
  await offer.getByRole('button', { name: 'Accept' }).click();
  await expect(offer.getByText(`“${changed}” is yours now.`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Team' })).toContainText('Leave');
  await expect(page.getByRole('button', { name: 'Delete' })).toBeHidden();
  await elsewhere.close();
});
