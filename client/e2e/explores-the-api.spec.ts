import { expect, test } from './support/test';

test('the API explorer names each of its editors, and answers', async ({ page }) => {
  await page.goto('/graphiql');
  for (const name of ['Operation', 'Variables', 'Headers', 'Answer']) {
    await expect(
      page.locator('textarea[aria-label]').and(page.getByLabel(name, { exact: true })),
    ).toHaveCount(1);
  }
  await page.getByRole('textbox', { name: 'Operation' }).press('ControlOrMeta+Enter');
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('totalCount');
});
