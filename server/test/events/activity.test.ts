import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteOldActivitiesJob } from '../../src/features/events/activity/delete-old-activities.job.js';
import { programOf } from '../accounts/access-token-operations.js';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { graphql } from '../gql/index.js';
import { giveBack } from '../sign-ups/cancel-sign-up-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { FakeMailGateway, secretIn } from '../support/fake-mail-gateway.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { PASSWORD, type Person } from '../support/world.js';
import { cancelEvent, deleteEvent, REASON, undoCancelEvent, updateEvent } from './event-operations.js';
import {
  acceptInvitation,
  addMember,
  changeRole,
  inviteToEvent,
  removeFromEvent,
} from './team-operations.js';

const ACTIVITY = graphql(`query EventActivity($id: ID!, $first: Int! = 20, $after: String) { event(id: $id) {
  activity(first: $first, after: $after) {
    totalCount
    nodes { action detail accessTokenName actor { id } subject { id } }
    pageInfo { endCursor }
  }
} }`);

const mail = new FakeMailGateway();
let app: TestApp;
let owner: Person;
let editor: Person;
let id: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false, mail });
});
afterAll(() => app.close());
beforeEach(async () => {
  [owner, editor] = [await app.world.staff(), await app.world.staff()];
  id = (await app.world.event(owner, { title: 'Bread', pricePence: 0 })).id;
});

/** The latest first, without the creation of the event. */
async function activityOf({ client }: Person = owner) {
  const { data } = await client.graphql(ACTIVITY, { id });
  return (data.event?.activity?.nodes ?? []).slice(0, -1);
}

const rows = (eventId: string) =>
  app.database.query('SELECT action, actor_id FROM activities WHERE event_id = $1 ORDER BY occurred_at, id', [
    eventId,
  ]);

