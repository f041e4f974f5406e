import { ApiAccount } from './support/api-account';
import type { Role } from './support/person';
import { NOT_FOUND } from './support/screen';
import { expect, test } from './support/test';

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
    expectedComplaints,
  }) => {
    expectedComplaints.push(NOT_FOUND);
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
