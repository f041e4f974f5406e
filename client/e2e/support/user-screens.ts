import { ApiAccount } from './api-account';
import { inDays } from './event-fields';
import { EventPage } from './event-page';
import { newPerson } from './person';
import { onNow } from './place-screens';
import { busyEvent, goTo, heading, type Stage, showWithoutAnswer, type Visit } from './screen';

async function openProfile({ page }: Stage, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('button', { name: item }).click();
}

/** For a person who signs up. */
export const userScreens: Record<string, Visit> = {
  'signing up': async (stage) => {
    const { page, context, signIn, organizer, screen, state } = stage;
    await signIn('USER');
    const own = new ApiAccount(context.request);
    const event = new EventPage(page);
    const busy = await busyEvent(stage);
    await screen('the form to sign up', async () => {
      await event.open(busy);
      return event.form;
    });
    await state('the form to sign up with every message', async () => {
      await event.fill({ name: '', email: '' });
      await event.button.click();
      return event.form.getByText('email is required');
    });
    await state('a refused sign-up', async () => {
      await event.fill(newPerson('USER'));
      // In another window.
      await own.signUp(busy, newPerson('USER'));
      await event.button.click();
      return event.card.getByRole('alert');
    });
    const when = { date: inDays(30), startTime: '18:30', endTime: '20:30', price: '0' };
    const other = await organizer.createEvent({ ...when, title: 'Bus data by night' });
    await own.signUp(other.id, newPerson('USER'));
    const { id } = await organizer.createEvent({ ...when, startTime: '20:00', endTime: '22:15' });
    await state('a place at the same time, above the button', async () => {
      await goTo(page, `/events/${id}`);
      return page.getByRole('note');
    });
    await screen('an event just signed up to', async () => {
      await event.button.click();
      await event.card.getByText('You have signed up to this event').waitFor();
      return event.giveBackButton;
    });
    await state('the question before a place is given back', async () => {
      await event.giveBackButton.click();
      return page.getByRole('dialog', { name: 'Give the place back?' });
    });
    await state('a place just given back', async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'Give the place back' }).click();
      return event.card.getByText('You have given your place back.');
    });
  },
  'events for a user': async ({ page, context, signIn, organizer, registerElsewhere, screen, state }) => {
    await signIn('USER');
    const { id, title } = await organizer.createEvent();
    await state('an event with a price for a user', async () => {
      await page.goto(`/events/${id}`);
      return heading(page, title);
    });
    const faces = await organizer.createEvent({ price: '0' });
    for (const name of ['Ailsa Grant', 'Wei Chen', 'Noor Haddad', 'Priya Nair', 'Maya Okafor']) {
      const { person, account } = await registerElsewhere('USER');
      await account.signUp(faces.id, { name, email: person.email });
    }
    await screen('an event with faces', async () => {
      await goTo(page, `/events/${faces.id}`);
      return page.getByText('Maya, Priya and 3 more are coming');
    });
    const over = await organizer.createEvent({ date: inDays(-3) });
    await state('an event that is over', async () => {
      await goTo(page, `/events/${over.id}`);
      return new EventPage(page).standing('This event is over');
    });
    const series = await organizer.createSeries({ price: '0', title: 'A class every week' });
    await screen('places at several dates at once', async () => {
      await goTo(page, `/series/${series.id}`);
      await page.getByRole('checkbox').first().check();
      await page.getByRole('checkbox').nth(1).check();
      await page.getByRole('button', { name: 'Sign up to 2 dates' }).click();
      return page.getByRole('region', { name: 'Sign up' }).getByText('You have a place.').first();
    });
    const word = `marked-${crypto.randomUUID().slice(0, 8)}`;
    const going = await organizer.createEvent({ title: `Going ${word}`, price: '0', ...onNow() });
    await new ApiAccount(context.request).signUp(going.id, newPerson('USER'));
    await state('events with marks', async () => {
      await goTo(page, `/events?search=${word}`);
      return page.getByRole('article').filter({ hasText: word }).getByText('You’re going');
    });
  },
  'the account': async (stage) => {
    const { page, signIn, screen, state } = stage;
    await signIn('USER');
    await screen('the profile menu', async () => {
      await page.goto('/events');
      await page.getByRole('button', { name: 'Profile' }).click();
      return page.getByRole('button', { name: 'Log out' });
    });
    await page.keyboard.press('Escape');
    await showWithoutAnswer(stage, 'the account', '/account', 'AccountPage', 'Loading...');
    await screen('the account', () => page.getByRole('form', { name: 'Password' }));
    await state('the account with every message', async () => {
      await page.getByRole('textbox', { name: 'Name' }).fill('');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'Change password' }).click();
      return page.getByText('password is required');
    });
    await state('an address’s bad link for its owner', async () => {
      await goTo(page, '/verify-email');
      return page.getByRole('button', { name: 'Send again' });
    });
    await state('the dialog before deleting an account', async () => {
      await openProfile(stage, 'Delete Account');
      return page.getByRole('dialog', { name: 'Delete Account' });
    });
    await state('an account just deleted', async () => {
      await page.getByRole('dialog').getByLabel('Password').fill(newPerson('USER').password);
      await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
      return page.getByText('Account has been deleted. Redirecting to login page...');
    });
  },
  'access tokens': async (stage) => {
    const { page, signIn, screen, state } = stage;
    await signIn('USER');
    await page.goto('/forgot-password');
    const create = page.getByRole('button', { name: 'Create token' });
    const revoke = page.getByRole('button', { name: 'Revoke Library noticeboard' });
    await showWithoutAnswer(stage, 'access tokens', '/access-tokens', 'AccessTokensPage', 'Loading...');
    await screen('no access tokens', () => create);
    await state('the access tokens with every message', async () => {
      await create.click();
      return page.getByText('Choose what the token may do');
    });
    await screen('the access tokens with a new one', async () => {
      await page.getByRole('textbox', { name: 'Name' }).fill('Library noticeboard');
      await page.getByRole('checkbox', { name: 'ACCOUNT_READ' }).check();
      await create.click();
      await revoke.waitFor();
      return page.getByRole('button', { name: 'Copy' });
    });
    await state('the question before a token is revoked', async () => {
      await revoke.click();
      return page.getByRole('dialog');
    });
    await page.keyboard.press('Escape');
    await state('a toast', async () => {
      await openProfile(stage, 'Log out');
      return page.getByText('Logging out. Redirecting to login page...');
    });
  },
};
