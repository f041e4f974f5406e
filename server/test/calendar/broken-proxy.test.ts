import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { syncCalendarEntryJob } from '../../src/features/calendar/calendar-entry.jobs.js';
import { GoogleUnreachableError } from '../../src/features/google/google-gateway.js';
import { updateEvent } from '../events/event-operations.js';
import { giveBack } from '../sign-ups/cancel-sign-up-operations.js';
import { passTime } from '../support/pass-time.js';
import { addToCalendar, authorizationUrlFor, connect, viewerOf } from './calendar-operations.js';
import { type GoogleApp, startGoogleApp } from './google-app.js';

const MINUTE = 60_000;

let app: GoogleApp;
beforeAll(async () => {
  app = await startGoogleApp();
});
afterAll(() => app.close());
afterEach(() => app.side.recover());

const titlesOf = async (email: string) => (await app.side.entriesOf(email)).map(({ summary }) => summary);

it('F3: a page with 200 at the token endpoint says nothing about the code that was to be exchanged', async () => {
  const { client, email, eventId } = await app.attendee();
  const back = await app.side.consent(await authorizationUrlFor(client, eventId), { email });
  await app.side.fail('token', 'garbage');
  expect((await connect(client, back)).userErrors).toMatchObject([{ code: 'CALENDAR_UNAVAILABLE' }]);
});

it('F3: nor does it say anything about the entry that a job was to write', async () => {
  const { client, eventId, signUpId } = await app.attendee();
  await addToCalendar(client, eventId);
  await app.side.fail('token', 'garbage');
  const writing = syncCalendarEntryJob.run(app.jobContext, { signUpId });
  await expect(writing).rejects.toThrow(GoogleUnreachableError);
});

// Without the list the entry seems not to be there.
it.each(['events.list', 'events.update', 'events.delete'] as const)(
  'F3: a page with 200 for %s ends no job: the calendar follows its event later',
  async (on) => {
    const { client, email, creator, eventId, signUpId } = await app.attendee();
    await addToCalendar(client, eventId);
    await app.side.fail(on, 'garbage');
    await updateEvent(creator.client, { id: eventId, title: 'Bread for all' });
    await app.settle();
    await app.side.recover();
    await app.settle();
    expect(await titlesOf(email)).toEqual(['Bread for all']);
    await app.side.fail(on, 'garbage');
    await giveBack({ client }, signUpId);
    await app.settle();
    await app.side.recover();
    await app.settle();
    await passTime(app, MINUTE);
    await app.settle();
    expect(await titlesOf(email)).toEqual([]);
    expect(await viewerOf(client)).toMatchObject({ calendarConnected: true });
  },
);
