import { ApiAccount } from './support/api-account';
import { readStorage, waitForWorker } from './support/device-storage';
import { DoorKeeper } from './support/door-keeper';
import { openDoor, typeCode } from './support/door-page';
import { newPerson, type Person } from './support/person';
import { expect, test } from './support/test';

const names = ['Priya Nair', 'Yusuf Karaca', 'Ines Moreau'];

test.use({
  viewport: { width: 360, height: 780 },
  colorScheme: 'dark',
  // Each request without network is one, and the first one after the pass has ended.
  expectedComplaints: [/Failed to load resource/],
});

interface Sent {
  id: string;
  admitted: boolean;
}

/** People with a place, and the codes of their tickets. */
async function signUpAll(
  eventId: string,
  registerElsewhere: (role: 'USER') => Promise<{ person: Person; account: ApiAccount }>,
) {
  const codes: string[] = [];
  const secrets: string[] = [];
  for (const name of names) {
    const { person, account } = await registerElsewhere('USER');
    await account.signUp(eventId, { name, email: person.email });
    codes.push(await account.ticketCode(eventId));
    secrets.push(name, person.email);
  }
  return { codes, secrets: [...secrets, ...codes] };
}

test('D22, D23, D24, D25: a helper with a pass lets people in without network, until the owner ends it', async ({
  page,
  context,
  playwright,
  server,
  registerElsewhere,
}) => {
  const computer = await playwright.request.newContext({ baseURL: server.url });
  await new ApiAccount(computer).register(newPerson('STAFF'));
  const keeper = new DoorKeeper(computer);
  const { id } = await keeper.createEvent({ price: '0' });
  const { codes, secrets } = await signUpAll(id, registerElsewhere);
  const helperPass = await keeper.createPass(id);
  // Leaving with scans that wait asks first.
  page.on('dialog', (dialog) => dialog.accept());

  await openDoor(page, id, 'North door', helperPass.secret);
  expect(page.url()).not.toContain('trd_');
  await expect(page.getByText('Ready without network')).toBeVisible();
  await expect(page.getByText('3 people, as of')).toBeVisible();
  await waitForWorker(page);

  await context.setOffline(true);
  await expect(page.getByText('No network: scans are kept here')).toBeVisible();
  await typeCode(page, codes[0] ?? '');
  await expect(page.getByRole('alert')).toContainText('Welcome, Priya Nair');
  await expect(page.getByRole('alert')).toContainText('Not sent yet');
  await expect(page.getByText('1 scan to send')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'North door' })).toBeVisible();
  await expect(page.getByText('1 scan to send')).toBeVisible();
  await typeCode(page, codes[1] ?? '');
  await expect(page.getByRole('alert')).toContainText('Welcome, Yusuf Karaca');
  await expect(page.getByRole('heading', { name: 'North door' })).toBeVisible();
  await typeCode(page, codes[0] ?? '');
  await expect(page.getByRole('alert')).toContainText('Already in, Priya Nair');
  await expect(page.getByRole('alert')).toContainText('at North door, by this phone');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('2 scans to send')).toBeVisible();

  const stored = await readStorage(page);
  // Whole files would be printed: `includes`, not `toContain`.
  expect(stored.rows.includes('TRNDOOR1')).toBe(true);
  expect(secrets.filter((secret) => (stored.rows + stored.files).includes(secret))).toEqual([]);
  expect(stored.paths).toContain('/door/page');
  expect(stored.paths.filter((path) => !/^\/(assets\/|page-start\.js$|door\/page$)/.test(path))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await context.setOffline(false);
  await expect(page.getByText('All scans are sent')).toBeVisible();
  expect(await keeper.door(id)).toEqual({ arrivedCount: 2, scans: { totalCount: 2 } });
  await expect(page.getByRole('region', { name: 'Arrived' })).toContainText('2 arrived of 3');

  await keeper.endPass(helperPass.id);
  await typeCode(page, codes[2] ?? '');
  await expect(page.getByText('This door pass has ended')).toBeVisible();
  const left = await readStorage(page);
  expect(left.rows.includes(helperPass.secret)).toBe(false);
  expect(left.rows.includes('TRNDOOR1')).toBe(false);
  await computer.dispose();
});

test('D21, D24: two tabs of one phone have one queue, and send each scan once', async ({
  page,
  context,
  signIn,
  registerElsewhere,
}) => {
  await signIn('STAFF');
  const keeper = new DoorKeeper(context.request);
  const { id } = await keeper.createEvent({ price: '0' });
  const { codes } = await signUpAll(id, registerElsewhere);
  const sent: string[] = [];
  // The device tries now and again without network, too: a request without an answer sends nothing.
  context.on('response', (response) => {
    const { variables } = (response.request().postDataJSON() ?? {}) as {
      variables?: { input?: { scans?: Sent[] } };
    };
    for (const scan of variables?.input?.scans ?? []) if (scan.admitted) sent.push(scan.id);
  });
  await openDoor(page, id, 'North door');
  const other = await context.newPage();
  await other.goto(`/door/${id}`);
  for (const tab of [page, other]) {
    tab.on('dialog', (dialog) => dialog.accept());
    await expect(tab.getByText('Ready without network')).toBeVisible();
  }

  await context.setOffline(true);
  await expect(other.getByText('No network: scans are kept here')).toBeVisible();
  await typeCode(page, codes[0] ?? '');
  await expect(page.getByRole('alert')).toContainText('Welcome, Priya Nair');
  await expect(other.getByText('1 scan to send')).toBeVisible();
  await typeCode(other, codes[1] ?? '');
  await expect(other.getByRole('alert')).toContainText('Welcome, Yusuf Karaca');
  await expect(other.getByRole('alert')).not.toBeAttached();
  await typeCode(other, codes[0] ?? '');
  await expect(other.getByRole('alert')).toContainText('Already in, Priya Nair');
  await other.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('2 scans to send')).toBeVisible();

  await context.setOffline(false);
  for (const tab of [page, other]) await expect(tab.getByText(/to send/)).not.toBeAttached();
  expect(await keeper.door(id)).toEqual({ arrivedCount: 2, scans: { totalCount: 2 } });
  await expect.poll(() => sent.length).toBe(2);
  expect(new Set(sent).size).toBe(2);
});
