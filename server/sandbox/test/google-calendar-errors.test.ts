import { beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { anEvent, calendarClient, errorOf, googleClient, signIn, someEventId } from './google.fixture.js';
import { runSandbox } from './sandbox.fixture.js';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await runSandbox();
});

const calendarId = 'primary';

describe('the calendar refuses', () => {
  it.each([
    ['an id of other letters', { id: 'xyz-xyz' }, 'invalid'],
    ['an id that is too short', { id: 'abcd' }, 'invalid'],
    ['no start', { start: null }, 'required'],
    ['no end', { end: {} }, 'required'],
    ['an end before the start', { end: { dateTime: '2030-01-01T17:59:59Z' } }, 'timeRangeEmpty'],
    [
      'an end before the start elsewhere',
      { end: { dateTime: '2030-01-01T19:30:00+02:00' } },
      'timeRangeEmpty',
    ],
    ['a time without a zone', { end: { dateTime: '2030-01-01T20:00:00' } }, 'required'],
    ['an unknown zone', { end: { dateTime: '2030-01-01T20:00:00', timeZone: 'Mars/Base' } }, 'invalid'],
    ['a text that is no time', { end: { dateTime: 'tomorrow' } }, 'invalid'],
    ['a day and a time', { end: { date: '2030-01-02' } }, 'invalid'],
    ['a source that is no page', { source: { url: 'javascript:alert(1)' } }, 'invalid'],
    [
      'default reminders and others',
      { reminders: { useDefault: true, overrides: [{ method: 'popup', minutes: 5 }] } },
      'invalid',
    ],
  ])('%s', async (_, change, reason) => {
    const { events } = await signIn(sandbox);
    const requestBody = { id: someEventId(), ...anEvent(change) };
    expect(await errorOf(events.insert({ calendarId, requestBody }))).toMatchObject({
      status: 400,
      reason,
    });
  });

  it('takes the time of a zone for what it is there', async () => {
    const { events } = await signIn(sandbox);
    const at = (dateTime: string) => ({ dateTime, timeZone: 'America/New_York' });
    const times = { start: { dateTime: '2030-07-01T16:30:00Z' }, end: at('2030-07-01T12:29:59') };
    const insert = (change: object) => events.insert({ calendarId, requestBody: anEvent(change) });
    expect(await errorOf(insert(times))).toMatchObject({ reason: 'timeRangeEmpty' });
    expect((await insert({ ...times, end: at('2030-07-01T12:30:00') })).status).toBe(200);
  });

  it('an entry that is not there', async () => {
    const { events } = await signIn(sandbox);
    const eventId = someEventId();
    for (const call of [
      () => events.get({ calendarId, eventId }),
      () => events.delete({ calendarId, eventId }),
      () => events.patch({ calendarId, eventId, requestBody: {} }),
      () => events.update({ calendarId, eventId, requestBody: anEvent() }),
      () => events.list({ calendarId: 'somebody@example.org' }),
    ]) {
      expect(await errorOf(call())).toMatchObject({ status: 404, reason: 'notFound' });
    }
  });

  it('a person without a calendar', async () => {
    const { events } = await signIn(sandbox, { grantCalendar: false });
    const error = await errorOf(events.insert({ calendarId, requestBody: anEvent() }));
    expect(error).toMatchObject({ status: 403, reason: 'insufficientPermissions' });
    expect(error.body.error).toMatchObject({
      status: 'PERMISSION_DENIED',
      details: [
        { reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT', metadata: { method: 'calendar.v3.Events.Insert' } },
      ],
    });
    expect(error.headers.get('www-authenticate')).toContain('error="insufficient_scope"');
  });

  it('a caller that shows no token, or a wrong one', async () => {
    const client = googleClient(sandbox);
    client.setCredentials({ access_token: 'ya29.wrong' });
    const error = await errorOf(calendarClient(sandbox, client).events.list({ calendarId }));
    expect(error).toMatchObject({ status: 401, reason: 'authError' });
    expect(error.body.error.status).toBe('UNAUTHENTICATED');
    expect(error.headers.get('www-authenticate')).toMatch(/^Bearer realm=.*error="invalid_token"$/);
    const response = await fetch(`${sandbox.google.calendarRootUrl}calendar/v3/calendars/primary/events`);
    expect(response.status).toBe(401);
  });
});
