import { expectAccessible } from './support/accessible';
import { ApiAccount } from './support/api-account';
import { tabTo } from './support/keyboard';
import { expect, test } from './support/test';

const words = (day: string, what: string) => new RegExp(`^${day}[^:]*: ${what}$`);

test('staff read the sign-ups of each day in words by keyboard, by pointer and as a table', async ({
  page,
  context,
  signIn,
  registerElsewhere,
}) => {
  await signIn('STAFF');
  const { id } = await new ApiAccount(context.request).createEvent({ price: '0' });
  for (const { person, account } of [await registerElsewhere('USER'), await registerElsewhere('USER')])
    await account.signUp(id, person);
  await page.goto('/staff-dashboard');
  const figures = page.getByRole('region', { name: 'The last days of your events' });
  await expect(figures.getByText(/^2 sign-ups in 30 days\. Most on .+: 2\.$/)).toBeVisible();
  await expect(figures.getByText('+2 on the week before')).toBeVisible();

  const slider = figures.getByRole('slider', { name: 'Sign-ups on' });
  await tabTo(page, slider);
  await expect(figures.getByText(words('\\w+day', '2 sign-ups'))).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(figures.getByText(words('\\w+day', 'no sign-ups'))).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuetext', words('\\w+day', 'no sign-ups'));
  await page.keyboard.press('End');
  await expect(figures.getByText(words('\\w+day', '2 sign-ups'))).toBeVisible();

  await tabTo(page, figures.getByText('Show as table'));
  await page.keyboard.press('Enter');
  await expect(figures.getByRole('row')).toHaveCount(31);

  const box = await figures.locator('svg').boundingBox();
  if (!box) throw new Error('The chart is not there.');
  await page.mouse.move(box.x + 1, box.y + 10);
  await expect(figures.getByText(words('\\w+day', 'no sign-ups'))).toBeVisible();
  await page.mouse.move(box.x + box.width - 1, box.y + 10);
  await expect(figures.getByText(words('\\w+day', '2 sign-ups'))).toBeVisible();
  await expectAccessible(page, figures);
});

test('a duplicated event stands beside the event that it was duplicated from', async ({
  page,
  context,
  signIn,
  registerElsewhere,
}) => {
  await signIn('STAFF');
  const date = new Date(Date.now() + 20 * 24 * 3_600_000).toISOString().slice(0, 10);
  const { id, title } = await new ApiAccount(context.request).createEvent({ price: '0', date });
  const { person, account } = await registerElsewhere('USER');
  await account.signUp(id, person);
  await page.goto(`/create-event?from=${id}`);
  await page.getByLabel('Event Date').fill(date);
  await page.getByRole('button', { name: 'Create event' }).click();
  await page.getByRole('link', { name: 'See the event' }).click();
  const growth = page.getByRole('region', { name: 'Sign-ups beside those of the other event' });
  await expect(growth.getByText(new RegExp(`^“${title}” `))).toBeVisible();
  const slider = growth.getByRole('slider', { name: 'Sign-ups up to' });
  await tabTo(page, slider);
  await expect(
    growth.getByText(/ before the event: no sign-ups, 1 fewer than the other event had\.$/),
  ).toBeVisible();
  await page.keyboard.press('End');
  await expect(growth.getByText('On the day of the event: not yet.')).toBeVisible();
  await expectAccessible(page, growth);
});
