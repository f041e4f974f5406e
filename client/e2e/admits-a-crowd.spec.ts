import { ApiAccount } from './support/api-account';
import { filmTickets } from './support/camera-film';
import { waitForWorker } from './support/device-storage';
import { DoorKeeper } from './support/door-keeper';
import { openDoor } from './support/door-page';
import { newPerson } from './support/person';
import { phoneWithFilm } from './support/phone-with-film';
import { expect, test } from './support/test';

const names = Array.from({ length: 50 }, (_, index) => `Guest ${index + 1}`);
// A server of its own: others may register few accounts beside fifty in an hour.
test.use({ serverVariables: {}, expectedComplaints: [/Failed to load resource/] });

/** Each part of the evening has some of the people. */
const SOME = 10;

// The longest story. Stories begin in the order of their files' names, so this name is the first: begun last, it would be
// waited for alone.
test('D24: a camera scans fifty people through an outage and a reload, and each has arrived once', async ({
  playwright,
  server,
  launchOptions,
  registerElsewhere,
}) => {
  // The film takes 25 seconds, and begins again with the page.
  test.setTimeout(300_000);
  const { phone, film, close } = await phoneWithFilm(playwright.chromium, launchOptions);
  try {
    const context = await phone.newContext({ baseURL: server.url, viewport: { width: 360, height: 780 } });
    const keeper = new DoorKeeper(context.request);
    await new ApiAccount(context.request).register(newPerson('STAFF'));
    const { id } = await keeper.createEvent({ price: '0' });
    const codes: string[] = [];
    for (const name of names) {
      const { person, account } = await registerElsewhere('USER');
      await account.signUp(id, { name, email: person.email });
      codes.push(await account.ticketCode(id));
    }
    await filmTickets(film, codes);
    const page = await context.newPage();
    // Leaving with scans that wait asks first.
    page.on('dialog', (dialog) => dialog.accept());
    const arrived = () =>
      page
        .getByRole('region', { name: 'Arrived', includeHidden: true })
        .locator('strong')

        .textContent()
        .then(Number);
    const scansToSend = page.getByText(/\d+ scans to send/);
    const waiting = async () => Number.parseInt((await scansToSend.textContent()) ?? '', 10);

    await openDoor(page, id, 'North door');
    await waitForWorker(page);
    await expect(page.getByText('Ready without network')).toBeAttached();
    await expect.poll(arrived).toBeGreaterThanOrEqual(SOME);

    await context.setOffline(true);
    await expect(page.getByText('No network: scans are kept here')).toBeAttached();
    await expect(scansToSend).toBeAttached();
    await expect.poll(waiting).toBeGreaterThanOrEqual(SOME);

    const before = await waiting();
    await page.reload();
    await expect(scansToSend).toBeAttached();
    expect(await waiting()).toBeGreaterThanOrEqual(before);
    // The people who are in stand before the camera again: the film has begun anew.
    await expect(page.getByRole('alert')).toContainText(/Already in/);
    await expect.poll(waiting, { timeout: 60_000 }).toBeGreaterThanOrEqual(before + SOME);

    await context.setOffline(false);
    await expect(scansToSend).not.toBeAttached();
    await expect
      .poll(async () => (await keeper.door(id)).arrivedCount, { timeout: 120_000 })
      .toBe(names.length);
    const { admitted, conflictCount } = await keeper.scans(id);
    expect(admitted.toSorted()).toEqual(names.toSorted());
    expect(conflictCount).toBe(0);
  } finally {
    await close();
  }
});
