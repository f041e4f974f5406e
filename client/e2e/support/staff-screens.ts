import type { Locator, Page } from '@playwright/test';
import { ApiAccount } from './api-account';
import { anEvent, createLabels, fillEvent } from './event-fields';
import { fullEvent } from './full-event';
import { at, busyEvent, failing, failingWhole, heading, type Open } from './screen';

const ownEvent: Open = async ({ page, context }) => {
  const { id, title } = await new ApiAccount(context.request).createEvent();
  await page.goto(`/staff-events/${id}`);
  return heading(page, title);
};

const ownEventAnd =
  (act: (page: Page) => Promise<Locator>): Open =>
  async (stage) => {
    await (await ownEvent(stage)).waitFor();
    return act(stage.page);
  };

const openDeletion = async (page: Page) => {
  await page.getByRole('button', { name: 'Delete' }).click();
  return page.getByRole('dialog');
};

/** Its receiver is the sandbox's. */
const newWebhook: Open = async ({ page, server }) => {
  await page.goto('/webhooks');
  await page.getByRole('textbox', { name: 'Address' }).fill(`${server.sandboxUrl}/webhooks/receiver`);
  await page.getByRole('checkbox', { name: 'EVENT_CREATED' }).check();
  await page.getByRole('button', { name: 'Create webhook' }).click();
  return page.getByRole('textbox', { name: 'Secret' });
};

export const staffScreens: Record<string, Open> = {
  'an empty dashboard': at('/staff-dashboard', 'Your events'),
  'a dashboard': async ({ page, context }) => {
    const { title } = await new ApiAccount(context.request).createEvent();
    await page.goto('/staff-dashboard');
    return page.getByRole('link', { name: title });
  },
  'a dashboard that cannot be read': failingWhole(
    ['OwnEvents', 'StaffDashboardPage', 'OwnPaymentsNeedingAttention'],
    '/staff-dashboard',
    'Load the totals again',
  ),
  'a dashboard whose events cannot be read': failing('OwnEvents', '/staff-dashboard'),
  'a dashboard with the menu of an event': async ({ page, context }) => {
    const { title } = await new ApiAccount(context.request).createEvent({ capacity: 12 });
    await page.goto('/staff-dashboard');
    await page.getByRole('button', { name: `Manage ${title}` }).click();
    return page.getByRole('link', { name: 'Duplicate' });
  },
  'the form of a new event': at('/create-event', 'Create New Event'),
  'the form with every message': async ({ page }) => {
    await page.goto('/create-event');
    await page.getByRole('button', { name: 'Create event' }).click();
    return page.getByText('price is required');
  },
  'an event just created': async ({ page }) => {
    await page.goto('/create-event');
    const form = page.getByRole('form', { name: 'Create New Event' });
    await fillEvent(form, createLabels, anEvent());
    await form.getByRole('button', { name: 'Create event' }).click();
    return page.getByText('Event was created successfully');
  },
  'an event of one’s own': ownEvent,
  'an event of one’s own with people': async (stage) => {
    const organizer = new ApiAccount(stage.context.request);
    await stage.page.goto(`/staff-events/${await busyEvent({ ...stage, organizer })}`);
    return stage.page.getByText('1 of 1 shown');
  },
  'an event of one’s own with a waiting list': async (stage) => {
    const { page, context, registerElsewhere } = stage;
    const { id } = await fullEvent({ ...stage, organizer: new ApiAccount(context.request) });
    const { person, account } = await registerElsewhere('USER');
    await account.joinWaitingList(id, { name: 'Llanfairpwllgwyngyll'.repeat(8), email: person.email });
    await page.goto(`/staff-events/${id}?tab=waiting`);
    return page.getByText('1 of 1 shown');
  },
  'an event of one’s own with a payment needing attention': async ({
    page,
    context,
    registerElsewhere,
    stripe,
  }) => {
    const { id } = await new ApiAccount(context.request).createEvent();
    const { person, account } = await registerElsewhere('USER');
    const { paymentId, intentId } = await account.startCheckout(id, person);
    await stripe.takeTime(intentId);
    await stripe.pay(intentId);
    await account.completeCheckout(paymentId);
    await page.goto(`/staff-events/${id}`);
    return page.getByRole('region', { name: 'Payments that need a look' });
  },
  'the form of an event': ownEventAnd(async (page) => {
    await page.getByRole('button', { name: 'Edit' }).click();
    return page.getByRole('form', { name: 'Edit event' });
  }),
  'the dialog before deleting': ownEventAnd(openDeletion),
  'an event just deleted': ownEventAnd(async (page) => {
    await (await openDeletion(page)).getByRole('button', { name: 'Delete event' }).click();
    return heading(page, 'Event deleted');
  }),
  'a colleague’s event': async ({ page, organizer }) => {
    const { id } = await organizer.createEvent();
    await page.goto(`/staff-events/${id}`);
    return page.getByRole('alert');
  },
  'the form of an event that was changed elsewhere': ownEventAnd(async (page) => {
    await page.getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('form', { name: 'Edit event' });
    await form.getByLabel('Location').fill('The Dairy');
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await new ApiAccount(page.context().request).updateEvent(id, { title: 'Bread at dawn' });
    await form.getByRole('button', { name: 'Save' }).click();
    return form.getByRole('button', { name: 'Load the newer version' });
  }),
  'the form of an event with a mail to its people': async (stage) => {
    const organizer = new ApiAccount(stage.context.request);
    await stage.page.goto(`/staff-events/${await busyEvent({ ...stage, organizer })}`);
    await stage.page.getByRole('button', { name: 'Edit' }).click();
    await stage.page.getByLabel('Location').fill('The Dairy');
    return stage.page.getByRole('button', { name: 'Save and send 1 mail' });
  },
  'no webhooks': at('/webhooks', 'Webhooks'),
  'the webhooks with every message': async ({ page }) => {
    await page.goto('/webhooks');
    await page.getByRole('button', { name: 'Create webhook' }).click();
    return page.getByText('Choose what the webhook is notified of');
  },
  'the webhooks with a new secret': newWebhook,
  'the deliveries of a webhook': async (stage) => {
    await (await newWebhook(stage)).waitFor();
    await stage.page.getByRole('button', { name: 'Send a test to' }).click();
    await stage.page.getByText('The receiver took the test (status 204).').waitFor();
    await stage.page.reload();
    await stage.page.getByText('Latest deliveries to').click();
    return stage.page.getByText('Taken, status 204');
  },
  'the webhooks that cannot be read': failing('WebhooksPage', '/webhooks'),
};
