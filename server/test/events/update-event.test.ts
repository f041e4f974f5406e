import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/index.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { readEvent, titles, updateEvent } from './event-operations.js';
import { meetingAt } from './locked-event.js';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp();
  staff = await app.world.staff();
});
afterAll(() => app.close());

const UPDATED_AT = graphql(
  `query EventUpdatedAt($id: ID!) { event(id: $id) { title location createdAt updatedAt url } }`,
);

describe('updatedAt', () => {
  it('is when a field was last changed, and stays when nothing changes', async () => {
    // No event has a later change by now.
    app.clock.advance(60_000);
    const event = await app.world.event(staff);
    const read = async () => (await app.anonymous().graphql(UPDATED_AT, { id: event.id })).data.event;
    expect((await read())?.updatedAt).toBe(event.createdAt);
    app.clock.advance(60_000);
    await updateEvent(staff.client, { id: event.id, title: 'Rye for beginners' });
    const changedAt = app.clock.now().toISOString();
    app.clock.advance(60_000);
    await updateEvent(staff.client, { id: event.id, title: 'Rye for beginners' });
    expect(await read()).toMatchObject({ createdAt: event.createdAt, updatedAt: changedAt });
  });

  it('is beside the address of its page', async () => {
    const { id } = await app.world.event(staff);
    const { data } = await app.anonymous().graphql(UPDATED_AT, { id });
    expect(data.event?.url).toBe(`http://localhost:4000/events/${id}`);
  });
});

describe('expectedUpdatedAt', () => {
  const CONFLICT = {
    code: 'CONFLICT',
    message: 'This was changed meanwhile. Load the newer version, then try again',
    field: 'expectedUpdatedAt',
  };
  const read = async (id: string) => {
    const { event } = (await staff.client.graphql(UPDATED_AT, { id })).data;
    if (!event) throw new Error('There is no such event');
    return event;
  };

  it('as it was read changes the event, again and again, though the clock stands still', async () => {
    const { id } = await app.world.event(staff);
    const instants = new Set<string>();
    for (const title of ['One', 'Two', 'Three']) {
      const { updatedAt } = await read(id);
      instants.add(updatedAt);
      const { data } = await updateEvent(staff.client, { id, title, expectedUpdatedAt: updatedAt });
      expect(data.updateEvent).toMatchObject({ event: { title }, userErrors: [] });
    }
    expect(instants.size).toBe(3);
  });

  it('of an older version is refused, and nothing changes', async () => {
    const { id } = await app.world.event(staff);
    const { updatedAt: expectedUpdatedAt } = await read(id);
    await updateEvent(staff.client, { id, title: 'Newer' });
    const { data } = await updateEvent(staff.client, { id, location: 'Elsewhere', expectedUpdatedAt });
    expect(data.updateEvent).toEqual({ event: null, userErrors: [CONFLICT] });
    expect(await read(id)).toMatchObject({
      title: 'Newer',
      location: expect.not.stringMatching('Elsewhere'),
    });
  });

  it.each([-1, 1])('that is off by %i ms is refused', async (off) => {
    const { id } = await app.world.event(staff);
    const expectedUpdatedAt = new Date(Date.parse((await read(id)).updatedAt) + off).toISOString();
    const { data } = await updateEvent(staff.client, { id, title: 'Other', expectedUpdatedAt });
    expect(data.updateEvent.userErrors).toEqual([CONFLICT]);
  });

  it('is the instant in the row, which has no digits that an answer leaves out', async () => {
    const { id } = await app.world.event(staff);
    await app.database.query("UPDATE events SET updated_at = '2027-03-01T10:00:00.123987Z' WHERE id = $1", [
      id,
    ]);
    const { updatedAt } = await read(id);
    const same = await app.database.query('SELECT FROM events WHERE id = $1 AND updated_at = $2', [
      id,
      updatedAt,
    ]);
    expect(same).toHaveLength(1);
    const { data } = await updateEvent(staff.client, { id, title: 'Other', expectedUpdatedAt: updatedAt });
    expect(data.updateEvent.userErrors).toEqual([]);
  });

  it('lets exactly one of five parallel changes of one version through', async () => {
    const { id } = await app.world.event(staff);
    const { updatedAt: expectedUpdatedAt } = await read(id);
    const answers = await meetingAt(app, id, () =>
      ['A', 'B', 'C', 'D', 'E'].map((title) => updateEvent(staff.client, { id, title, expectedUpdatedAt })),
    );
    const won = answers.flatMap(({ data }) => data.updateEvent.event ?? []);
    expect(won).toHaveLength(1);
    expect(answers.flatMap(({ data }) => data.updateEvent.userErrors)).toEqual(Array(4).fill(CONFLICT));
    expect((await read(id)).title).toBe(won[0]?.title);
  });
});

