import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GoogleRejectedError, GoogleUnreachableError } from '../../src/features/google/google-gateway.js';
import { sandboxGoogle } from '../../src/start/services.js';
import { deleteEvent, updateEvent } from '../events/event-operations.js';
import { giveBack } from '../sign-ups/cancel-sign-up-operations.js';
import { passTime } from '../support/pass-time.js';
import { runSandbox } from '../support/sandbox.js';
import { storedJobs } from '../support/stored-jobs.js';
import { addToCalendar } from './calendar-operations.js';
import { type GoogleApp, startGoogleApp } from './google-app.js';

const MINUTE = 60_000;
const FOLLOW = 'follow-calendar-entry';

let app: GoogleApp;
/** The answer of Google to the next entry that is written. */
let answer: Error | undefined;
beforeAll(async () => {
  const sandbox = await runSandbox();
  const google = sandboxGoogle(sandbox);
  const putEntry: typeof google.putEntry = async (...written) => {
    const lost = answer;
    answer = undefined;
    if (!(lost instanceof GoogleRejectedError)) await google.putEntry(...written);
    if (lost) throw lost;
  };
  app = await startGoogleApp({ sandbox, google: { ...google, putEntry } });
});
afterAll(() => app.close());

const titlesOf = async (email: string) => (await app.side.entriesOf(email)).map(({ summary }) => summary);

async function aMinuteLater(): Promise<void> {
  await passTime(app, MINUTE);
  await app.settle();
}

async function attendeeWithLostAnswer() {
  const attendee = await app.attendee();
  answer = new GoogleUnreachableError('no answer');
  const { userErrors } = await addToCalendar(attendee.client, attendee.eventId);
  expect(userErrors).toMatchObject([{ code: 'CALENDAR_UNAVAILABLE' }]);
  expect(await titlesOf(attendee.email)).toEqual(['Bread for beginners']);
  return attendee;
}

describe('J8: an entry that was written, although the answer of Google was lost', () => {
  it('follows its event', async () => {
    const { email, creator, eventId } = await attendeeWithLostAnswer();
    await aMinuteLater();
    await updateEvent(creator.client, { id: eventId, title: 'Bread for all' });
    await app.settle();
    expect(await titlesOf(email)).toEqual(['Bread for all']);
  });

  it('says what the event says by then', async () => {
    const { email, creator, eventId } = await attendeeWithLostAnswer();
    await updateEvent(creator.client, { id: eventId, title: 'Bread for all' });
    await app.settle();
    await aMinuteLater();
    expect(await titlesOf(email)).toEqual(['Bread for all']);
  });

  it.each(['the place', 'the event'])('goes with %s', async (what) => {
    const { client, email, creator, eventId, signUpId } = await attendeeWithLostAnswer();
    await (what === 'the place' ? giveBack({ client }, signUpId) : deleteEvent(creator.client, eventId));
    await app.settle();
    await aMinuteLater();
    expect(await titlesOf(email)).toEqual([]);
  });
});

it('J8: an entry whose process died is followed too: the job is stored before Google is asked', async () => {
  const { client, email, creator, eventId } = await app.attendee();
  answer = new Error('the process is killed');
  await addToCalendar(client, eventId).catch(() => {});
  expect(await storedJobs(app.database, FOLLOW)).toHaveLength(1);
  await aMinuteLater();
  await updateEvent(creator.client, { id: eventId, title: 'Bread for all' });
  await app.settle();
  expect(await titlesOf(email)).toEqual(['Bread for all']);
});

it('an entry that Google refused is not written later', async () => {
  const { client, email, eventId } = await app.attendee();
  answer = new GoogleRejectedError('no');
  await addToCalendar(client, eventId);
  expect(await storedJobs(app.database, FOLLOW)).toEqual([]);
  await aMinuteLater();
  expect(await titlesOf(email)).toEqual([]);
});
