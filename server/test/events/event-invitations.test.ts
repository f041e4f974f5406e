import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientWith, createToken } from '../accounts/access-token-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { FakeMailGateway, secretIn } from '../support/fake-mail-gateway.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { updateEvent } from './event-operations.js';
import {
  acceptInvitation,
  addMember,
  changeRole,
  inviteToEvent,
  openInvitations,
  readTeam,
  removeFromEvent,
  sharedEvents,
  withdrawInvitation,
} from './team-operations.js';

const DAY = 24 * 60 * 60 * 1000;

const mail = new FakeMailGateway();
let app: TestApp;
let owner: Person;
let colleague: Person;
let user: Person;
let eventId: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false, mail });
});
afterAll(() => app.close());
beforeEach(async () => {
  [owner, colleague, user] = [await app.world.staff(), await app.world.staff(), await app.world.user()];
  eventId = (await app.world.event(owner, { pricePence: 0 })).id;
});

/** @returns the secret of the link in the mail */
async function invite({ email }: Person, role: 'EDITOR' | 'DOOR' = 'EDITOR'): Promise<string> {
  const { data } = await inviteToEvent(owner.client, { eventId, email, role });
  expect(data.inviteToEvent).toMatchObject({ invitation: { email, role }, userErrors: [] });
  await doJobs(app);
  return secretIn(await mail.arrival(email, 'Help with an event'));
}

const codesOf = (payload: { userErrors: { code: string }[] }) => payload.userErrors.map(({ code }) => code);
const accept = async ({ client }: Person, token: string) =>
  (await acceptInvitation(client, token)).data.acceptEventInvitation;
const forbidden = [{ extensions: { code: 'FORBIDDEN' } }];

describe('T4: an invitation', () => {
  it('makes a person an editor, who finds the event among the shared ones', async () => {
    const token = await invite(colleague);
    expect(await openInvitations(owner, eventId)).toMatchObject([{ email: colleague.email, role: 'EDITOR' }]);
    expect(await accept(colleague, token)).toMatchObject({ event: { id: eventId, viewerRole: 'EDITOR' } });
    expect(await openInvitations(owner, eventId)).toEqual([]);
    expect(await sharedEvents(colleague)).toEqual({
      totalCount: 1,
      nodes: [{ id: eventId, viewerRole: 'EDITOR' }],
    });
    expect(await sharedEvents(colleague, true)).toMatchObject({ totalCount: 0 });
    expect(await sharedEvents(owner)).toMatchObject({ totalCount: 0 });
  });

  it('works once', async () => {
    const token = await invite(user, 'DOOR');
    const answers = await Promise.all([accept(user, token), accept(user, token)]);
    expect(answers.map(codesOf).toSorted()).toEqual([[], ['INVITATION_NOT_FOUND']]);
  });

  it('works for the account of its address alone', async () => {
    const token = await invite(colleague);
    expect(codesOf(await accept(await app.world.staff(), token))).toEqual(['INVITATION_NOT_FOUND']);
    expect(codesOf(await accept(colleague, token))).toEqual([]);
  });

  it('works for seven days', async () => {
    const [inTime, late] = [await invite(colleague), await invite(user, 'DOOR')];
    app.clock.advance(7 * DAY - 1);
    expect(codesOf(await accept(colleague, inTime))).toEqual([]);
    app.clock.advance(1);
    expect(codesOf(await accept(user, late))).toEqual(['INVITATION_NOT_FOUND']);
    expect(await openInvitations(owner, eventId)).toEqual([]);
  });

  it('S60: comes to an address ten times in an hour at most, and says to a stranger nothing that was typed', async () => {
    const answers = [];
    const title = 'Your account is locked: call 0800 1234';
    for (let n = 0; n < 11; n++) {
      const { id } = await app.world.event(owner, { title, pricePence: 0 });
      answers.push(await inviteToEvent(owner.client, { eventId: id, email: user.email, role: 'DOOR' }));
    }
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes).toEqual([...Array(10), 'RATE_LIMITED']);
    await doJobs(app);
    const words = async () => JSON.stringify(await mail.arrival(user.email, 'Help with an event'));
    expect(await words()).not.toContain('0800 1234');
    await app.database.query('UPDATE accounts SET email_verified_at = now() WHERE id = $1', [colleague.id]);
    const { id } = await app.world.event(owner, { title: 'Bread', pricePence: 0 });
    await inviteToEvent(owner.client, { eventId: id, email: colleague.email, role: 'DOOR' });
    await doJobs(app);
    expect((await mail.arrival(colleague.email, 'Help with an event')).subject).toBe(
      'Help with an event: Bread',
    );
  });

  it('that is sent again replaces the first one', async () => {
    const first = await invite(user, 'DOOR');
    mail.mails.length = 0;
    const second = await invite(user, 'DOOR');
    expect(await openInvitations(owner, eventId)).toHaveLength(1);
    expect(codesOf(await accept(user, first))).toEqual(['INVITATION_NOT_FOUND']);
    expect(codesOf(await accept(user, second))).toEqual([]);
  });

  it('that is withdrawn works no more', async () => {
    const token = await invite(colleague);
    const [{ id = '' } = {}] = (await openInvitations(owner, eventId)) ?? [];
    expect(await withdrawInvitation(colleague.client, id)).toMatchObject({ errors: forbidden });
    expect((await withdrawInvitation(owner.client, id)).data.withdrawEventInvitation).toMatchObject({
      event: { id: eventId },
    });
    expect(codesOf(await accept(colleague, token))).toEqual(['INVITATION_NOT_FOUND']);
  });

  it('has its secret neither in a job nor in the database', async () => {
    const token = await invite(user, 'DOOR');
    const [found] = await app.database.query<{ text: string }>(
      `SELECT concat(
         (SELECT string_agg(event_invitations::text, '') FROM event_invitations),
         (SELECT string_agg(job::text, '') FROM pgboss.job AS job)
       ) AS text`,
    );
    expect(found?.text).toContain(eventId);
    expect(found?.text).not.toContain(token);
  });
});

