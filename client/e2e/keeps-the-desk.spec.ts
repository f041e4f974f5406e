import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { ApiAccount } from './support/api-account';
import { expect, test } from './support/test';

/** A scan as the phone of a helper sends it: without account and cookie. */
async function scan(phone: APIRequestContext, secret: string, eventId: string, code: string) {
  const scans = [{ id: randomUUID(), code, door: 'Yard', scannedAt: new Date().toISOString() }];
  const response = await phone.post('/graphql', {
    headers: { authorization: `Bearer ${secret}` },
    data: {
      query: 'mutation ($input: RecordScansInput!) { recordScans(input: $input) { scans { outcome } } }',
      variables: { input: { eventId, scans } },
    },
  });
  const { data, errors } = await response.json();
  return errors ? errors[0].extensions.code : data.recordScans.scans[0].outcome;
}

test('D25, D31, T5: a pass made on the desk lets a person in, the desk follows live, and all of it is in the activity', async ({
  page,
  context,
  playwright,
  server,
  signIn,
  registerElsewhere,
}) => {
  const owner = await signIn('STAFF');
  const { id, title } = await new ApiAccount(context.request).createEvent({ price: '0' });
  const { person, account } = await registerElsewhere('USER');
  await account.signUp(id, { name: 'Priya Nair', email: person.email });
  const code = await account.ticketCode(id);
  const phone = await playwright.request.newContext({ baseURL: server.url });

  await page.goto(`/staff-events/${id}?tab=door`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add a door pass' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Lea, yard');
  await page.getByLabel('Undo a scan').check();
  await page.getByRole('button', { name: 'Add pass' }).click();
  const made = page.getByRole('dialog', { name: 'Pass for “Lea, yard”' });
  await expect(made.getByRole('img', { name: 'QR code of the pass Lea, yard' })).toBeVisible();
  const link = new URL(await made.getByLabel('Link of the pass').inputValue());
  expect(link.pathname).toBe(`/door/${id}`);
  const secret = link.hash.replace('#pass=', '');
  await made.getByRole('button', { name: 'Close' }).click();

  expect(await scan(phone, secret, id, code)).toBe('ADMITTED');
  const row = page.getByRole('region', { name: 'Scans' }).getByRole('listitem');
  await expect(row).toContainText('Yard · by Lea, yard');
  await expect(page.getByRole('region', { name: 'Arrived' })).toContainText('1 of 1');
  await page.getByRole('button', { name: 'Undo the scan of Priya Nair' }).click();
  await expect(row).toContainText('Undone');
  await expect(page.getByRole('region', { name: 'Arrived' })).toContainText('0 of 1');

  await page.getByRole('button', { name: 'End the pass Lea, yard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the pass' }).click();
  await expect(page.getByText('There are no passes yet.')).toBeVisible();
  expect(await scan(phone, secret, id, code)).toBe('UNAUTHENTICATED');
  await phone.dispose();

  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page).toHaveURL(/tab=activity$/);
  await page.reload();
  const entries = page.getByRole('region', { name: 'Activity' }).getByRole('listitem');
  await expect(entries).toContainText([
    `${owner.name} ended a door pass`,
    `${owner.name} undid an admission at the door`,
    `${owner.name} made a door pass`,
    `${owner.name} created the event`,
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
