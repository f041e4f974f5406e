import type { Locator, Page } from '@playwright/test';
import { ApiAccount } from './api-account';
import { messageToChosen } from './message-form';
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

/** @param act with the form that writes a message */
const writing = (act: (form: Locator, page: Page) => Locator | Promise<Locator>): Open =>
  onTab('messages', async (page) => {
    await page.getByRole('button', { name: 'New message' }).click();
    const form = page.getByRole('form', { name: 'Message' });
    await form.getByLabel('Subject').fill('Soup at 18:00');
    await form.getByLabel('Text').fill('**Warm** soup in the yard, and [the way](https://example.org).');
    return act(form, page);
  });

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
  'the messages of an event of one’s own': onTab('messages', (page) =>
    page.getByText('No message has been written yet.'),
  ),
  'the form of a message, with its preview': writing((_form, page) =>
    page.frameLocator('iframe[title="The message as people get it"]').getByText('Warm', { exact: true }),
  ),
  'a message to chosen people': async ({ page, context, registerElsewhere }) => {
    const { id } = await new ApiAccount(context.request).createEvent({ price: '0' });
    const [chosen, found] = [await registerElsewhere('USER'), await registerElsewhere('USER')];
    for (const { person, account } of [chosen, found]) await account.signUp(id, person);
    const form = await messageToChosen(page, id, chosen.person);
    await form.getByLabel('Add people').fill(found.person.email);
    return form.getByRole('button', { name: `Add ${found.person.name}` });
  },
  'a message that is refused': writing(async (form) => {
    await form.getByRole('button', { name: /^Send now/ }).click();
    return form.getByRole('alert').first();
  }),
  'the code of an embed': onTab('people', async (page) => {
    await page.getByRole('button', { name: 'Embed' }).click();
    return page.getByRole('dialog', { name: 'Embed on your website' }).getByLabel('Code');
  }),
};
