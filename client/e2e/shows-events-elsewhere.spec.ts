import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

// The other site.
test.use({ expectedComplaints: [/^A request to http:\/\/127\.0\.0\.1:\d+\//] });

/** A site of somebody else's. @param body of its page */
async function startOtherSite(body: string) {
  const site = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="en"><title>Elsewhere</title><main><h1>Elsewhere</h1>${body}</main>`),
  );
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(site.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => site.close(resolve)),
  };
}

const frame = (src: string, attributes = '') =>
  `<iframe src="${src}" title="${src.slice(-5)}" width="100%" height="160" style="border:0" ${attributes}></iframe>`;

/** A link of an embed leaves the other site as it is. In the sandbox of a frame the page of the new tab could run no script. */
async function expectNewTab(page: Page, link: Locator | undefined, url: string) {
  const opened = page.waitForEvent('popup');
  await link?.click();
  const tab = await opened;
  await expect(tab).toHaveURL(url);
  await tab.getByRole('button', { name: 'Copy event link' }).click();
  await expect(tab.getByText(/Event link copied|Error whilst copying/)).toBeVisible();
  await tab.close();
}

for (const width of [320, 800])
  test(`R5: another site shows an event and a list, ${width} pixels wide`, async ({
    page,
    organizer,
    server,
  }) => {
    const { id, title } = await organizer.createEvent();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    const site = await startOtherSite(
      frame(`${server.url}/embed/events/${id}`) + frame(`${server.url}/embed/events?first=3`),
    );
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.url);
    for (const shown of page.frames().slice(1)) {
      await expect(shown.getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect(await shown.evaluate(() => document.scripts.length + document.forms.length)).toBe(0);
      const { scrollWidth, clientWidth } = await shown.evaluate(() => {
        const { scrollWidth: scrolled, clientWidth: seen } = document.documentElement;
        return { scrollWidth: scrolled, clientWidth: seen };
      });
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
    expect(asked).not.toContain('script');
    expect(await page.context().cookies()).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.flatMap(({ id: rule, nodes }) => nodes.map(({ html }) => `${rule}: ${html}`)),
      ).toEqual([]);
    }
    const link = page.frames()[1]?.getByRole('link', { name: title });
    await expectNewTab(page, link, `${server.url}/events/${id}`);
    await expect(page).toHaveURL(site.url);
    await site.close();
  });

test('R5: the loader gives a frame the height of what it shows', async ({ page, organizer, server }) => {
  const { id, title } = await organizer.createEvent();
  const site = await startOtherSite(
    `${frame(`${server.url}/embed/events/${id}`, 'id="embed"')}<script async src="${server.url}/embed.js"></script>`,
  );
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto(site.url);
  const heights = () =>
    page.locator('#embed').evaluate((element) => {
      const { contentDocument, clientHeight } = element as HTMLIFrameElement;
      return {
        frame: clientHeight,
        content: Math.ceil(contentDocument?.body?.getBoundingClientRect().height ?? -1),
      };
    });
  await expect(async () => {
    const { frame: shown, content } = await heights();
    expect(content).toBeGreaterThan(80);
    expect(shown).toBe(content);
  }).toPass();
  const wide = (await heights()).frame;
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(async () => {
    const { frame: shown, content } = await heights();
    expect(shown).toBe(content);
    expect(shown).toBeGreaterThan(wide);
  }).toPass();
  const link = page.frameLocator('#embed').getByRole('link', { name: title });
  await expectNewTab(page, link, `${server.url}/events/${id}`);
  await site.close();
});

test('the desk shows the frame whose code it gives', async ({ page, signIn, server }) => {
  await signIn('STAFF');
  const input = {
    title: 'Bread for beginners',
    description: 'Flour, water, salt, time.',
    location: 'Kirkgate Kitchen, Leeds',
    type: 'Workshop',
    date: '2030-03-14',
    startTime: '10:00',
    endTime: '12:30',
  };
  const query = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }';
  const answer = await page.request.post(`${server.url}/graphql`, {
    data: { query, variables: { input } },
    headers: { origin: server.url },
  });
  const { id } = (await answer.json()).data.createEvent.event;
  await page.goto(`/staff-events/${id}`);
  await page.getByRole('button', { name: 'Embed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Embed on your website' });
  await expect(dialog.getByLabel('Code')).toHaveValue(
    new RegExp(`^<iframe src="${server.url}/embed/events/${id}"`),
  );
  const preview = dialog.frameLocator('iframe');
  await expect(preview.getByRole('link', { name: input.title })).toBeVisible();
  await dialog.getByText('Dark', { exact: true }).click();
  await expect(preview.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.setViewportSize({ width: 360, height: 780 });
  const { scrollWidth, clientWidth } = await dialog.evaluate(
    ({ scrollWidth: scrolled, clientWidth: seen }) => ({ scrollWidth: scrolled, clientWidth: seen }),
  );
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
