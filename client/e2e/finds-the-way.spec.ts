import { ApiAccount } from './support/api-account';
import type { Role } from './support/person';
import { expect, test } from './support/test';

for (const [who, role, home] of [
  ['nobody', null, '/events'],
  ['a user', 'USER', '/events'],
  ['staff', 'STAFF', '/staff-dashboard'],
] as const) {
  test(`an unknown address says so and shows ${who} the way home`, async ({ page, signIn }) => {
    if (role) await signIn(role);
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Turnout');
    await page.getByRole('link', { name: 'Home Page' }).click();
    await expect(page).toHaveURL(home);
  });
}

for (const [role, home] of [
  ['USER', '/events'],
  ['STAFF', '/staff-dashboard'],
] as const) {
  test(`the welcome page sends a ${role} on and does not stand in the way back`, async ({ page, signIn }) => {
    await signIn(role);
    await page.goto('/no/such/page');
    await page.goto('/');
    await expect(page).toHaveURL(home);
    await page.goBack();
    await expect(page).toHaveURL('/no/such/page');
  });
}

const menus: [Role, [string, string][]][] = [
  [
    'USER',
    [
      ['Home Page', '/events'],
      ['My Events', '/signedUpEvents'],
    ],
  ],
  ['STAFF', [['Home Page', '/staff-dashboard']]],
];

for (const [role, entries] of menus) {
  test(`the profile menu of a ${role} leads to each of its pages`, async ({ page, signIn }) => {
    await signIn(role);
    await page.goto('/no/such/page');
    const menu = page.getByRole('navigation', { name: 'Profile' });
    const button = menu.getByRole('button', { name: 'Profile' });
    await button.click();
    await expect(menu.getByRole('link')).toHaveText(entries.map(([label]) => label));
    await expect(menu.getByRole('listitem').getByRole('button')).toHaveText(['Delete Account', 'Log out']);
    await button.click();
    await expect(menu.getByRole('link')).toHaveCount(0);
    for (const [label, path] of entries) {
      await button.click();
      await menu.getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(path);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  });
}

const addresses: Record<string, { role: Role | null; pages: [string, string][] }> = {
  nobody: {
    role: null,
    pages: [
      ['/', 'Welcome to the platform'],
      ['/events', 'What’s on'],
      ['/events/{id}', 'Bread for beginners'],
      ['/signedUpEvents', 'My Events'],
      ['/forgot-password', 'Forgot your password?'],
      ['/reset-password', 'Set a new password'],
      ['/verify-email', 'E-mail verification'],
      ['/no/such/page', 'Page not found'],
    ],
  },
  'a user': {
    role: 'USER',
    pages: [
      ['/events', 'What’s on'],
      ['/events/{id}', 'Bread for beginners'],
      ['/signedUpEvents', 'My Events'],
    ],
  },
  staff: {
    role: 'STAFF',
    pages: [
      ['/staff-dashboard', 'Your events'],
      ['/create-event', 'Create New Event'],
      ['/staff-events/{id}', 'Bread for beginners'],
    ],
  },
};

for (const [who, { role, pages }] of Object.entries(addresses)) {
  test(`every page of ${who} has an address that can be opened and reloaded`, async ({
    page,
    signIn,
    organizer,
  }) => {
    if (role) await signIn(role);
    const creator = role === 'STAFF' ? new ApiAccount(page.request) : organizer;
    const { id } = await creator.createEvent();
    for (const [address, heading] of pages) {
      const path = address.replace('{id}', id);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(`${heading} · Turnout`);
    }
  });
}
