import { aPicture } from './a-picture';
import { ApiAccount } from './api-account';
import { anEvent, createLabels, fillEvent } from './event-fields';
import { fillMonth, month } from './full-month';
import { goTo, goToUnanswered, heading, type Stage, showWithoutAnswer, type Visit } from './screen';

/** A free event with two people. */
export async function signedUpEvent(staff: ApiAccount, registerElsewhere: Stage['registerElsewhere']) {
  const event = await staff.createEvent({ price: '0' });
  for (const { person, account } of [await registerElsewhere('USER'), await registerElsewhere('USER')])
    await account.signUp(event.id, person);
  return event;
}

/** The pages of staff, but for that of an event. */
export const staffScreens: Record<string, Visit> = {
  'a dashboard': async (stage) => {
    const { page, context, signIn, registerElsewhere, screen, state } = stage;
    await signIn('STAFF');
    const own = new ApiAccount(context.request);
    await page.goto('/forgot-password');
    const queries = ['OwnEvents', 'StaffDashboardPage', 'OwnPaymentsNeedingAttention'];
    const unanswered = await goToUnanswered(stage, '/staff-dashboard', ...queries);
    await state('a dashboard that cannot be read', async () => {
      unanswered.fail();
      await page.getByRole('alert').nth(2).waitFor();
      return page.getByRole('button', { name: 'Load the totals again' });
    });
    await unanswered.answer();
    await state('an empty dashboard', async () => {
      await page.goto('/staff-dashboard');
      return page.getByText(/^No events avaliable at the moment/);
    });
    const { title } = await signedUpEvent(own, registerElsewhere);
    await screen('a dashboard with sign-ups', async () => {
      await page.goto('/staff-dashboard');
      await page.getByRole('slider', { name: 'Sign-ups on' }).focus();
      return page.getByText(/: 2 sign-ups$/);
    });
    await screen('a dashboard with the menu of an event', async () => {
      await page.getByRole('button', { name: `Manage ${title}` }).click();
      return page.getByRole('link', { name: 'Duplicate' });
    });
    await fillMonth(own);
    await screen('a month of events of one’s own, with all of a day', async () => {
      await goTo(page, `/staff-dashboard?tab=month&month=${month}`);
      await page.getByRole('button', { name: 'All 5 events of this day' }).click();
      return page.getByText('5 of 5 events');
    });
  },
  'creating an event': async ({ page, signIn, screen, state }) => {
    await signIn('STAFF');
    const form = page.getByRole('form', { name: 'Create New Event' });
    const create = form.getByRole('button', { name: 'Create event' });
    await screen('the form of a new event', async () => {
      await page.goto('/create-event');
      return heading(page, 'Create New Event');
    });
    await state('the form with every message', async () => {
      await create.click();
      return page.getByText('price is required');
    });
    await screen('the form of an event with a picture', async () => {
      await fillEvent(form, createLabels, anEvent());
      await page.getByLabel('Choose a picture, or drop one here').setInputFiles(await aPicture(page));
      return page.getByLabel('Picture in words');
    });
    await state('an event just created', async () => {
      await create.click();
      return page.getByText('Event was created successfully');
    });
  },
  webhooks: async (stage) => {
    const { page, signIn, server, screen, state } = stage;
    await signIn('STAFF');
    await page.goto('/forgot-password');
    const create = page.getByRole('button', { name: 'Create webhook' });
    await showWithoutAnswer(stage, 'webhooks', '/webhooks', 'WebhooksPage', 'Loading...');
    await screen('no webhooks', () => create);
    await state('the webhooks with every message', async () => {
      await create.click();
      return page.getByText('Choose what the webhook is notified of');
    });
    await screen('the webhooks with a new secret', async () => {
      // Its receiver is the sandbox's.
      await page.getByRole('textbox', { name: 'Address' }).fill(`${server.sandboxUrl}/webhooks/receiver`);
      await page.getByRole('checkbox', { name: 'EVENT_CREATED' }).check();
      await create.click();
      return page.getByRole('textbox', { name: 'Secret' });
    });
    await screen('the deliveries of a webhook', async () => {
      await page.getByRole('button', { name: 'Send a test to' }).click();
      await page.getByText('The receiver accepted the test (status 204).').waitFor();
      await page.reload();
      await page.getByText('Latest deliveries to').click();
      return page.getByText('Taken, status 204');
    });
  },
  'the choice of a brand': async ({ page, context, organizer, screen }) => {
    // The first staff account of the server.
    await organizer.signIn(context);
    await screen('the choice of a brand', async () => {
      await page.goto('/account');
      const brand = page.getByRole('region', { name: 'Brand' });
      await brand.getByLabel('Accent colour').fill('#ffe600');
      return brand.getByText('The accent #ffe600 cannot be read on light pages');
    });
  },
};
