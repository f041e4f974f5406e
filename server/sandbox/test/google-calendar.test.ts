import { beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { anEvent, errorOf, signIn, someEventId } from './google.fixture.js';
import { runSandbox } from './sandbox.fixture.js';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await runSandbox();
});

const calendarId = 'primary';

describe('an entry', () => {
  it('is there once for an id, also when it was deleted', async () => {
    const { events } = await signIn(sandbox);
    const requestBody = { id: someEventId(), ...anEvent() };
    await events.insert({ calendarId, requestBody });
    const duplicate = {
      status: 409,
      body: {
        error: {
          code: 409,
          message: 'The requested identifier already exists.',
          errors: [
            { domain: 'global', reason: 'duplicate', message: 'The requested identifier already exists.' },
          ],
        },
      },
    };
    expect(await errorOf(events.insert({ calendarId, requestBody }))).toMatchObject(duplicate);
    await events.delete({ calendarId, eventId: requestBody.id });
    expect(await errorOf(events.insert({ calendarId, requestBody }))).toMatchObject(duplicate);
  });

  it('is changed in part, or as a whole', async () => {
    const { events } = await signIn(sandbox);
    const eventId = someEventId();
    await events.insert({ calendarId, requestBody: { id: eventId, ...anEvent() } });
    const start = { dateTime: '2030-01-01T19:00:00Z' };
    const patched = await events.patch({ calendarId, eventId, requestBody: { start, location: null } });
    expect(patched.data).toMatchObject({
      summary: 'Lantern walk',
      start: { ...start, timeZone: 'UTC' },
      sequence: 1,
    });
    expect(patched.data).not.toHaveProperty('location');
    const { summary: _, ...rest } = anEvent();
    const updated = await events.update({ calendarId, eventId, requestBody: rest });
    expect(updated.data).toMatchObject({ location: 'Old bridge', sequence: 2 });
    expect(updated.data).not.toHaveProperty('summary');
  });

  it('stays as cancelled when it is deleted, and can be brought back', async () => {
    const { events } = await signIn(sandbox);
    const eventId = someEventId();
    await events.insert({ calendarId, requestBody: { id: eventId, ...anEvent() } });
    expect((await events.delete({ calendarId, eventId })).status).toBe(204);
    expect(await errorOf(events.delete({ calendarId, eventId }))).toMatchObject({
      status: 410,
      body: {
        error: { errors: [{ domain: 'global', reason: 'deleted', message: 'Resource has been deleted' }] },
      },
    });
    const status = async () => (await events.get({ calendarId, eventId })).data.status;
    expect(await status()).toBe('cancelled');
    await events.patch({ calendarId, eventId, requestBody: { summary: 'Still gone' } });
    expect(await status()).toBe('cancelled');
    await events.patch({ calendarId, eventId, requestBody: { status: 'confirmed' } });
    expect(await status()).toBe('confirmed');
    await events.delete({ calendarId, eventId });
    await events.update({ calendarId, eventId, requestBody: { ...anEvent(), status: 'confirmed' } });
    expect(await status()).toBe('confirmed');
  });

  it('is found by its time, and only in its own calendar', async () => {
    const { email, events } = await signIn(sandbox);
    const ids = ['a1', 'a2', 'a3'].map((start) => start + someEventId());
    for (const [index, id] of ids.entries()) {
      const dateTime = (hour: number) => `2030-01-0${3 - index}T${hour}:00:00+01:00`;
      const times = { start: { dateTime: dateTime(10) }, end: { dateTime: dateTime(12) } };
      await events.insert({ calendarId: email, requestBody: { id, ...anEvent(times) } });
    }
    const found = async (query: object) =>
      (await events.list({ calendarId, ...query })).data.items?.map(({ id }) => id);
    expect(await found({})).toEqual(ids.toReversed());
    expect(await found({ timeMin: '2030-01-02T11:00:00Z' })).toEqual([ids[0]]);
    expect(await found({ timeMax: '2030-01-02T09:00:00Z' })).toEqual([ids[2]]);
    await events.delete({ calendarId, eventId: ids[1] as string });
    expect(await found({})).toEqual([ids[2], ids[0]]);
    expect(await found({ showDeleted: true })).toEqual(ids.toReversed());
    const other = await signIn(sandbox);
    expect((await other.events.list({ calendarId })).data.items).toEqual([]);
    expect(await errorOf(other.events.list({ calendarId: email }))).toMatchObject({ status: 404 });
  });
});

describe('a UID', () => {
  it('is found in the list, is there once, and stays when the entry is deleted', async () => {
    const { events } = await signIn(sandbox);
    const iCalUID = `${crypto.randomUUID()}@example.org`;
    const requestBody = { iCalUID, sequence: 3, ...anEvent() };
    await events.insert({ calendarId, requestBody: anEvent() });
    const { data } = await events.insert({ calendarId, requestBody });
    expect(data).toMatchObject({ iCalUID, sequence: 3 });
    const list = async (showDeleted: boolean) =>
      (await events.list({ calendarId, iCalUID, showDeleted })).data.items?.map(({ id }) => id);
    expect(await list(false)).toEqual([data.id]);
    expect(await errorOf(events.insert({ calendarId, requestBody }))).toMatchObject({ reason: 'duplicate' });
    await events.delete({ calendarId, eventId: data.id ?? '' });
    expect(await list(false)).toEqual([]);
    expect(await list(true)).toEqual([data.id]);
    expect(await errorOf(events.insert({ calendarId, requestBody }))).toMatchObject({ reason: 'duplicate' });
  });

  it('is given instead of an id', async () => {
    const { events } = await signIn(sandbox);
    const requestBody = { id: someEventId(), iCalUID: 'walk@example.org', ...anEvent() };
    expect(await errorOf(events.insert({ calendarId, requestBody }))).toMatchObject({ status: 400 });
  });

  it('has a SEQUENCE that never falls', async () => {
    const { events } = await signIn(sandbox);
    const { data } = await events.insert({ calendarId, requestBody: { sequence: 3, ...anEvent() } });
    const change = (sequence: number) =>
      events.update({ calendarId, eventId: data.id ?? '', requestBody: { sequence, ...anEvent() } });
    expect(await errorOf(change(2))).toMatchObject({ status: 400, reason: 'invalid' });
    expect((await change(3)).data.sequence).toBe(3);
    expect((await change(5)).data.sequence).toBe(5);
  });
});
