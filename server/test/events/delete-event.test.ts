import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { deleteEvent, listEvents, readEvent } from './event-operations.js';
import { meetingAt } from './locked-event.js';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp();
  staff = await app.world.staff();
});
afterAll(() => app.close());

const notFound = {
  deletedEventId: null,
  userErrors: [{ code: 'EVENT_NOT_FOUND', message: 'No event found', field: null }],
};

describe('deleteEvent', () => {
  it('deletes the event for everyone, and no other event', async () => {
    const [event, other] = [await app.world.event(staff), await app.world.event(staff)];
    const { data } = await deleteEvent(staff.client, event.id);

    expect(data.deleteEvent).toEqual({ deletedEventId: event.id, userErrors: [] });
    expect(await readEvent(staff.client, event.id)).toBeNull();
    const list = await listEvents(app.anonymous());
    const ids = list.data.events.nodes.map(({ id }) => id);
    expect(ids).not.toContain(event.id);
    expect(ids).toContain(other.id);
  });

  it('finds nothing the second time', async () => {
    const { id } = await app.world.event(staff);
    await deleteEvent(staff.client, id);
    expect((await deleteEvent(staff.client, id)).data.deleteEvent).toEqual(notFound);
  });

  it('happens once for two parallel requests', async () => {
    const { id } = await app.world.event(staff);
    const answers = await meetingAt(app, id, () => [
      deleteEvent(staff.client, id),
      deleteEvent(staff.client, id),
    ]);
    const payloads = answers.map(({ data }) => data.deleteEvent);
    expect(payloads).toContainEqual({ deletedEventId: id, userErrors: [] });
    expect(payloads).toContainEqual(notFound);
  });

  it.each(['01a1fb2f-3717-715a-b2f6-149fa4f183de', '', 'x', "'; DROP TABLE events --", '\u0000'])(
    'knows no event %j',
    async (id) => {
      expect((await deleteEvent(staff.client, id)).data.deleteEvent).toEqual(notFound);
    },
  );

  it('is for the creator only', async () => {
    const { id } = await app.world.event(staff);
    const rejections = [
      [app.anonymous(), 'UNAUTHENTICATED'],
      [(await app.world.user()).client, 'FORBIDDEN'],
      [(await app.world.staff()).client, 'FORBIDDEN'],
    ] as const;
    for (const [client, code] of rejections) {
      const answer = await deleteEvent(client, id);
      expect(answer.data).toBeNull();
      expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
    }
    expect(await readEvent(staff.client, id)).toMatchObject({ id });
  });
});

describe('event', () => {
  it.each(['01a1fb2f-3717-715a-b2f6-149fa4f183de', '', 'x', "' OR 1=1 --", '\u0000'])(
    'is null for %j',
    async (id) => {
      expect(await readEvent(app.anonymous(), id)).toBeNull();
    },
  );

  it('can be edited by its creator only', async () => {
    const { id } = await app.world.event(staff);
    const canEdit = async (person?: Person) =>
      (await readEvent(person?.client ?? app.anonymous(), id))?.viewerCanEdit;
    expect(await canEdit(staff)).toBe(true);
    expect(await canEdit(await app.world.staff())).toBe(false);
    expect(await canEdit(await app.world.user())).toBe(false);
    expect(await canEdit()).toBe(false);
  });
});
