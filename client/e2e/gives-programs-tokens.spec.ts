import { expectAccessible } from './support/accessible';
import { expect, test } from './support/test';

test('a person makes a token for a program, which works until it is revoked', async ({
  page,
  playwright,
  baseURL,
  signIn,
}) => {
  const maya = await signIn('USER');
  await page.goto('/events');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('link', { name: 'Access tokens' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Library noticeboard');
  await page.getByRole('checkbox', { name: 'ACCOUNT_READ' }).check();
  await page.getByRole('button', { name: 'Create token' }).click();
  const secret = await page.getByLabel('Access token').inputValue();

  const program = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const ask = async () => {
    const answer = await program.post('/graphql', {
      headers: { authorization: `Bearer ${secret}` },
      data: { query: '{ viewer { email } }' },
    });
    return { status: answer.status(), body: await answer.json() };
  };
  expect(await ask()).toEqual({ status: 200, body: { data: { viewer: { email: maya.email } } } });

  await page.reload();
  await expect(page.getByRole('button', { name: 'Revoke Library noticeboard' })).toBeVisible();
  await expect(page.getByText('today,')).toBeVisible();
  await expect(page.getByLabel('Access token')).toBeHidden();
  await expectAccessible(page, page.getByRole('heading', { name: 'New token' }));
  await page.getByRole('button', { name: 'Revoke Library noticeboard' }).click();
  await page.getByRole('button', { name: 'Revoke token' }).click();
  await expect(page.getByText('“Library noticeboard” is revoked.')).toBeVisible();
  expect((await ask()).status).toBe(401);
  await program.dispose();
});
