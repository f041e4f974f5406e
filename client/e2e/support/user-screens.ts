import { ApiAccount } from './api-account';
import { EventPage } from './event-page';
import { fullEvent } from './full-event';
import { newPerson } from './person';
import { at, busyEvent, failing, type Open, type Stage, waitingFor } from './screen';
import { openEvent } from './visitor-screens';

async function openForm(stage: Stage): Promise<EventPage> {
  const event = new EventPage(stage.page);
  await event.open(await busyEvent(stage));
  await event.form.waitFor();
  return event;
}

const inProfileMenu =
  (item: string, opens: Open): Open =>
  async (stage) => {
    await stage.page.goto('/events');
    await stage.page.getByRole('button', { name: 'Profile' }).click();
    await stage.page.getByRole('button', { name: item }).click();
    return opens(stage);
  };

export const userScreens: Record<string, Open> = {
  'an event with a price for a user': openEvent,
  'the form to sign up': async (stage) => (await openForm(stage)).form,
  'the form to sign up with every message': async (stage) => {
    const event = await openForm(stage);
    await event.fill({ name: '', email: '' });
    await event.button.click();
    return event.form.getByText('email is required');
  },
  'an event just signed up to': async (stage) => {
    const event = await openForm(stage);
    await event.button.click();
    return event.card.getByText('You have signed up to this event');
  },
  'a refused sign-up': async (stage) => {
    const event = await openForm(stage);
    const someoneElse = new ApiAccount(stage.context.request);
    await someoneElse.signUp(stage.page.url().split('/').at(-1) ?? '', newPerson('USER'));
    await event.button.click();
    return event.card.getByRole('alert');
  },
  'no events of one’s own': at('/signedUpEvents', 'My Events'),
  'my events': async ({ page, context, organizer }) => {
    const { id, title } = await organizer.createEvent({ price: '0' });
    await new ApiAccount(context.request).signUp(id, newPerson('USER'));
    await page.goto('/signedUpEvents');
    return page.getByRole('link', { name: title });
  },
  'my events with waiting lists': async (stage) => {
    const { id } = await fullEvent(stage);
    const offered = await fullEvent(stage);
    const own = new ApiAccount(stage.context.request);
    for (const eventId of [id, offered.id]) await own.joinWaitingList(eventId, newPerson('USER'));
    await offered.owner.account.giveBack(offered.id);
    await stage.page.goto('/signedUpEvents');
    return stage.page.getByRole('region', { name: 'Waiting for a place' }).getByText('A place for you');
  },
  'my events with places given back': async ({ page, context, organizer }) => {
    const { id } = await organizer.createEvent({ price: '0' });
    const own = new ApiAccount(context.request);
    await own.signUp(id, newPerson('USER'));
    await own.giveBack(id);
    await page.goto('/signedUpEvents');
    return page.getByRole('region', { name: 'Places given back' });
  },
  'my events while they load': waitingFor('MyEventsPage', '/signedUpEvents', 'Loading events...'),
  'my events that cannot be read': failing('MyEventsPage', '/signedUpEvents'),
  'an address’s bad link for its owner': async ({ page }) => {
    await page.goto('/verify-email');
    return page.getByRole('button', { name: 'Send again' });
  },
  'the account': at('/account', 'Your account'),
  'the account while it loads': waitingFor('AccountPage', '/account', 'Loading...'),
  'the account that cannot be read': failing('AccountPage', '/account'),
  'the account with every message': async ({ page }) => {
    await page.goto('/account');
    await page.getByRole('textbox', { name: 'Name' }).fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Change password' }).click();
    return page.getByText('password is required');
  },
  'no access tokens': at('/access-tokens', 'Access tokens'),
  'the access tokens with a new one': async ({ page }) => {
    await page.goto('/access-tokens');
    await page.getByRole('textbox', { name: 'Name' }).fill('Library noticeboard');
    await page.getByRole('checkbox', { name: 'ACCOUNT_READ' }).check();
    await page.getByRole('button', { name: 'Create token' }).click();
    await page.getByRole('button', { name: 'Revoke Library noticeboard' }).waitFor();
    return page.getByRole('button', { name: 'Copy' });
  },
  'the question before a token is revoked': async ({ page }) => {
    await page.goto('/access-tokens');
    await page.getByRole('textbox', { name: 'Name' }).fill('Library noticeboard');
    await page.getByRole('checkbox', { name: 'SIGN_UPS_WRITE' }).check();
    await page.getByRole('button', { name: 'Create token' }).click();
    await page.getByRole('button', { name: 'Revoke Library noticeboard' }).click();
    return page.getByRole('dialog');
  },
  'the access tokens with every message': async ({ page }) => {
    await page.goto('/access-tokens');
    await page.getByRole('button', { name: 'Create token' }).click();
    return page.getByText('Choose what the token may do');
  },
  'the access tokens while they load': waitingFor('AccessTokensPage', '/access-tokens', 'Loading...'),
  'the access tokens that cannot be read': failing('AccessTokensPage', '/access-tokens'),
  'the profile menu': async ({ page }) => {
    await page.goto('/events');
    await page.getByRole('button', { name: 'Profile' }).click();
    return page.getByRole('button', { name: 'Log out' });
  },
  'the dialog before deleting an account': inProfileMenu('Delete Account', async ({ page }) =>
    page.getByRole('dialog', { name: 'Delete Account' }),
  ),
  'an account just deleted': inProfileMenu('Delete Account', async ({ page }) => {
    await page.getByRole('dialog').getByLabel('Password').fill(newPerson('USER').password);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
    return page.getByText('Account has been deleted. Redirecting to login page...');
  }),
  'a toast': inProfileMenu('Log out', async ({ page }) =>
    page.getByText('Logging out. Redirecting to login page...'),
  ),
};
