import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillEvent } from '../../bench/large-event.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { passTime } from '../support/pass-time.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import {
  cancelMessage,
  createMessage,
  SUBJECT,
  sendMessagePreview,
  updateMessage,
  writer,
  writtenMessage,
} from './message-operations.js';

const DAY = 24 * 60 * 60_000;
let app: TestApp;
let staff: Person;
let eventId: string;
beforeAll(async () => {
  app = await startTestApp({ mail: new FakeMailGateway(), doJobs: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.query(`DELETE FROM accounts WHERE email LIKE 'attendee-%'`);
  for (const table of ['events', 'pgboss.job']) await app.database.query(`DELETE FROM ${table}`);
  staff = await writer(app);
  eventId = (await app.world.event(staff, { pricePence: 0 })).id;
});

const send = { hoursBeforeStart: 24 };
const codesOf = async (...given: Parameters<typeof createMessage>) =>
  (await createMessage(...given)).data.createMessage.userErrors.map(({ code, field }) => ({ code, field }));

describe('M7: messages of an event', () => {
  it('are at most five in 24 hours, however many are written at once', async () => {
    const codes = await Promise.all(Array.from({ length: 9 }, () => codesOf(staff.client, { eventId })));
    const refused = codes.filter(({ length }) => length > 0);
    expect(refused).toEqual(Array(4).fill([{ code: 'TOO_MANY_MESSAGES', field: null }]));
    await passTime(app, DAY - 1);
    expect(await codesOf(staff.client, { eventId })).toHaveLength(1);
    await passTime(app, 2);
    expect(await codesOf(staff.client, { eventId })).toEqual([]);
  });

  it('are at most three that are scheduled, which count as those of the day', async () => {
    const codes = await Promise.all(
      Array.from({ length: 6 }, () => codesOf(staff.client, { eventId, send })),
    );
    expect(codes.filter(({ length }) => length === 0)).toHaveLength(3);
    expect(await codesOf(staff.client, { eventId })).toEqual([]);
    const fifth = await writtenMessage(staff.client, { eventId });
    expect(fifth.status).toBe('SENDING');
    expect(await codesOf(staff.client, { eventId })).toEqual([{ code: 'TOO_MANY_MESSAGES', field: null }]);
  });

  it('are at most three that wait: one that goes out in five minutes is none of them', async () => {
    const at = (milliseconds: number) => ({
      at: new Date(app.clock.now().getTime() + milliseconds).toISOString(),
    });
    const soon = at(5 * 60_000);
    expect(await codesOf(staff.client, { eventId, send: soon })).toEqual([]);
    for (const _each of [1, 2, 3]) expect(await codesOf(staff.client, { eventId, send })).toEqual([]);
    expect(await codesOf(staff.client, { eventId, send: at(5 * 60_000 + 1) })).toHaveLength(1);
    expect(await codesOf(staff.client, { eventId, send: soon })).toEqual([]);
  });

  it('have room again when a scheduled one is cancelled', async () => {
    const [first] = await Promise.all(
      Array.from({ length: 3 }, () => writtenMessage(staff.client, { eventId, send })),
    );
    await cancelMessage(staff.client, String(first?.id));
    expect(await codesOf(staff.client, { eventId, send })).toEqual([]);
  });

  it('are at most 20 of an account in an hour, over all events', async () => {
    const events = await Promise.all(
      Array.from({ length: 5 }, () => app.world.event(staff, { pricePence: 0 })),
    );
    for (const { id } of events.slice(0, 4))
      await Promise.all(Array.from({ length: 5 }, () => writtenMessage(staff.client, { eventId: id })));
    const answer = await createMessage(staff.client, { eventId: String(events[4]?.id) });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('a message to more than 100 people', () => {
  it('waits for a test mail of the same words', async () => {
    await fillEvent(app.database, eventId, { attendees: 101 });
    const notTested = [{ code: 'MESSAGE_NOT_TESTED', field: null }];
    expect(await codesOf(staff.client, { eventId, send })).toEqual(notTested);
    await sendMessagePreview(staff.client, { eventId, subject: 'Other words' });
    expect(await codesOf(staff.client, { eventId, send })).toEqual(notTested);
    await sendMessagePreview(staff.client, { eventId });
    const { id } = await writtenMessage(staff.client, { eventId, send });
    const { data } = await updateMessage(staff.client, { id, text: 'Other words' });
    expect(data.updateMessage.userErrors).toMatchObject(notTested);
  });

  it('does not, where 100 get it', async () => {
    await fillEvent(app.database, eventId, { attendees: 100 });
    expect(await codesOf(staff.client, { eventId })).toEqual([]);
  });
});

describe('a message is refused', () => {
  it.each([
    ['without a subject', { subject: ' ' }, 'REQUIRED', 'subject'],
    ['with a subject that is too long', { subject: 'x'.repeat(151) }, 'TOO_LONG', 'subject'],
    ['without a text', { text: '\n' }, 'REQUIRED', 'text'],
    ['with a text that is too long', { text: 'x'.repeat(5_001) }, 'TOO_LONG', 'text'],
    ['for a time that has passed', { send: { at: '2027-03-01T12:00:00Z' } }, 'INVALID_SEND_TIME', 'send'],
    ['for hours that have passed', { send: { hoursBeforeStart: 8_000 } }, 'INVALID_SEND_TIME', 'send'],
    ['for hours below zero', { send: { hoursAfterEnd: -1 } }, 'INVALID_SEND_TIME', 'send'],
    ['for two times', { send: { hoursAfterEnd: 1, hoursBeforeStart: 1 } }, 'INVALID_SEND_TIME', 'send'],
    ['for a time years away', { send: { at: '2037-03-01T12:00:00Z' } }, 'INVALID_SEND_TIME', 'send'],
    ['for nobody', { audience: 'SELECTED' as const }, 'REQUIRED', 'signUpIds'],
    [
      'for a place of no such event',
      { audience: 'SELECTED' as const, signUpIds: [crypto.randomUUID()] },
      'SIGN_UP_NOT_FOUND',
      'signUpIds',
    ],
    [
      'for a place with an id that is none',
      { audience: 'SELECTED' as const, signUpIds: ['x'] },
      'SIGN_UP_NOT_FOUND',
      'signUpIds',
    ],
  ])('%s', async (_what, given, code, field) => {
    expect(await codesOf(staff.client, { eventId, ...given })).toEqual([{ code, field }]);
  });

  it('M9: of a person whose address is not proven', async () => {
    const unproven = await app.world.staff();
    const { id } = await app.world.event(unproven, { pricePence: 0 });
    expect(await codesOf(unproven.client, { eventId: id })).toEqual([
      { code: 'EMAIL_NOT_VERIFIED', field: null },
    ]);
  });

  it('of a person who is not in the team', async () => {
    const other = await writer(app);
    const answer = await createMessage(other.client, { eventId, subject: SUBJECT });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });
});
