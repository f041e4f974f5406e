import { randomBytes, randomUUID } from 'node:crypto';
import { chunk } from 'es-toolkit/array/chunk';
import { fillEvent } from '../../bench/large-event.js';
import { perHour } from '../../src/features/accounts/rate-limits/hourly-limits.js';
import { phoneWithPass } from '../door/door-operations.js';
import { ApiClient } from '../support/api-client.js';
import { World } from '../support/world.js';
import type { AttackedServer, Caller } from './attacked-server.js';
import { type Attempt, Tally } from './tally.js';

const GUESSES = 10_000;
/** Codes in one request. */
const AT_ONCE = 10;
const CONNECTIONS = 10;
const PLACES = 20_000;

const RECORD = `mutation ($input: RecordScansInput!) {
  recordScans(input: $input) { scans { outcome } userErrors { code } }
}`;

/** A helper by account, and one by pass, guess the codes of a large event, each from a network address of its own. */
export async function floodCodes(server: AttackedServer): Promise<Tally[]> {
  const { url, database } = server;
  const world = new World(() => new ApiClient(url));
  const [owner, helper] = [await world.staff(), await world.user()];
  const { id: eventId } = await world.event(owner, { pricePence: 0 });
  await fillEvent(database, eventId, { attendees: PLACES });
  await database.query(`INSERT INTO event_members VALUES ($1, $2, 'DOOR', false, now())`, [
    eventId,
    helper.id,
  ]);
  const { secret } = await phoneWithPass({ client: owner.client, url }, { eventId });
  return [
    await guess(server, eventId, 'account', { cookie: helper.client.cookie, networkAddress: '192.0.2.7' }),
    await guess(server, eventId, 'pass', { cookie: '', accessToken: secret, networkAddress: '192.0.2.8' }),
  ];
}

async function guess({ url, database }: AttackedServer, eventId: string, by: string, caller: Caller) {
  const tally = new Tally(`${GUESSES} guessed codes, by ${by}`);
  const unknownBefore = await countScans(database, eventId);
  const requests = chunk(Array.from({ length: GUESSES }, guessed), AT_ONCE);
  const attempts = requests.map(
    (scans): Attempt => ({ caller, query: RECORD, variables: { input: { eventId, scans } } }),
  );
  await tally.send(url, attempts, CONNECTIONS);
  const stored = (await countScans(database, eventId)) - unknownBefore;
  // Requests that are under way are not counted yet.
  if (stored > perHour.unknownCodesOfCaller + CONNECTIONS * AT_ONCE)
    tally.mistake(`${stored} codes were looked up`);
  const admitted = await countScans(database, eventId, `outcome <> 'UNKNOWN_CODE'`);
  if (admitted > 0) tally.mistake(`${admitted} guesses were no unknown codes`);
  return tally;
}

const guessed = () => ({
  id: randomUUID(),
  code: randomBytes(16).toString('hex'),
  door: 'North',
  scannedAt: new Date().toISOString(),
});

async function countScans(
  database: AttackedServer['database'],
  eventId: string,
  condition = 'true',
): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM scans WHERE event_id = $1 AND ${condition}`,
    [eventId],
  );
  return row?.count ?? 0;
}
