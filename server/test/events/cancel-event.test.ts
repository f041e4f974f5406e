import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codesOf } from '../payments/payment-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { passTime } from '../support/pass-time.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';
import type { Person } from '../support/world.js';
import {
  cancelEvent,
  countEvents,
  deleteEvent,
  REASON,
  readEvent,
  undoCancelEvent,
  updateEvent,
} from './event-operations.js';
import { meetingAt } from './locked-event.js';

const MINUTE = 60_000;

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  staff = await app.world.staff();
});
afterAll(() => app.close());

const freeEvent = async (fields: object = {}) =>
  (await app.world.event(staff, { pricePence: 0, ...fields })).id;

const rowOf = async (id: string) =>
  (await app.database.query('SELECT * FROM events WHERE id = $1', [id]))[0] as Record<string, unknown>;

describe('cancelEvent', () => {
  it('says from then on that it is cancelled, with the reason and the instant', async () => {
    const id = await freeEvent();
    const { data } = await cancelEvent(staff.client, id, { reason: `  ${REASON} ` });
    expect(data.cancelEvent).toMatchObject({
      event: { id, cancelledAt: app.clock.now().toISOString(), cancellationReason: REASON },
      userErrors: [],
    });
    expect(await readEvent(app.anonymous(), id)).not.toBeNull();
  });

  it.each([
    ['', 'REQUIRED'],
    ['  \n', 'REQUIRED'],
    ['a'.repeat(501), 'TOO_LONG'],
  ])('needs a reason of 1 to 500 characters: %j', async (reason, code) => {
    const id = await freeEvent();
    const { data } = await cancelEvent(staff.client, id, { reason });
    expect(data.cancelEvent).toMatchObject({ event: null, userErrors: [{ code, field: 'reason' }] });
    expect(await rowOf(id)).toMatchObject({ cancelled_at: null, cancellation_reason: null, revision: 0 });
  });

  it('takes a reason of 500 characters', async () => {
    const { data } = await cancelEvent(staff.client, await freeEvent(), { reason: 'ä'.repeat(500) });
    expect(data.cancelEvent.userErrors).toEqual([]);
  });

  it('is refused where another version was looked at, and nothing changes', async () => {
    const id = await freeEvent();
    const expectedUpdatedAt = new Date(app.clock.now().getTime() - 1).toISOString();
    expect(codesOf(await cancelEvent(staff.client, id, { expectedUpdatedAt }))).toEqual(['CONFLICT']);
    expect(await rowOf(id)).toMatchObject({ cancelled_at: null, revision: 0 });
  });

  it('is refused the second time, so that the reason that people have read stays', async () => {
    const id = await freeEvent();
    await cancelEvent(staff.client, id);
    const again = await cancelEvent(staff.client, id, { reason: 'Another one' });
    expect(codesOf(again)).toEqual(['EVENT_CANCELLED']);
    expect(await rowOf(id)).toMatchObject({ cancellation_reason: REASON });
  });

  it('E4: happens once for two at once', async () => {
    const id = await freeEvent();
    const answers = await meetingAt(app, id, () => [
      cancelEvent(staff.client, id),
      cancelEvent(staff.client, id),
    ]);
    expect(answers.map(codesOf).sort()).toEqual([[], ['EVENT_CANCELLED']]);
    expect(await rowOf(id)).toMatchObject({ revision: 1 });
  });

  it('is refused for an event that is over', async () => {
    const id = await freeEvent();
    const [ends, starts] = [1, 2].map((hours) => new Date(app.clock.now().getTime() - hours * 60 * MINUTE));
    await app.database.query('UPDATE events SET starts_at = $2, ends_at = $3 WHERE id = $1', [
      id,
      starts,
      ends,
    ]);
    expect(codesOf(await cancelEvent(staff.client, id))).toEqual(['EVENT_ENDED']);
  });

  it('leaves an event that can be deleted, and changed no more', async () => {
    const id = await freeEvent();
    await cancelEvent(staff.client, id);
    expect(codesOf(await updateEvent(staff.client, { id, title: 'Other' }))).toEqual(['EVENT_CANCELLED']);
    expect(codesOf(await deleteEvent(staff.client, id))).toEqual([]);
  });

  it('narrows lists by whether events are cancelled', async () => {
    const type = crypto.randomUUID();
    const [id] = [await freeEvent({ type }), await freeEvent({ type })];
    await cancelEvent(staff.client, id);
    const counts = [{}, { cancelled: true }, { cancelled: false }].map((filter) =>
      countEvents(app.anonymous(), { type, ...filter }),
    );
    expect(await Promise.all(counts)).toEqual([2, 1, 1]);
  });

  it('takes its people out of the totals of the creator', async () => {
    const creator = await app.world.staff();
    const { id } = await app.world.event(creator, { pricePence: 0 });
    await placeFor(await app.world.user(), id);
    await cancelEvent(creator.client, id);
    const { data } = await creator.client.graphql('{ viewer { eventTotals { eventCount signUpCount } } }');
    expect(data.viewer.eventTotals).toEqual({ eventCount: 0, signUpCount: 0 });
  });

  it('comes to copies elsewhere as a change', async () => {
    const id = await freeEvent();
    await updateEvent(staff.client, { id, title: 'Last of all' });
    const since = app.clock.now().toISOString();
    await passTime(app, MINUTE);
    await cancelEvent(staff.client, id);
    const ids = await staff.client.graphql(
      `{ events(filter: { updatedSince: "${since}", cancelled: true }) { nodes { id } } }`,
    );
    expect(ids.data.events.nodes).toContainEqual({ id });
    // A change is shown once every older transaction of the database has ended, those of other tests too.
    await waitUntil(async () => {
      const { data } = await staff.client.graphql(
        '{ viewer { eventChanges(last: 1) { nodes { eventId kind event { cancellationReason } } } } }',
      );
      expect(data.viewer.eventChanges.nodes).toEqual([
        { eventId: id, kind: 'CHANGED', event: { cancellationReason: REASON } },
      ]);
    });
  });
});