describe('an invitation is refused', () => {
  const refusalOf = async (email: string, role: 'EDITOR' | 'DOOR' = 'EDITOR') =>
    codesOf((await inviteToEvent(owner.client, { eventId, email, role })).data.inviteToEvent);

  it('for an editor outside the company', async () => {
    expect(await refusalOf(user.email)).toEqual(['NOT_STAFF']);
    expect(await refusalOf('no address')).toEqual(['INVALID_EMAIL']);
  });

  it('for a person of the team', async () => {
    await addMember(app.database, eventId, user, 'DOOR');
    expect(await refusalOf(user.email, 'DOOR')).toEqual(['ALREADY_IN_TEAM']);
    expect(await refusalOf(owner.email)).toEqual(['ALREADY_IN_TEAM']);
  });

  it('for one person more than a hundred', async () => {
    await app.database.query(
      `INSERT INTO event_invitations (id, event_id, email, role, shown_as_host, created_at, expires_at)
       SELECT gen_random_uuid(), $1, 'p' || n || '@example.org', 'DOOR', false, now(), now()
       FROM generate_series(1, 99) AS n`,
      [eventId],
    );
    expect(await refusalOf(user.email, 'DOOR')).toEqual(['TOO_MANY']);
  });

  it('from an editor', async () => {
    await addMember(app.database, eventId, colleague, 'EDITOR');
    const input = { eventId, email: user.email, role: 'DOOR' } as const;
    expect(await inviteToEvent(colleague.client, input)).toMatchObject({ errors: forbidden });
  });
});

describe('the owner', () => {
  beforeEach(() => addMember(app.database, eventId, colleague, 'EDITOR'));

  it('changes a role, which counts at once', async () => {
    const change = { eventId, accountId: colleague.id, role: 'DOOR', shownAsHost: true } as const;
    const { data } = await changeRole(owner.client, change);
    expect(data.changeEventRole.event?.team?.[1]).toEqual({
      role: 'DOOR',
      shownAsHost: false,
      offeredAsHost: true,
      account: { id: colleague.id },
    });
    expect(await updateEvent(colleague.client, { id: eventId, title: 'Mine' })).toMatchObject({
      errors: forbidden,
    });
  });

  it.each([
    ['a user an editor', () => ({ accountId: user.id, role: 'EDITOR' }) as const, 'NOT_STAFF'],
    ['a second owner', () => ({ accountId: colleague.id, role: 'OWNER' }) as const, 'OWNER_CANNOT_LEAVE'],
    ['no owner', () => ({ accountId: owner.id, role: 'EDITOR' }) as const, 'OWNER_CANNOT_LEAVE'],
    ['a stranger a helper', () => ({ accountId: eventId, role: 'DOOR' }) as const, 'MEMBER_NOT_FOUND'],
  ])('T3: cannot make %s', async (_what, change, code) => {
    await addMember(app.database, eventId, user, 'DOOR');
    const { data } = await changeRole(owner.client, { eventId, ...change() });
    expect(codesOf(data.changeEventRole)).toEqual([code]);
  });

  it('T2: removes a person with a mail, and a token of theirs changes nothing from then on', async () => {
    const { secret } = await createToken(colleague.client, { scopes: ['EVENTS_WRITE'] });
    const program = clientWith(app.url, secret as string);
    expect((await updateEvent(program, { id: eventId, title: 'By a program' })).errors).toBeUndefined();
    await removeFromEvent(owner.client, { eventId, accountId: colleague.id });
    expect(await updateEvent(program, { id: eventId, title: 'Too late' })).toMatchObject({
      errors: forbidden,
    });
    await doJobs(app);
    await mail.arrival(colleague.email, 'no longer in the team');
    expect((await readTeam(owner.client, eventId)).data.event?.team).toHaveLength(1);
  });

  it('T3: cannot leave, and an editor can', async () => {
    const leave = async ({ client, id: accountId }: Person) =>
      (await removeFromEvent(client, { eventId, accountId })).data?.removeFromEvent;
    expect(await leave(owner)).toMatchObject({ userErrors: [{ code: 'OWNER_CANNOT_LEAVE' }] });
    expect(await leave(colleague)).toMatchObject({ event: { viewerRole: null } });
    expect(await leave(user)).toBeUndefined();
  });
});
