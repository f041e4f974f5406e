import type { Locator, Page } from '@playwright/test';
import { ApiAccount } from './api-account';
import type { Open } from './screen';

/** A tab of an event's staff page, and what is done on it. */
const onTab =
  (tab: string, act: (page: Page) => Locator | Promise<Locator>): Open =>
  async ({ page, context }) => {
    const { id } = await new ApiAccount(context.request).createEvent();
    await page.goto(`/staff-events/${id}?tab=${tab}`);
    return act(page);
  };

async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add a door pass' }).click();
  return page.getByRole('form', { name: 'Add a door pass' });
}

export const deskScreens: Record<string, Open> = {
  'the door of an event of one’s own': onTab('door', (page) => page.getByText('There are no passes yet.')),
  'the form of a door pass': onTab('door', openForm),
  'a new door pass': onTab('door', async (page) => {
    const form = await openForm(page);
    await form.getByRole('textbox', { name: 'Name' }).fill('Lea, south');
    await form.getByRole('button', { name: 'Add pass' }).click();
    return page.getByRole('img', { name: 'QR code of the pass Lea, south' });
  }),
  'the activity of an event of one’s own': onTab('activity', (page) => page.getByText('created the event')),
};
