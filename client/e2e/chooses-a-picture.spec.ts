import type { Page } from '@playwright/test';
import { aPicture } from './support/a-picture';
import { expectAccessible } from './support/accessible';
import { anEvent, createLabels, fillEvent } from './support/event-fields';
import { expect, test } from './support/test';

/** Waits until a browser has the bytes of the picture, and not its words alone. */
async function expectLoaded(page: Page, alt: string) {
  const picture = page.getByRole('img', { name: alt });
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
}

test('staff choose a picture with its words and what stays in sight, and take it away again', async ({
  page,
  signIn,
}) => {
  const { name } = await signIn('STAFF');
  const title = `Hill walk with ${name}`;
  await page.goto('/create-event');
  const form = page.getByRole('form', { name: 'Create New Event' });
  const field = form.getByRole('group', { name: 'Picture' });
  await field.getByLabel('Choose a picture, or drop one here').setInputFiles(await aPicture(page));
  await field.getByLabel('Picture in words').fill('Hills at sunset');
  await field.getByRole('slider', { name: 'From the left' }).fill('75');
  await fillEvent(form, createLabels, { ...anEvent(), title, price: '0' });
  await expectAccessible(page, page.getByRole('main'));
  await form.getByRole('button', { name: 'Create event' }).click();
  await expect(page).toHaveURL('/staff-dashboard', { timeout: 15_000 });

  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.goto(`/events/${id}`);
  await expectLoaded(page, 'Hills at sunset');
  await expect(page.getByRole('img', { name: 'Hills at sunset' })).toHaveCSS('object-position', '75% 50%');
  await expectAccessible(page, page.getByRole('main'));

  await page.goto(`/staff-events/${id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('form', { name: 'Edit event' });
  await edit.getByRole('button', { name: 'Remove the picture' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await page.goto(`/events/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Hills at sunset' })).toBeHidden();
});

test('a file that is no picture is refused with the reason, and what was typed stays', async ({
  page,
  signIn,
  expectedComplaints,
}) => {
  expectedComplaints.push(/the server responded with a status of 400/);
  await signIn('STAFF');
  await page.goto('/create-event');
  await page.getByLabel('Event Title').fill('Kite day');
  const field = page.getByRole('group', { name: 'Picture' });
  const text = { name: 'kite.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await field.getByLabel('Choose a picture, or drop one here').setInputFiles(text);
  await expect(field.getByRole('alert')).toContainText('This is no picture that can be read here');
  await expect(page.getByLabel('Event Title')).toHaveValue('Kite day');
});

test('an event is not created without the picture that is on its way', async ({ page, signIn }) => {
  await signIn('STAFF');
  await page.goto('/create-event');
  const form = page.getByRole('form', { name: 'Create New Event' });
  await fillEvent(form, createLabels, anEvent());
  const field = form.getByRole('group', { name: 'Picture' });
  const held = Promise.withResolvers<void>();
  await page.route('/pictures', async (route) => {
    await held.promise;
    await route.continue();
  });
  await field.getByLabel('Choose a picture, or drop one here').setInputFiles(await aPicture(page));
  await expect(field.getByRole('button', { name: 'Uploading the picture...' })).toBeVisible();
  await form.getByRole('button', { name: 'Create event' }).click();
  await expect(field.getByText('The picture was still on its way.')).toBeVisible();
  held.resolve();
  await expect(field.getByLabel('Picture in words')).toBeVisible();
  await expect(field.getByText('The picture was still on its way.')).toBeHidden();
  await form.getByRole('button', { name: 'Create event' }).click();
  await expect(page).toHaveURL('/staff-dashboard', { timeout: 15_000 });
});