describe('undoCancelEvent', () => {
  it('E5: brings the event back until the last millisecond of the five minutes', async () => {
    const id = await freeEvent();
    await cancelEvent(staff.client, id);
    await passTime(app, 5 * MINUTE - 1);
    const { data } = await undoCancelEvent(staff.client, id);
    expect(data.undoCancelEvent).toMatchObject({
      event: { cancelledAt: null, cancellationReason: null },
      userErrors: [],
    });
    // Calendars that have read that it is cancelled take the newer file.
    expect(await rowOf(id)).toMatchObject({ revision: 2 });
    expect((await placeFor(await app.world.user(), id)).id).toBeTruthy();
  });

  it('is too late after five minutes', async () => {
    const id = await freeEvent();
    await cancelEvent(staff.client, id);
    await passTime(app, 5 * MINUTE);
    expect(codesOf(await undoCancelEvent(staff.client, id))).toEqual(['UNDO_CLOSED']);
    expect(await rowOf(id)).toMatchObject({ cancellation_reason: REASON });
  });

  it('leaves an event that is not cancelled as it is', async () => {
    const id = await freeEvent();
    const before = await rowOf(id);
    expect((await undoCancelEvent(staff.client, id)).data.undoCancelEvent.event).toMatchObject({ id });
    expect(await rowOf(id)).toEqual(before);
  });

  it.each(['01a1fb2f-3717-715a-b2f6-149fa4f183de', '', 'x', "'; DROP TABLE events --", '\u0000'])(
    'knows no event %j, nor does cancelling',
    async (id) => {
      for (const ask of [cancelEvent, undoCancelEvent])
        expect(codesOf(await ask(staff.client, id))).toEqual(['EVENT_NOT_FOUND']);
    },
  );
});
