import { expectAccessible } from './support/accessible';
import { RESET } from './support/mailbox';
import { expect, test } from './support/test';

// All people see the choice, so that it needs a server of its own.
test.use({ serverVariables: { REMINDER_HOURS: '23' } });

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#3b0764"/></svg>',
);

test('the first staff account chooses name, head line, colour, link and logo, and all people see them', async ({
  page,
  browser,
  baseURL,
  server,
  signIn,
  mailbox,
}) => {
  const person = await signIn('STAFF');
  await page.goto('/account');
  const brand = page.getByRole('region', { name: 'Brand' });
  await brand.getByLabel('Name').fill('Evenings');
  await brand.getByLabel('Head line').fill('Bread & circuses for <everybody>.');
  await brand.getByLabel('Accent colour').fill('#ffe600');
  await expect(brand.getByText('The accent #ffe600 cannot be read on light pages')).toBeVisible();
  await brand.getByLabel('Links').fill('Imprint https://example.org/imprint');
  await brand.getByRole('button', { name: 'Save' }).click();
  await expect(brand.getByText('Saved. Pages show it when they are loaded again.')).toBeVisible();
  const logo = brand.getByRole('group', { name: 'Logo on light pages' });
  await logo.locator('input').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: LOGO });
  await expect(logo.getByRole('img', { name: 'The logo now' })).toBeVisible();
  await expectAccessible(page, brand);

  const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
  await visitor.goto('/');
  await expect(visitor).toHaveTitle('Welcome to the platform · Evenings');
  await expect(visitor.getByText('Bread & circuses for <everybody>.')).toBeVisible();
  const links = visitor.getByRole('navigation', { name: 'About this site' });
  await expect(links.getByRole('link', { name: 'Imprint' })).toHaveAttribute(
    'href',
    'https://example.org/imprint',
  );
  const mark = visitor.getByRole('banner').locator('[data-mark]');
  await expect(mark).toHaveCSS('background-image', /\/brand\/logos\/light\?v=/);
  const manifest = await visitor.request.get('/manifest.webmanifest');
  expect(await manifest.json()).toMatchObject({ name: 'Evenings', icons: [{ type: 'image/svg+xml' }] });

  await page.request.post('/graphql', {
    data: {
      query:
        'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { userErrors { code } } }',
      variables: { input: { email: person.email } },
    },
  });
  const mail = await mailbox.waitFor(person.email, RESET.replace('Turnout', 'Evenings'));
  expect(mail.HtmlBody).toContain('cid:logo');
  expect(mail.HtmlBody).not.toContain('#0b7256');

  await test.step('V4: with three accents axe finds nothing in light and dark', async () => {
    // Contrast of any accent is a rule of the tones: here each page has one that is hard for it.
    for (const [path, accent] of [
      ['/', '#ffe600'],
      ['/events', '#3b0764'],
      ['/docs', '#ffffff'],
    ] as const) {
      await server.setAccent(accent);
      await expect
        .poll(async () => (await page.request.get('/brand.css')).text())
        .toContain(`--accent:${accent}`);
      await visitor.goto(path);
      await expectAccessible(visitor, visitor.getByRole('heading', { level: 1 }));
    }
  });
  await visitor.close();
});
