import { expectAccessible } from './support/accessible';
import { ApiAccount } from './support/api-account';
import { expect, test } from './support/test';

test('staff have their own server told of what happens to their events', async ({
  page,
  context,
  server,
  signIn,
}) => {
  const receiver = `${server.sandboxUrl}/webhooks/receiver`;
  await signIn('STAFF');
  await page.goto('/staff-dashboard');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill('https://127.0.0.1/inside');
  await page.getByRole('checkbox', { name: 'EVENT_CREATED' }).check();
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByText('Choose an address in the internet')).toBeVisible();
  await page.getByRole('textbox', { name: 'Address' }).fill(receiver);
  await page.getByRole('button', { name: 'Create webhook' }).click();
  const secret = await page.getByRole('textbox', { name: 'Secret' }).inputValue();

  await page.getByRole('button', { name: 'Send a test to' }).click();
  await expect(page.getByText('The receiver accepted the test (status 204).')).toBeVisible();
  const { title } = await new ApiAccount(context.request).createEvent();
  await expect(async () => {
    await page.reload();
    await page.getByText('Latest deliveries to').click();
    await expect(page.getByText('Taken, status 204')).toHaveCount(2, { timeout: 1_000 });
  }).toPass();
  await expectAccessible(page, page.getByRole('heading', { name: 'New webhook' }));

  const sandbox = await context.newPage();
  await sandbox.goto(receiver);
  await sandbox.getByLabel('Secret, to check signatures').fill(secret);
  await sandbox.getByRole('button', { name: 'Check' }).click();
  await expect(sandbox.getByText('signature holds')).toHaveCount(2);
  await sandbox.getByRole('link', { name: 'EVENT_CREATED' }).first().click();
  await expect(sandbox.getByText(title)).toBeVisible();

  await page.getByRole('button', { name: 'Delete the webhook to' }).click();
  await page.getByRole('button', { name: 'Delete webhook' }).click();
  await expect(page.getByText('Nothing more is sent to it.')).toBeVisible();
});
