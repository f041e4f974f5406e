import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fillEvent } from '../../bench/large-event.js';
import type { Mail } from '../../sandbox/src/postmark/mail.js';
import { SUBJECT, sendMessagePreview, verify, writtenMessage } from '../messages/message-operations.js';
import { ApiClient } from '../support/api-client.js';
import { control } from '../support/sandbox.js';
import { createTestDatabase } from '../support/test-database.js';
import { World } from '../support/world.js';
import { startTwoServers } from './two-servers.js';

const PEOPLE = Number(process.env.MESSAGE_PEOPLE ?? 20_000);
const KILLS = 12;
/** Milliseconds between the ends of two processes, and between two looks at the sandbox, which keeps the last thousand mails. */
const LIFE = 2_000;
const LOOK = 500;
/** People of the calls that a kill may have cut off: see messages.md. */
const TWICE_AT_A_KILL = 20;

it('M1: a message reaches each of many people once while servers are killed with -9', async () => {
  const database = await createTestDatabase();
  const servers = await startTwoServers(database);
  const world = new World(() => new ApiClient(servers.url));
  const staff = await world.staff();
  await verify({ database }, staff);
  const event = await world.event(staff, { pricePence: 0 });
  await fillEvent(database, event.id, { attendees: PEOPLE });
  await sendMessagePreview(staff.client, { eventId: event.id });
  await delay(LIFE);

  const addresses = new Map<string, string>();
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const mails = await control(servers.sandbox, 'GET', '/mails').catch(() => []);
      for (const { MessageID, To, Subject, Metadata } of mails as Mail[])
        if (Subject === SUBJECT && Metadata?.account) addresses.set(MessageID, String(To));
      await delay(LOOK);
    }
  })();
  const startedAt = performance.now();
  await writtenMessage(staff.client, { eventId: event.id });
  for (let n = 0; n < KILLS; n++) {
    await delay(LIFE);
    await servers.kill(n % 2);
  }
  const counts = async () =>
    (await database.query(`SELECT status, recipient_count AS people, sent_count AS sent FROM messages`))[0];
  while ((await counts())?.status !== 'SENT') await delay(LOOK);
  await delay(2 * LOOK);
  isOver = true;
  await watching;

  const reached = new Set(addresses.values());
  const twice = addresses.size - reached.size;
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  console.table({ people: reached.size, twice, seconds, ...servers.counts, ...(await counts()) });
  expect(await counts()).toEqual({ status: 'SENT', people: PEOPLE, sent: PEOPLE });
  expect(reached.size).toBe(PEOPLE);
  expect(twice).toBeLessThanOrEqual(TWICE_AT_A_KILL);
  await servers.close();
});
