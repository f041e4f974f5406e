import { ApiAccount } from './api-account';
import { buyPlace } from './full-event';
import { messageToChosen } from './message-form';
import { goTo, heading, LONG_NAME, type Visit } from './screen';
import { signedUpEvent } from './staff-screens';

/** The page of an event of one's own. */
export const deskScreens: Record<string, Visit> = {
  'an event of one’s own': async ({ page, context, signIn, organizer, registerElsewhere, screen, state }) => {
    await signIn('STAFF');
    const own = new ApiAccount(context.request);
    const { id, title } = await own.createEvent();
    await screen('an event of one’s own', async () => {
      await page.goto(`/staff-events/${id}`);
      return heading(page, title);
    });
    await screen('the messages of an event of one’s own', async () => {
      await goTo(page, `/staff-events/${id}?tab=messages`);
      return page.getByText('No message has been written yet.');
    });
    const message = page.getByRole('form', { name: 'Message' });
    await screen('the form of a message, with its preview', async () => {
      await page.getByRole('button', { name: 'New message' }).click();
      await message.getByLabel('Subject').fill('Soup at 18:00');
      await message.getByLabel('Text').fill('**Warm** soup in the yard, and [the way](https://example.org).');
      const preview = page.frameLocator('iframe[title="The message as people get it"]');
      return preview.getByText('Warm', { exact: true });
    });
    await state('a message that is refused', async () => {
      await message.getByRole('button', { name: /^Send( for|$)/ }).click();
      return message.getByRole('alert').first();
    });
    const form = page.getByRole('form', { name: 'Edit event' });
    await screen('the form of an event', async () => {
      await goTo(page, `/staff-events/${id}`);
      await page.getByRole('button', { name: 'Edit' }).click();
      return form;
    });
    await state('the form of an event that was changed elsewhere', async () => {
      await form.getByLabel('Location').fill('The Dairy');
      await own.updateEvent(id, { title: 'Bread at dawn' });
      await form.getByRole('button', { name: 'Save' }).click();
      return form.getByRole('button', { name: 'Load the newer version' });
    });
    await form.getByRole('button', { name: 'Cancel' }).click();
    const dialog = page.getByRole('dialog');
    await state('the dialog before deleting', async () => {
      await page.getByRole('button', { name: 'Delete' }).click();
      return dialog;
    });
    await state('an event just deleted', async () => {
      await dialog.getByRole('button', { name: 'Delete event' }).click();
      return heading(page, 'Event deleted');
    });
    const { id: duplicatedFromId } = await signedUpEvent(own, registerElsewhere);
    const duplicate = await own.createEvent({ price: '0', duplicatedFromId });
    await state('a duplicated event', async () => {
      await goTo(page, `/staff-events/${duplicate.id}`);
      return page.getByText(/fewer than the other event had\.$/);
    });
    const colleagues = await organizer.createEvent();
    await state('a colleague’s event', async () => {
      await goTo(page, `/staff-events/${colleagues.id}`);
      return page.getByRole('alert');
    });
  },
  'an event of one’s own with people': async ({
    page,
    context,
    signIn,
    registerElsewhere,
    stripe,
    screen,
    state,
  }) => {
    await signIn('STAFF');
    const { id } = await new ApiAccount(context.request).createEvent({ capacity: 3 });
    const [long, found, paying, waiting] = [
      await registerElsewhere('USER'),
      await registerElsewhere('USER'),
      await registerElsewhere('USER'),
      await registerElsewhere('USER'),
    ];
    const longNamed = { ...long.person, name: LONG_NAME };
    await buyPlace(id, { ...long, person: longNamed }, stripe);
    await buyPlace(id, found, stripe);
    const { paymentId, intentId } = await paying.account.startCheckout(id, paying.person);
    await stripe.takeTime(intentId);
    await stripe.pay(intentId);
    await paying.account.completeCheckout(paymentId);
    await waiting.account.joinWaitingList(id, { ...waiting.person, name: LONG_NAME });

    await screen('an event of one’s own with people, and a payment needing attention', async () => {
      await page.goto(`/staff-events/${id}`);
      await page.getByRole('region', { name: 'Payments that need a look' }).waitFor();
      return page.getByText('2 of 2 shown');
    });
    await state('the code of an embed', async () => {
      await page.getByRole('button', { name: 'Embed' }).click();
      return page.getByRole('dialog', { name: 'Embed on your website' }).getByLabel('Code');
    });
    await page.keyboard.press('Escape');
    await state('the form of an event with a mail to its people', async () => {
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByLabel('Location').fill('The Dairy');
      return page.getByRole('button', { name: /^Save and send \d mails/ });
    });
    await page.getByRole('form', { name: 'Edit event' }).getByRole('button', { name: 'Cancel' }).click();
    await screen('an event of one’s own with a waiting list', async () => {
      await goTo(page, `/staff-events/${id}?tab=waiting`);
      return page.getByText('1 of 1 shown');
    });
    await state('the activity of an event of one’s own', async () => {
      await goTo(page, `/staff-events/${id}?tab=activity`);
      return page.getByText('created the event');
    });
    await screen('the door of an event of one’s own', async () => {
      await goTo(page, `/staff-events/${id}?tab=door`);
      return page.getByText('There are no passes yet.');
    });
    const form = page.getByRole('form', { name: 'Add a door pass' });
    await state('the form of a door pass', async () => {
      await page.getByRole('button', { name: 'Add a door pass' }).click();
      return form;
    });
    await screen('a new door pass', async () => {
      await form.getByRole('textbox', { name: 'Name' }).fill('Lea, south');
      await form.getByRole('button', { name: 'Add pass' }).click();
      return page.getByRole('img', { name: 'QR code of the pass Lea, south' });
    });
    await screen('a message to chosen people', async () => {
      const message = await messageToChosen(page, id, longNamed);
      await message.getByLabel('Add people').fill(found.person.email);
      return message.getByRole('button', { name: `Add ${found.person.name}` });
    });
  },
};
