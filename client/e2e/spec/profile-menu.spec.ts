import { failAnswer } from '../support/answers';
import { ApiAccount } from '../support/api-account';
import { holdClock } from '../support/clock';
import { expect, test } from '../support/test';
import {
  deleteAccount,
  expectNotFoundLeadsTo,
  expectReplaced,
  expectWelcomeAfter3Seconds,
  menu,
  NO_SUCH_PAGE,
  pressProfile,
} from './ways';

test('a user goes from page to page, and leaves', async ({ page, signIn, organizer, expectedComplaints }) => {
  expectedComplaints.push(NO_SUCH_PAGE);
  const maya = await signIn('USER');

  await test.step('2: A signed-in user is redirected (replace) from / to /events', () =>
    expectReplaced(page, '/events'));

  await test.step('2: Home Page of a user leads to /events', async () => {
    await pressProfile(page);
    await menu(page).getByRole('link', { name: 'Home Page' }).click();
    await expect(page).toHaveURL('/events');
  });

  await test.step('2: /events shows the profile menu', async () => {
    await expect(page.getByRole('button', { name: 'Profile' })).toBeVisible();
  });

  await test.step('2, 4: The profile menu is expanded and collapsed by its "Profile" button', async () => {
    const item = menu(page).getByRole('button', { name: 'Log out' });
    await expect(item).toBeHidden();
    await pressProfile(page);
    await expect(item).toBeVisible();
    await pressProfile(page);
    await expect(item).toBeHidden();
  });

  await test.step('2: The menu of a user has Log out, Delete Account, Home Page and My Events', async () => {
    await pressProfile(page);
    for (const item of ['Log out', 'Delete Account', 'Home Page', 'My Events']) {
      await expect(menu(page).getByRole('listitem').filter({ hasText: item })).toBeVisible();
    }
  });

  await test.step('2: My Events leads to /signedUpEvents', async () => {
    await menu(page).getByRole('link', { name: 'My Events' }).click();
    await expect(page).toHaveURL('/signedUpEvents');
  });

  await test.step('8: A person without sign-ups reads "You havent signed up to any events yet"', async () => {
    await expect(page.getByText('You havent signed up to any events yet')).toBeVisible();
  });

  await test.step('2: /signedUpEvents shows the events that the user signed up to', async () => {
    const title = `Bread with ${maya.name}`;
    const { id } = await organizer.createEvent({ title, price: '0' });
    await organizer.createEvent({ title: `Cheese without ${maya.name}`, price: '0' });
    await new ApiAccount(page.request).signUp(id, maya);
    await page.goto('/signedUpEvents');
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([title]);
  });

  await test.step('8: Sign-ups that cannot be read say "error whilst fetching your events. Please try again"', async () => {
    await failAnswer(page, 'MyEventsPage');
    await page.goto('/signedUpEvents');
    await expect(page.getByRole('alert')).toContainText(
      'error whilst fetching your events. Please try again',
    );
  });

  await test.step('2: Any other path is not found; Home Page leads other users to /events', () =>
    expectNotFoundLeadsTo(page, '/events'));

  await test.step('4, 5: Delete account asks "Are you sure you want to delete your account? This cannot be undone."', async () => {
    await pressProfile(page);
    await menu(page).getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByRole('dialog')).toContainText(
      'Are you sure you want to delete your account? This cannot be undone.',
    );
  });

  await test.step('4, 9: Log out says "Logging out. Redirecting to login page...", and leads to / after 3 seconds', async () => {
    await page.goto('/events');
    await pressProfile(page);
    await holdClock(page);
    await menu(page).getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('Logging out. Redirecting to login page...')).toBeVisible();
    await expectWelcomeAfter3Seconds(page, '/events');
  });
});

test('4, 9: A user who deletes their account is signed out and redirected to / after 3 seconds', async ({
  page,
  signIn,
}) => {
  await deleteAccount(page, await signIn('USER'), '/events');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectWelcomeAfter3Seconds(page, '/events');
  await expect(page.getByRole('button', { name: 'Profile' })).toBeHidden();
});
