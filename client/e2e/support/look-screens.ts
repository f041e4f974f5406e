import { aPicture } from './a-picture';
import { ApiAccount } from './api-account';
import { inDays } from './event-fields';
import { heading, type Open, type Stage } from './screen';

export const lookScreens: Record<string, Open> = {
  'events of a type, by its chip': async ({ page, organizer }) => {
    const word = crypto.randomUUID();
    for (const type of ['Workshop', 'Talk', 'Film'])
      await organizer.createEvent({ price: '0', type, title: `${type} ${word}` });
    // The type of most events here: the others have no chip on a server that other screens have filled.
    await page.goto(`/events?search=${word}&type=Workshop`);
    return page.getByRole('navigation', { name: 'Types' }).locator('[aria-current]');
  },
  'an event with more of its host': async ({ page, registerElsewhere }) => {
    const { account } = await registerElsewhere('STAFF');
    await page.goto('/events');
    const picture = (await aPicture(page)).buffer;
    const { id } = await account.createEvent({ price: '0' });
    await account.chooseCover(id, picture);
    for (const days of [20, 30, 40])
      await account.createEvent({ title: `Bread again, day ${days}`, date: inDays(days) });
    await page.goto(`/events/${id}`);
    return page
      .getByRole('region', { name: /^More by / })
      .getByRole('article')
      .nth(2);
  },
  'the choice of a brand': async ({ page, context, organizer }) => {
    // The first staff account of the server.
    await organizer.signIn(context);
    await page.goto('/account');
    const brand = page.getByRole('region', { name: 'Brand' });
    await brand.getByLabel('Accent colour').fill('#ffe600');
    return brand.getByText('The accent #ffe600 cannot be read on light pages');
  },
};

export const lookScreensOfUsers: Record<string, Open> = {
  'an event with faces': async ({ page, organizer, registerElsewhere }) => {
    const { id, title } = await organizer.createEvent({ price: '0' });
    for (const name of ['Ailsa Grant', 'Wei Chen', 'Noor Haddad', 'Priya Nair', 'Maya Okafor']) {
      const { person, account } = await registerElsewhere('USER');
      await account.signUp(id, { name, email: person.email });
    }
    await page.goto(`/events/${id}`);
    await page.getByText('Maya, Priya and 3 more are coming').waitFor();
    return heading(page, title);
  },
};

/** A free event with two people. */
async function signedUpEvent(staff: ApiAccount, registerElsewhere: Stage['registerElsewhere']) {
  const { id } = await staff.createEvent({ price: '0' });
  for (const { person, account } of [await registerElsewhere('USER'), await registerElsewhere('USER')])
    await account.signUp(id, person);
  return id;
}

export const lookScreensOfStaff: Record<string, Open> = {
  'a dashboard with sign-ups': async ({ page, context, registerElsewhere }) => {
    await signedUpEvent(new ApiAccount(context.request), registerElsewhere);
    await page.goto('/staff-dashboard');
    const chart = page.getByRole('slider', { name: 'Sign-ups on' });
    await chart.focus();
    return page.getByText(/: 2 sign-ups$/);
  },
  'a duplicated event': async ({ page, context, registerElsewhere }) => {
    const staff = new ApiAccount(context.request);
    const duplicatedFromId = await signedUpEvent(staff, registerElsewhere);
    const { id } = await staff.createEvent({ price: '0', duplicatedFromId });
    await page.goto(`/staff-events/${id}`);
    return page.getByText(/fewer than the other event had\.$/);
  },
  'the form of an event with a picture': async ({ page }) => {
    await page.goto('/create-event');
    await page.getByLabel('Event Title').fill('Hill walk');
    await page.getByLabel('Choose a picture, or drop one here').setInputFiles(await aPicture(page));
    return page.getByLabel('Picture in words');
  },
  'the page of an event with a picture': async ({ page, context }) => {
    await page.goto('/create-event');
    const { id, title } = await new ApiAccount(context.request).createEvent({ price: '0' });
    await new ApiAccount(context.request).chooseCover(id, (await aPicture(page)).buffer);
    await page.goto(`/events/${id}`);
    await page.getByRole('img', { name: 'Hills at sunset' }).waitFor();
    return heading(page, title);
  },
  'the events, one with a picture': async ({ page, context }) => {
    await page.goto('/create-event');
    // The list of a server that other screens have filled.
    const word = crypto.randomUUID();
    const staff = new ApiAccount(context.request);
    await staff.createEvent({ price: '0', title: `Without a picture ${word}` });
    const { id } = await staff.createEvent({ price: '0', title: `With a picture ${word}` });
    await staff.chooseCover(id, (await aPicture(page)).buffer);
    await page.goto(`/events?search=${word}`);
    return page.getByRole('link', { name: /^With a picture/ });
  },
};
