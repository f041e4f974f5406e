import { ApiAccount } from './support/api-account';
import { filmTicket } from './support/camera-film';
import { openDoor, typeCode } from './support/door-page';
import { newPerson } from './support/person';
import { phoneWithFilm } from './support/phone-with-film';
import { expect, test } from './support/test';

test('D20: one ticket at two doors lets one person in', async ({
  page,
  context,
  signIn,
  browser,
  registerElsewhere,
}) => {
  await signIn('STAFF');
  const { id, title } = await new ApiAccount(context.request).createEvent({ price: '0' });
  const { person, account } = await registerElsewhere('USER');
  await account.signUp(id, { name: 'Priya Nair', email: person.email });
  const code = await account.ticketCode(id);

  await openDoor(page, id, 'North door');
  await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByText('arrived of 1')).toContainText('0');
  await typeCode(page, code);
  await expect(page.getByRole('alert')).toContainText('Welcome, Priya Nair');
  await expect(page.getByRole('heading', { name: 'North door' })).toBeVisible();
  await expect(page.getByText('arrived of 1')).toContainText('1');

  const south = await (
    await browser.newContext({
      storageState: await context.storageState(),
      baseURL: new URL(page.url()).origin,
    })
  ).newPage();
  await south.addInitScript(() => localStorage.removeItem('door-name'));
  await openDoor(south, id, 'South door');
  await typeCode(south, code);
  await expect(south.getByRole('alert')).toContainText('Already in, Priya Nair');
  await expect(south.getByRole('alert')).toContainText('at North door');
  await south.context().close();
});

test('D33: a camera reads the ticket that is held up', async ({
  playwright,
  server,
  launchOptions,
  registerElsewhere,
}) => {
  const { phone, film, close } = await phoneWithFilm(playwright.chromium, launchOptions);
  try {
    const context = await phone.newContext({ baseURL: server.url, viewport: { width: 360, height: 780 } });
    const staff = new ApiAccount(context.request);
    await staff.register(newPerson('STAFF'));
    const { id } = await staff.createEvent({ price: '0' });
    const { person, account } = await registerElsewhere('USER');
    await account.signUp(id, { name: 'Priya Nair', email: person.email });
    await filmTicket(film, await account.ticketCode(id));
    const page = await context.newPage();
    await openDoor(page, id, 'North door');
    await expect(page.getByRole('alert')).toContainText('Welcome, Priya Nair');
    await expect(page.getByText('arrived of 1')).toContainText('1');
  } finally {
    await close();
  }
});
