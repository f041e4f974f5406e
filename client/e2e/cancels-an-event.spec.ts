import { ApiAccount } from './support/api-account';
import { EventPage } from './support/event-page';
import { buyPlace } from './support/full-event';
import { expect, test } from './support/test';

const REASON = 'The oven has failed. We are sorry.';

test('E4, E5: an event is cancelled, taken back, and cancelled for good: all hear of it once, one refund is refused', async ({
  page,
  browser,
  server,
  signIn,
  registerElsewhere,
  mailbox,
  stripe,
}) => {
  const staff = await signIn('STAFF');
  const title = `Bread with ${staff.name}`;
  const creator = new ApiAccount(page.request);
  const { id } = await creator.createEvent({ title, price: '0' });
  const tom = await registerElsewhere('USER');
  await tom.account.signUp(id, tom.person);
  await creator.updateEvent(id, { price: '24.50' });
  const payers = [await registerElsewhere('USER'), await registerElsewhere('USER')];
  for (const payer of payers) await buyPlace(id, payer, stripe);
  const people = [tom, ...payers].map(({ person }) => person.email);

  await page.goto(`/staff-events/${id}`);
  const cancel = async () => {
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: `Cancel or delete “${title}”?` });
    await expect(dialog.getByRole('button', { name: 'Keep the event' })).toBeFocused();
    await expect(dialog.getByText('3 people get a mail with your reason')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(REASON);
    await dialog.getByRole('button', { name: 'Cancel event and refund £49' }).click();
    await expect(page.getByText(/^Cancelled\. Mails and refunds go out at \d\d:\d\d$/)).toBeVisible();
  };
  await cancel();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await cancel();
  const subject = `Cancelled: ${title}`;
  for (const email of people) expect(await mailbox.subjectsTo(email)).not.toContain(subject);

  await stripe.refuseNextRefund();
  await server.endUndoTime(id);
  for (const email of people) await mailbox.waitFor(email, subject);
  await expect.poll(async () => (await stripe.refundsFor(id)).length, { message: 'refunds' }).toBe(1);

  await page.reload();
  await expect(page.getByText(/^Cancelled\. Mails and refunds went out/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  const needingAttention = page.getByRole('region', { name: 'Payments that need a look' });
  await expect(needingAttention.getByRole('listitem')).toHaveCount(1);
  await expect(needingAttention).toContainText('Stripe refuses to give the money back');

  const stranger = new EventPage(await (await browser.newContext({ baseURL: server.url })).newPage());
  await stranger.open(id);
  await expect(stranger.page.getByRole('region', { name: 'Cancelled' })).toContainText(REASON);
  await expect(stranger.form).toBeHidden();
  await stranger.page.context().close();
});

test('the question before a deletion is there while the rest of the page is still loading', async ({
  page,
  signIn,
}) => {
  await signIn('STAFF');
  const { id, title } = await new ApiAccount(page.request).createEvent();
  const { promise: end, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('/graphql**', async (route) => {
    const request = route.request();
    if (`${request.url()}${request.postData()}`.includes('EventFigures')) await end;
    await route.continue();
  });
  await page.goto(`/staff-events/${id}`);
  await expect(page.locator('[data-loading]').first()).toBeAttached();
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this event?' });
  await expect(dialog.getByRole('button', { name: 'Keep the event' })).toBeFocused();
  await expect(dialog).toContainText(title);
  letGo();
  await expect(page.locator('[data-loading]')).toHaveCount(0);
});
