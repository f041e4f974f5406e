import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmailTokenPurpose } from '../../src/features/accounts/email-addresses/email-token.entity.js';
import { logIn } from '../accounts/account-operations.js';
import { graphql } from '../gql/index.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { PASSWORD, type Person } from '../support/world.js';
import { linkOf } from './operations/things.js';
import { fieldsOf, pathsTo } from './schema-paths.js';

const VERIFY_EMAIL = graphql(`mutation VerifyEmailAndReadSignUps($input: VerifyEmailInput!) {
  verifyEmail(input: $input) { account { id email emailVerified signUps { nodes { id } } } }
}`);
const LOG_IN = graphql(`mutation LogInAndReadAccount($input: LogInInput!) {
  logIn(input: $input) {
    account { id name email role emailVerified signInMethods createdAt events { nodes { id } } }
  }
}`);
graphql(`fragment ShownEvent on Event { id title public signUpCount createdBy { id name } viewerCanEdit }`);
const EVERYWHERE = graphql(`query EventOnEveryPath($id: ID!) {
  event(id: $id) { ...ShownEvent }
  events { nodes { ...ShownEvent } edges { node { ...ShownEvent } } }
  viewer {
    events { nodes { ...ShownEvent } edges { node { ...ShownEvent } } }
    signUps { nodes { event { ...ShownEvent } } edges { node { event { ...ShownEvent } } } }
  }
}`);

let app: TestApp;
let ada: Person;
let ben: Person;
let user: Person;
beforeAll(async () => {
  app = await startTestApp();
  [ada, ben, user] = [await app.world.staff(), await app.world.staff(), await app.world.user()];
});
afterAll(() => app.close());

describe('G15: an account', () => {
  it.each(fieldsOf('Account').map((field) => [field.name, field] as const))(
    'shows %s to itself only, on every path',
    (_name, { resolve }) => {
      const foreign = { id: 'ben', name: 'Ben', email: 'ben@example.org', role: 'USER' };
      const readBy = (viewer: object | null) => () =>
        resolve?.(foreign, { first: 20 }, { viewer, database: undefined }, {} as never);
      expect(readBy({ accountId: 'ada', role: 'STAFF' })).toThrow(
        expect.objectContaining({ extensions: { code: 'FORBIDDEN' } }),
      );
      expect(readBy(null)).toThrow(expect.objectContaining({ extensions: { code: 'UNAUTHENTICATED' } }));
    },
  );

  it('is on no path but those to the viewer', () => {
    expect(pathsTo('Account')).toEqual(['AccountPayload.account', 'Query.viewer', 'SessionPayload.account']);
  });

  it("is shown to the person with its mail's link, without what needs a session", async () => {
    const token = await linkOf(app.database, EmailTokenPurpose.VERIFICATION);
    const input = { token, password: PASSWORD };
    const { data, errors } = await app.anonymous().graphql(VERIFY_EMAIL, { input });
    expect(errors).toBeUndefined();
    const account = { id: expect.any(String), email: expect.any(String), emailVerified: true };
    expect(data.verifyEmail.account).toEqual({ ...account, signUps: { nodes: [] } });
  });

  it('is shown to a person who has just signed in to it', async () => {
    const input = { role: 'USER', email: user.email, password: PASSWORD } as const;
    const { data, errors } = await ada.client.graphql(LOG_IN, { input });
    expect(errors).toBeUndefined();
    expect(data.logIn.account).toMatchObject({ id: user.id, email: user.email });
    await logIn(ada.client, { role: 'STAFF', email: ada.email });
  });
});

describe('G15: a person of the team of an event', () => {
  it('is an id and a name to everyone, the person included', async () => {
    expect(fieldsOf('Organizer').map(({ name }) => name)).toEqual(['id', 'name']);
    expect(pathsTo('Organizer')).toEqual([
      // For owner and editors: test/events/activity.test.ts.
      'Activity.actor',
      'Activity.subject',
      'Event.createdBy',
      'Event.hosts', // As createdBy: test/events/hosts.test.ts.
      // For the team: test/events/event-team.test.ts.
      'EventMember.account',
      // For owner and editors: test/messages/messages-of-event.test.ts.
      'Message.createdBy',
      // Of public events alone: test/reach/host.test.ts.
      'Query.host',
    ]);
    const { status, data } = await ada.client.graphql('{ events { nodes { createdBy { id email } } } }');
    expect(status).toBe(400);
    expect(data).toBeUndefined();
  });
});

describe('G15: an event', () => {
  it('is found on the paths that the next test takes', () => {
    expect(pathsTo('Event')).toEqual([
      'CancelSignUpPayload.event',
      'CancelledSignUp.event',
      'ConfirmContactPayload.event',
      // Of the viewer's own places: test/sign-ups/viewer-clashes.test.ts.
      'Event.viewerClashes',
      // Of the account's own events: test/events/event-changes.test.ts.
      'EventChange.event',
      'EventConnection.nodes',
      // As the lists: test/events/event-days.test.ts.
      'EventDay.events',
      'EventEdge.node',
      // Of the owner: test/events/event-invitations.test.ts.
      'EventInvitationPayload.event',
      'EventPayload.event',
      // Of the creator's own series: test/events/change-following.test.ts.
      'EventPayload.skippedEvents',
      // As EventSeries.events: test/events/event-series.test.ts.
      'EventSeries.nextEvent',
      // Of events whose people the viewer sees: test/events/duplicated-event.test.ts.
      'EventStatistics.duplicatedFrom',
      // As SignUp.event: test/payments/followed-payments.test.ts.
      'Payment.event',
      'Query.event',
      'SignUp.event',
      // As Query.event: test/live/live.test.ts.
      'Subscription.eventPlacesChanged',
      'Subscription.viewerPlaceChanged',
      'WaitingListEntry.event',
      // Of the webhook's owner: test/webhooks/notices.test.ts.
      'WebhookNotice.event',
    ]);
    expect(pathsTo('EventConnection')).toEqual([
      'Account.events',
      // Of the account's teams: test/events/event-invitations.test.ts.
      'Account.sharedEvents',
      'EventSeries.events',
      'Query.events',
    ]);
  });

  it('is the same to a caller on every path', async () => {
    const { id } = await app.world.event(ada, { pricePence: 0 });
    await placeFor(user, id);
    const callers = [
      { client: app.anonymous(), paths: 3, viewerCanEdit: false },
      { client: user.client, paths: 5, viewerCanEdit: false },
      { client: ben.client, paths: 3, viewerCanEdit: false },
      { client: ada.client, paths: 5, viewerCanEdit: true },
    ];
    for (const { client, paths, viewerCanEdit } of callers) {
      const { event, events, viewer } = (await client.graphql(EVERYWHERE, { id })).data;
      const lists = [events, ...(viewer ? [viewer.events] : [])];
      const listed = lists.flatMap(({ nodes, edges }) => [...nodes, ...edges.map(({ node }) => node)]);
      const { nodes = [], edges = [] } = viewer?.signUps ?? {};
      const signedUp = [...nodes, ...edges.map(({ node }) => node)].map((signUp) => signUp.event);
      const found = [event, ...listed, ...signedUp];
      expect(found).toHaveLength(paths);
      expect(new Set(found.map((event) => JSON.stringify(event))).size).toBe(1);
      expect(found[0]).toMatchObject({ id, signUpCount: 1, createdBy: { id: ada.id }, viewerCanEdit });
    }
  });
});
