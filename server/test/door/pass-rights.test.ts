import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, callOf, entries } from '../endpoint/operations/call.js';
import { nothing, type Things } from '../endpoint/operations/things.js';
import type { ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { freeEventOf, phoneWithPass, placeWithCode } from './door-operations.js';

let app: TestApp;
let phone: ApiClient;
let eventId: string;
let things: Things;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  const staff = await app.world.staff();
  eventId = await freeEventOf(app, staff);
  const { id } = await placeWithCode(app, eventId);
  things = { ...nothing, event: () => eventId, paidEvent: () => eventId, signUp: () => id };
  const rights = { eventId, maySearch: true, mayUndo: true };
  ({ phone } = await phoneWithPass({ client: staff.client, url: app.url }, rights));
});
afterAll(() => app.close());

const callByPass = async (name: string, happen?: () => Promise<unknown>) =>
  call(phone, await callOf(name, things, 'selectByProgram'), happen);

describe('D25: by a door pass', () => {
  it.each(entries.filter(([, { byPass }]) => byPass))('%s may be called', async (name) => {
    const { errors } = await callByPass(name, () => placeWithCode(app, eventId));
    expect(errors).toBeUndefined();
  });

  it.each(entries.filter(([, { byPass }]) => !byPass))('%s is refused', async (name) => {
    const { data, errors } = await callByPass(name);
    const codes = errors?.map(({ extensions }) => extensions.code);
    expect([data?.answer ?? null, codes]).toEqual([null, ['FORBIDDEN']]);
  });

  it('no table of people is read', async () => {
    expect((await phone.request(`/events/${eventId}/people.csv`)).status).toBe(401);
  });
});
