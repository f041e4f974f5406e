import { expect, test } from './support/test';

test('E1, E2: a draft saves itself, is found again, is previewed by a stranger, and is published', async ({
  page,
  browser,
  signIn,
}) => {
  const staff = await signIn('STAFF');
  const title = `Solder a badge with ${staff.name}`;
  await page.goto('/create-event');
  await page.getByLabel('Event Title').fill(title);
  await page.getByLabel('Event Description').fill('Learn to *solder*.');
  await expect(page.getByText(/^Draft saved at \d\d:\d\d$/)).toBeVisible({ timeout: 15_000 });

  const context = page.context();
  await page.close();
  const again = await context.newPage();
  await again.goto('/staff-dashboard?tab=drafts');
  await again.getByRole('link', { name: title }).click();
  await expect(again.getByText('Draft: only you and people with the preview link see this')).toBeVisible();
  await again.getByRole('button', { name: 'Publish' }).click();
  await expect(again.getByRole('alert')).toContainText('Publishing still needs: Event Location, Event Type');
  await expect(again.getByRole('alert')).toContainText('Event price.');

  await again.getByRole('button', { name: 'Edit draft' }).click();
  const form = again.getByRole('form', { name: 'Edit draft' });
  await form.getByLabel('Event Location').fill('Unit 6 Makerspace');
  await form.getByLabel('Event Type').fill('Workshop');
  await form.getByLabel('Event Date').fill('2037-05-09');
  await form.getByLabel('Event Start Time').fill('13:00');
  await form.getByLabel('Event End Time').fill('15:30');
  await form.getByLabel('Event price').fill('0');
  await form.getByRole('button', { name: 'Save as draft' }).click();
  await expect(form.getByText(/^Draft saved at/)).toBeVisible();
  await form.getByRole('button', { name: 'Close' }).click();

  await expect(again.getByText('Unit 6 Makerspace')).toBeVisible();
  const { data } = await (
    await context.request.post('/graphql', {
      data: { query: '{ viewer { eventDrafts { nodes { id previewUrl } } } }' },
    })
  ).json();
  const [{ id, previewUrl }] = data.viewer.eventDrafts.nodes;
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(new URL(previewUrl).pathname);
  await expect(stranger.getByText('Preview: this event is not published')).toBeVisible();
  await expect(stranger.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(stranger.locator('em', { hasText: 'solder' })).toBeVisible();
  await expect(stranger.getByRole('button')).toHaveCount(0);

  await again.getByRole('button', { name: 'Publish' }).click();
  await expect(again.getByText('The event is published')).toBeVisible();
  await stranger.goto(`/events/${id}`);
  await expect(stranger.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await again.goto('/staff-dashboard?tab=drafts');
  await expect(again.getByText('You have no drafts.')).toBeVisible();
});
