import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syncCalendarEntryJob } from '../../src/features/calendar/calendar-entry.jobs.js';
import { NonRetryableError } from '../../src/platform/jobs/job.js';
import { sandboxGoogle } from '../../src/start/services.js';
import { requestPasswordReset, resetPassword } from '../accounts/recovery-operations.js';
import { deleteEvent, updateEvent } from '../events/event-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { secretIn } from '../support/fake-mail-gateway.js';
import { runSandbox } from '../support/sandbox.js';
import { addToCalendar, authorizationUrlFor, connect, viewerOf } from './calendar-operations.js';
import { type GoogleApp, startGoogleApp } from './google-app.js';

type Attendee = Awaited<ReturnType<GoogleApp['attendee']>>;

let app: GoogleApp;
/** The step that happens, once, after Google is asked for something and before it has the request. */
let meanwhile: (() => Promise<unknown>) | undefined;
beforeAll(async () => {
  const sandbox = await runSandbox();
  const google = sandboxGoogle(sandbox);
  const letItHappen = async () => {
    const happens = meanwhile;
    meanwhile = undefined;
    await happens?.();
  };
  const putEntry: typeof google.putEntry = async (...written) => {
    await letItHappen();
    await google.putEntry(...written);
  };
  const exchangeCode: typeof google.exchangeCode = async (...given) => {
    await letItHappen();
    return google.exchangeCode(...given);
  };
  app = await startGoogleApp({ sandbox, google: { ...google, putEntry, exchangeCode } });
});
afterAll(() => app.close());

const rename = ({ creator, eventId }: Attendee, title: string) =>
  updateEvent(creator.client, { id: eventId, title });

const titlesOf = async ({ email }: Attendee) =>
  (await app.side.entriesOf(email)).map(({ summary }) => summary);

async function reconnect({ client, email, eventId }: Attendee): Promise<void> {
  const authorizationUrl = await authorizationUrlFor(client, eventId);
  await connect(client, await app.side.consent(authorizationUrl, { email }));
}

/** The two ways in which an entry is written: by its person, and by the job that follows a change of the event. */
const ways = {
  addEventToCalendar: async ({ client, eventId }: Attendee) => {
    expect((await addToCalendar(client, eventId)).userErrors).toEqual([]);
  },
  'the job': ({ signUpId }: Attendee) => syncCalendarEntryJob.run(app.jobContext, { signUpId }),
};

/** Somebody whose entry is about to be written. */
async function attendeeFor(way: string): Promise<Attendee> {
  const attendee = await app.attendee();
  if (way === 'the job') await addToCalendar(attendee.client, attendee.eventId);
  return attendee;
}

describe.each(Object.entries(ways))('J8: while %s asks Google', (way, write) => {
  it('the event changes: the entry is updated afterwards', async () => {
    const attendee = await attendeeFor(way);
    meanwhile = async () => {
      await rename(attendee, 'Bread for all');
      await app.settle();
    };
    await write(attendee);
    expect(await titlesOf(attendee)).toEqual(['Bread for beginners']);
    await app.settle();
    expect(await titlesOf(attendee)).toEqual(['Bread for all']);
  });

  it('the event is deleted: its entry goes too', async () => {
    const attendee = await attendeeFor(way);
    meanwhile = async () => {
      await deleteEvent(attendee.creator.client, attendee.eventId);
      await app.settle();
    };
    await write(attendee);
    expect(await titlesOf(attendee)).toEqual(['Bread for beginners']);
    await app.settle();
    expect(await titlesOf(attendee)).toEqual([]);
  });
});

describe('S16: a rejection of an authorization that the person has replaced since', () => {
  it('leaves the new one connected when the person adds an event', async () => {
    const attendee = await app.attendee();
    const { client, email, eventId } = attendee;
    meanwhile = async () => {
      await app.side.revokeByHand(email);
      await reconnect(attendee);
    };
    const { userErrors } = await addToCalendar(client, eventId);
    expect(userErrors).toMatchObject([{ code: 'CALENDAR_AUTHORIZATION_REQUIRED' }]);
    expect(await viewerOf(client)).toMatchObject({ calendarConnected: true });
    expect((await addToCalendar(client, eventId)).userErrors).toEqual([]);
    expect(await titlesOf(attendee)).toEqual(['Bread for beginners']);
  });

  it('leaves the new one connected when the job writes, and no mail says otherwise', async () => {
    const attendee = await attendeeFor('the job');
    const { client, email } = attendee;
    meanwhile = async () => {
      await app.side.revokeByHand(email);
      await reconnect(attendee);
    };
    await expect(ways['the job'](attendee)).rejects.toThrow(NonRetryableError);
    await app.settle();
    expect(await viewerOf(client)).toMatchObject({ calendarConnected: true });
    expect(app.mailGateway.to(email, 'no longer connected')).toEqual([]);
  });
});

it('S30: a stranger whose account goes to the owner of the address meanwhile connects no calendar to it', async () => {
  const person = await app.world.user();
  const { email, client } = person;
  const { id: eventId } = await app.world.event(await app.world.staff(), { pricePence: 0 });
  await placeFor(person, eventId);
  const callback = await app.side.consent(await authorizationUrlFor(client, eventId), {
    email: 'stranger@gmail.example',
  });
  meanwhile = async () => {
    await requestPasswordReset(app.anonymous(), email);
    await app.settle();
    await resetPassword(
      app.anonymous(),
      secretIn(await app.mailGateway.arrival(email, 'Choose a new password')),
    );
  };
  await expect(connect(client, callback)).rejects.toThrow();
  const stored = await app.database.query(
    'SELECT FROM google_credentials JOIN accounts ON id = account_id WHERE email = $1',
    [email],
  );
  expect(stored).toEqual([]);
});
