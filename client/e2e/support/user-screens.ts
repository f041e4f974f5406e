import { at, type Open } from './screen';
import { openEvent } from './visitor-screens';

export const userScreens: Record<string, Open> = {
  'an event for a user': openEvent,
  'my events': at('/signedUpEvents', 'My Events'),
  'deleting an account': at('/delete-account', 'Delete Account'),
  'the profile menu': async ({ page }) => {
    await page.goto('/events');
    await page.getByRole('button', { name: 'Profile' }).click();
    return page.getByRole('button', { name: 'Log out' });
  },
  'a toast': async ({ page }) => {
    await page.goto('/events');
    await page.getByRole('button', { name: 'Profile' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    return page.getByText('Logging out. Redirecting to login page...');
  },
};
