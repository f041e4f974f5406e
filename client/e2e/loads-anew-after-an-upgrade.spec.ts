import { expect, test } from './support/test';

test('O11: a page that misses a late part is loaded anew once, at the address that was asked for', async ({
  page,
  signIn,
  expectedComplaints,
}) => {
  await signIn('USER');
  expectedComplaints.push(/404/, /dynamically imported module/);
  let loadedPages = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loadedPages++;
  });
  // The server has no file of the version before, and that of the new one.
  await page.route('**/assets/my-events-*.js', async (route) => {
    if (loadedPages === 1) await route.fulfill({ status: 404 });
    else await route.continue();
  });
  await page.goto('/events');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'My Events' }).click();
  await expect(page).toHaveURL('/signedUpEvents');
  await expect(page.getByRole('heading', { level: 1, name: 'My Events' })).toBeVisible();
  expect(loadedPages).toBe(2);
});
