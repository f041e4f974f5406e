import { expect, test } from './support/test';

test('a person explores the API', async ({ page, expectedComplaints }) => {
  const asked = page.getByRole('region', { name: 'Query Editor' });
  const answer = page.getByRole('region', { name: 'Result Window' });
  const operation = page.getByRole('textbox', { name: 'Operation' });
  await page.goto('/graphiql');

  await test.step('the API explorer names each of its editors, and answers', async () => {
    for (const name of ['Operation', 'Variables', 'Headers', 'Answer']) {
      await expect(
        page.locator('textarea[aria-label]').and(page.getByLabel(name, { exact: true })),
      ).toHaveCount(1);
    }
  });

  await test.step('G34: the API explorer opens with a query, and shows where a token goes', async () => {
    await expect(asked).toContainText('events(first: 3');
    const headers = page.locator('.graphiql-editor-tool .graphiql-editor:nth-child(2)');
    await expect(headers).toBeVisible();
    await expect(headers).toContainText('"authorization": "Bearer trn_YOUR_TOKEN"');
    // The example is no token, and is not sent as one; the text that replaces it is sent.
    await operation.press('ControlOrMeta+Enter');
    await expect(answer).toContainText('totalCount');
    expectedComplaints.push(/status of 401/);
    await page.getByRole('textbox', { name: 'Headers' }).press('ControlOrMeta+a');
    await page.keyboard.insertText('{ "authorization": "Bearer trn_mistyped" }');
    await operation.press('ControlOrMeta+Enter');
    await expect(answer).toContainText('UNAUTHENTICATED');
  });

  await test.step('the API explorer has the product’s colours, and on a phone the answer below what is asked', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const [colorScheme, surface] of [
      ['light', 'rgb(255, 255, 255)'],
      ['dark', 'rgb(28, 26, 23)'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('.graphiql-container')).toHaveCSS('background-color', surface);
      const [above, below] = await Promise.all([asked.boundingBox(), answer.boundingBox()]);
      expect(above?.width).toBeGreaterThan(300);
      expect(below?.width).toBeGreaterThan(300);
      expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });
});
