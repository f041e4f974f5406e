import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { anEvent, type Person } from '../support/world.js';
import { createEvent, listEvents, readEvent } from './event-operations.js';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp();
  staff = await app.world.staff();
});
afterAll(() => app.close());

const eventCount = async () => (await app.database.query('SELECT id FROM events')).length;

describe('createEvent', () => {
  it('makes a public event of the viewer’s, which everyone can read', async () => {
    const { data } = await createEvent(staff.client);

    expect(data.createEvent.userErrors).toEqual([]);
    expect(data.createEvent.event).toEqual({
      ...anEvent(),
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      public: true,
      createdAt: app.clock.now().toISOString(),
      signUpCount: 0,
      createdBy: { id: staff.id, name: staff.email.split('@')[0] },
      viewerCanEdit: true,
    });
    const id = data.createEvent.event?.id ?? '';
    expect(await readEvent(app.anonymous(), id)).toEqual({ ...data.createEvent.event, viewerCanEdit: false });
    const list = await listEvents(app.anonymous());
    expect(list.data.events.nodes).toContainEqual({ id, title: anEvent().title });
  });

  it('is free when no price is given', async () => {
    const { data } = await createEvent(staff.client, { pricePence: undefined });
    expect(data.createEvent.event?.pricePence).toBe(0);
  });

  it('ends on the next day when the end is not after the start', async () => {
    const { data } = await createEvent(staff.client, { startTime: '22:00', endTime: '02:00' });
    expect(data.createEvent.event).toMatchObject({ startTime: '22:00', endTime: '02:00' });
  });

  it.each(['title', 'description', 'location', 'type'])('asks for %s', async (field) => {
    const before = await eventCount();
    for (const nothing of ['', '   ', '\n\t', '\u0000', '\u00a0']) {
      const { data } = await createEvent(staff.client, { [field]: nothing });
      expect(data.createEvent).toEqual({
        event: null,
        userErrors: [{ code: 'REQUIRED', message: `${field} is required`, field }],
      });
    }
    expect(await eventCount()).toBe(before);
  });

  it.each(['title', 'description', 'location', 'type', 'date', 'startTime', 'endTime', 'pricePence'])(
    'refuses null for %s',
    async (field) => {
      const answer = await createEvent(staff.client, { [field]: null });
      expect(answer.status).toBe(400);
      expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    },
  );

  it('names all mistakes in one answer, in the order of the form', async () => {
    const { data } = await createEvent(staff.client, {
      title: ' ',
      description: '',
      location: 'x'.repeat(301),
      type: '',
      pricePence: 29,
    });
    expect(data.createEvent.userErrors.map(({ code, field }) => [field, code])).toEqual([
      ['title', 'REQUIRED'],
      ['description', 'REQUIRED'],
      ['location', 'TOO_LONG'],
      ['type', 'REQUIRED'],
      ['pricePence', 'INVALID_PRICE'],
    ]);
  });

  it('rejects anonymous visitors and users before it reads the input', async () => {
    const user = await app.world.user();
    const before = await eventCount();
    for (const fields of [{}, { title: '' }]) {
      const anonymous = await createEvent(app.anonymous(), fields);
      expect(anonymous.data).toBeNull();
      expect(anonymous.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
      const asUser = await createEvent(user.client, fields);
      expect(asUser.data).toBeNull();
      expect(asUser.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    expect(await eventCount()).toBe(before);
  });
});