describe('T5: the activity of an event', () => {
  it('S61: has nothing of a role that is the same again', async () => {
    await addMember(app.database, id, editor, 'EDITOR');
    const change = async () => {
      await changeRole(owner.client, { eventId: id, accountId: editor.id, role: 'DOOR' });
      await changeRole(owner.client, { eventId: id, accountId: owner.id, shownAsHost: false });
      return (await activityOf()).map(({ action }) => action);
    };
    const once = await change();
    expect(once).toContain('ROLE_CHANGED');
    expect(await change()).toEqual(once);
  });

  it('has each change with old and new values, by whom, and by which token', async () => {
    await addMember(app.database, id, editor, 'EDITOR');
    await updateEvent(editor.client, { id, title: 'Bread for all', attendeeNote: 'The code is 4711.' });
    app.clock.advance(1);
    const program = await programOf(owner, 'EVENTS_WRITE');
    await updateEvent(program, { id, capacity: 12 });
    expect(await activityOf()).toEqual([
      {
        action: 'EVENT_CHANGED',
        detail: 'capacity: null -> 12',
        accessTokenName: expect.any(String),
        actor: { id: owner.id },
        subject: null,
      },
      {
        action: 'EVENT_CHANGED',
        detail: 'title: Bread -> Bread for all\nattendeeNote',
        accessTokenName: null,
        actor: { id: editor.id },
        subject: null,
      },
    ]);
  });

  it('has nothing of a change that was refused, or that changed nothing', async () => {
    await updateEvent(owner.client, { id, title: 'Bread' });
    await updateEvent(owner.client, { id, title: '' });
    expect(await activityOf()).toEqual([]);
  });

  it('has the team, people who are taken out, and downloads', async () => {
    await inviteToEvent(owner.client, { eventId: id, email: editor.email, role: 'EDITOR' });
    await doJobs(app);
    await acceptInvitation(editor.client, secretIn(await mail.arrival(editor.email, 'Help with an event')));
    const attendee = await app.world.user();
    await giveBack(editor, (await placeFor(attendee, id)).id);
    await giveBack(attendee, (await placeFor(attendee, id)).id);
    await editor.client.request(`/events/${id}/people.csv`, {});
    await changeRole(owner.client, { eventId: id, accountId: editor.id, role: 'DOOR' });
    await removeFromEvent(owner.client, { eventId: id, accountId: editor.id });
    const done = (await activityOf()).map(({ action, detail, actor, subject }) => [
      action,
      detail,
      actor?.id,
      subject?.id ?? null,
    ]);
    expect(done.toReversed()).toEqual([
      ['MEMBER_INVITED', 'EDITOR', owner.id, null],
      ['MEMBER_JOINED', 'EDITOR', editor.id, null],
      ['SIGN_UP_CANCELLED_BY_TEAM', null, editor.id, attendee.id],
      ['PEOPLE_EXPORTED', '0', editor.id, null],
      ['ROLE_CHANGED', 'DOOR', owner.id, editor.id],
      ['MEMBER_REMOVED', null, owner.id, editor.id],
    ]);
    const [stored] = await app.database.query<{ text: string }>(
      `SELECT string_agg(activities::text, '') AS text FROM activities WHERE event_id = $1`,
      [id],
    );
    expect(stored?.text).not.toMatch(/@/);
  });

  it('has a cancellation and its undoing, and stays when the event is deleted', async () => {
    await cancelEvent(owner.client, id, { reason: REASON });
    await undoCancelEvent(owner.client, id);
    await deleteEvent(owner.client, id);
    await doJobs(app);
    const actor_id = owner.id;
    expect(await rows(id)).toEqual([
      { action: 'EVENT_CREATED', actor_id },
      { action: 'EVENT_CANCELLED', actor_id },
      { action: 'EVENT_CHANGED', actor_id },
      { action: 'EVENT_DELETED', actor_id },
    ]);
  });

  it('does not name a deleted account', async () => {
    await addMember(app.database, id, editor, 'EDITOR');
    await updateEvent(editor.client, { id, title: 'Cake' });
    await deleteAccount(editor.client, PASSWORD);
    expect(await activityOf()).toMatchObject([{ action: 'EVENT_CHANGED', actor: null }]);
  });

  it('is read by owner and editors alone, page after page', async () => {
    await addMember(app.database, id, editor, 'EDITOR');
    const helper = await app.world.user();
    await addMember(app.database, id, helper, 'DOOR');
    await updateEvent(owner.client, { id, title: 'Cake' });
    const { data } = await editor.client.graphql(ACTIVITY, { id, first: 1 });
    expect(data.event?.activity).toMatchObject({ totalCount: 2, nodes: [{ action: 'EVENT_CHANGED' }] });
    const after = data.event?.activity?.pageInfo.endCursor;
    const { data: next } = await editor.client.graphql(ACTIVITY, { id, first: 1, after });
    expect(next.event?.activity?.nodes).toMatchObject([{ action: 'EVENT_CREATED' }]);
    for (const { client } of [helper, await app.world.staff()]) {
      expect(await client.graphql(ACTIVITY, { id })).toMatchObject({
        errors: [{ extensions: { code: 'FORBIDDEN' } }],
      });
    }
  });
});

describe('T5: the database', () => {
  it.each([
    ['changes no activity', `UPDATE activities SET detail = 'Nothing'`],
    ['deletes none that is not two years old', 'DELETE FROM activities'],
    ['empties no table of them', 'TRUNCATE activities'],
  ])('%s', async (_what, sql) => {
    await expect(app.database.query(sql)).rejects.toThrow('activities are kept as they are for two years');
    expect(await rows(id)).toHaveLength(1);
  });

  it('deletes those that are older by a nightly job', async () => {
    await app.database.query(
      `INSERT INTO activities (id, event_id, action, occurred_at)
       SELECT gen_random_uuid(), $1, 'EVENT_CHANGED', now() - age::interval
       FROM unnest('{2 years 1 minute, 2 years -1 minute}'::text[]) AS age`,
      [id],
    );
    await deleteOldActivitiesJob.run(app.jobContext, {});
    expect(await rows(id)).toHaveLength(2);
  });
});
