import { parseTicketCode } from '@turnout/texts/ticket-code';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyRow } from '../accounts/stored-rows.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { rotateTicket, ticketOf } from '../sign-ups/ticket-operations.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { queueDump } from '../support/stored-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { insertWebhook } from '../webhooks/webhook-rows.js';

const mailGateway = new FakeMailGateway();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ mail: mailGateway });
});
afterAll(() => app.close());

const hexOf = (code: string) => Buffer.from(parseTicketCode(code) ?? []).toString('hex');

it('D23: the code of a ticket is in no job, no notice and no log, and in no row but its own', async () => {
  const [person, staff] = [await app.world.user(), await app.world.staff()];
  await insertWebhook(app.database, staff.id);
  const { id: eventId } = await app.world.event(staff, { pricePence: 0 });
  const { id } = await placeFor(person, eventId);
  const { code: first } = await ticketOf(person.client, eventId);
  const { text } = await mailGateway.arrival(person.email, 'signed up');
  expect(text).toContain(first);
  await rotateTicket(person.client, id);
  const { code } = await ticketOf(person.client, eventId);

  const rows = await everyRow(app.database);
  const stored = [await queueDump(app.database), ...rows, JSON.stringify(app.logged)].join('\n');
  expect(stored).toContain(id);
  for (const each of [first, code])
    for (const form of [each, each.replaceAll(' ', '')]) expect(stored).not.toContain(form);
  expect(stored).not.toContain(hexOf(first));
  expect(rows.filter((row) => row.includes(hexOf(code)))).toHaveLength(1);
  expect(stored.split(hexOf(code))).toHaveLength(2);
});
