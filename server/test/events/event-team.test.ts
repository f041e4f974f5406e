import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventRole } from '../../src/features/events/team/event-roles.js';
import { graphql } from '../gql/index.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { hold } from '../support/held-rows.js';
import { statementsOf } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { cancelEvent, deleteEvent, updateEvent } from './event-operations.js';
import { addMember, readTeam } from './team-operations.js';

const PEOPLE = graphql(`query PeopleForTeam($id: ID!) { event(id: $id) {
  attendeeNote waitingListEntries { totalCount } cancelledSignUps { totalCount }
  statistics { signUpCount cancelledCount }
  signUps { nodes { id email viewerCanCancel } }
} }`);
const ROLES = graphql(`query RolesInList { events { nodes { id viewerRole } } }`);

let app: TestApp;
let owner: Person;
let editor: Person;
let helper: Person;
let stranger: Person;
let id: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  [owner, editor, stranger] = [await app.world.staff(), await app.world.staff(), await app.world.staff()];
  helper = await app.world.user();
});
afterAll(() => app.close());
beforeEach(async () => {
  id = (await app.world.event(owner, { pricePence: 0, attendeeNote: 'The code is 4711.' })).id;
  await addMember(app.database, id, editor, 'EDITOR');
  await addMember(app.database, id, helper, 'DOOR');
});

const forbidden = [{ extensions: { code: 'FORBIDDEN' } }];

describe('the team', () => {
  it('is read by its people, the owner first, and addresses by the owner alone', async () => {
    const people = [owner, editor, helper];
    for (const [viewerRole, { client }] of [
      [EventRole.OWNER, owner],
      [EventRole.EDITOR, editor],
      [EventRole.DOOR, helper],
    ] as const) {
      const { data } = await readTeam(client, id);
      expect(data.event).toMatchObject({
        viewerRole,
        viewerCanEdit: viewerRole !== EventRole.DOOR,
        team: people.map((person, index) => ({
          role: Object.values(EventRole)[index],
          shownAsHost: person === owner,
          email: viewerRole === EventRole.OWNER ? person.email : null,
          account: { id: person.id },
        })),
      });
    }
  });

  it('is of nobody else', async () => {
    const { data, errors } = await readTeam(stranger.client, id);
    expect(data.event).toMatchObject({ viewerRole: null, viewerCanEdit: false, team: null });
    expect(errors).toMatchObject(forbidden);
  });

  it('gives its roles to a list without a statement of their own', async () => {
    await app.world.event(owner);
    const read = () => editor.client.graphql(ROLES);
    const { data } = await read();
    expect(data.events.nodes).toContainEqual({ id, viewerRole: EventRole.EDITOR });
    const statements = await statementsOf(read);
    expect(statements.filter(({ text }) => text.includes('event_members'))).toHaveLength(1);
  });
});

describe('an editor', () => {
  it('changes the event, but neither price nor refund deadline', async () => {
    const { data } = await updateEvent(editor.client, { id, title: 'Bread for all', pricePence: 0 });
    expect(data.updateEvent.event).toMatchObject({ title: 'Bread for all' });
    expect(await updateEvent(editor.client, { id, refundDeadlineHours: 1 })).toMatchObject({
      errors: forbidden,
    });
  });

  it('T6: neither cancels nor deletes it', async () => {
    expect(await cancelEvent(editor.client, id)).toMatchObject({ errors: forbidden });
    expect(await deleteEvent(editor.client, id)).toMatchObject({ errors: forbidden });
  });

  it('sees people with addresses, the line and figures', async () => {
    const attendee = await app.world.user();
    await placeFor(attendee, id);
    const { data, errors } = await editor.client.graphql(PEOPLE, { id });
    expect(errors).toBeUndefined();
    expect(data.event).toMatchObject({
      attendeeNote: 'The code is 4711.',
      statistics: { signUpCount: 1, cancelledCount: 0 },
      signUps: { nodes: [{ email: attendee.email, viewerCanCancel: true }] },
    });
  });

  it('T2: changes nothing when the role ends while the change waits for the event', async () => {
    const held = await hold(app.database, 'SELECT FROM events WHERE id = $1 FOR UPDATE', [id]);
    const change = updateEvent(editor.client, { id, title: 'Too late' });
    await held.waiting(1);
    await app.database.query('DELETE FROM event_members WHERE event_id = $1', [id]);
    await held.release();
    expect(await change).toMatchObject({ errors: forbidden });
  });
});

it('T7: a door helper reads no addresses, no line and no figures, and changes nothing', async () => {
  await placeFor(await app.world.user(), id);
  const { data, errors } = await helper.client.graphql(PEOPLE, { id });
  expect(data.event).toMatchObject({
    attendeeNote: 'The code is 4711.',
    waitingListEntries: null,
    cancelledSignUps: null,
    statistics: null,
    signUps: { nodes: [{ email: null, viewerCanCancel: false }] },
  });
  expect(errors).toHaveLength(4);
  expect(await updateEvent(helper.client, { id, title: 'Mine' })).toMatchObject({ errors: forbidden });
});

it('T1: a role at one event is none at another', async () => {
  const other = await app.world.event(owner);
  expect((await readTeam(editor.client, other.id)).data.event).toMatchObject({
    viewerRole: null,
    team: null,
  });
  expect(await updateEvent(editor.client, { id: other.id, title: 'Mine' })).toMatchObject({
    errors: forbidden,
  });
});