describe('updateEvent', () => {
  it.each([
    ['title', 'Rye for beginners'],
    ['description', 'Rye, water, salt.'],
    ['location', 'Hyde Park Book Club'],
    ['type', 'Course'],
    ['date', '2027-04-01'],
    ['startTime', '11:15'],
    ['endTime', '11:00'],
    ['pricePence', 0],
  ])('changes only %s when nothing else is given', async (field, value) => {
    const event = await app.world.event(staff);
    const { data } = await updateEvent(staff.client, { id: event.id, [field]: value });
    expect(data.updateEvent).toEqual({ event: { ...event, [field]: value }, userErrors: [] });
    expect(await readEvent(staff.client, event.id)).toEqual({ ...event, [field]: value });
  });

  it('changes nothing when nothing is given', async () => {
    const event = await app.world.event(staff);
    const { data } = await updateEvent(staff.client, { id: event.id });
    expect(data.updateEvent).toEqual({ event, userErrors: [] });
    expect(await readEvent(staff.client, event.id)).toEqual(event);
  });

  it('trims, and has the new words found and the old ones not', async () => {
    const { id } = await app.world.event(staff, { title: 'Marmalade' });
    const { data } = await updateEvent(staff.client, { id, title: '  Chutney  ' });
    expect(data.updateEvent.event?.title).toBe('Chutney');
    expect(await titles(staff.client, { search: 'chutney' })).toEqual(['Chutney']);
    expect(await titles(staff.client, { search: 'marmalade' })).toEqual([]);
  });

  const required = ['title', 'description', 'location', 'type', 'date', 'startTime', 'endTime'].map(
    (field) => ({ field, code: 'REQUIRED', message: `${field} is required` }),
  );
  const price = { field: 'pricePence', code: 'PRICE_NOT_DECIDED', message: expect.any(String) };
  it.each([...required, price])(
    'takes an explicit null for $field as missing',
    async ({ field, code, message }) => {
      const event = await app.world.event(staff);
      const { data } = await updateEvent(staff.client, { id: event.id, [field]: null });
      expect(data.updateEvent).toEqual({ event: null, userErrors: [{ code, message, field }] });
      expect(await readEvent(staff.client, event.id)).toEqual(event);
    },
  );

  it('changes nothing when one of the fields cannot be taken', async () => {
    const event = await app.world.event(staff);
    const { data } = await updateEvent(staff.client, { id: event.id, title: 'Other', location: ' ' });
    expect(data.updateEvent.userErrors).toEqual([
      { code: 'REQUIRED', message: 'location is required', field: 'location' },
    ]);
    expect(await readEvent(staff.client, event.id)).toEqual(event);
  });

  it.each(['01a1fb2f-3717-715a-b2f6-149fa4f183de', '', 'x', "' OR 1=1 --", '\u0000', '1'.repeat(5000)])(
    'knows no event %j',
    async (id) => {
      const { data } = await updateEvent(staff.client, { id, title: 'Other' });
      expect(data.updateEvent).toEqual({
        event: null,
        userErrors: [{ code: 'EVENT_NOT_FOUND', message: 'No event found', field: null }],
      });
    },
  );

  it('is for the creator only', async () => {
    const event = await app.world.event(staff);
    const rejections = [
      [app.anonymous(), 'UNAUTHENTICATED'],
      [(await app.world.user()).client, 'FORBIDDEN'],
      [(await app.world.staff()).client, 'FORBIDDEN'],
    ] as const;
    for (const [client, code] of rejections) {
      const answer = await updateEvent(client, { id: event.id, title: 'Stolen' });
      expect(answer.data).toBeNull();
      expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
    }
    expect(await readEvent(staff.client, event.id)).toEqual(event);
  });

  it('makes both of two parallel changes of one event', async () => {
    const event = await app.world.event(staff);
    const answers = await meetingAt(app, event.id, () => [
      updateEvent(staff.client, { id: event.id, title: 'Both' }),
      updateEvent(staff.client, { id: event.id, location: 'Changed' }),
    ]);
    expect(answers.flatMap(({ data }) => data.updateEvent.userErrors)).toEqual([]);
    const after = await readEvent(staff.client, event.id);
    expect(after).toEqual({ ...event, title: 'Both', location: 'Changed' });
  });
});
