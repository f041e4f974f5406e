import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import type { ApiClient, GraphQLAnswer } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { fieldsOf, pathsTo } from './schema-paths.js';

const SHOWN = 'id name email emailConfirmed payment { id }';
const LIST = `signUps(first: 4) { nodes { ${SHOWN} } edges { node { ${SHOWN} } } }`;
const EVERYWHERE = `query ($id: ID!) {
  event(id: $id) { title signUpCount ${LIST} viewerSignUp { ${SHOWN} } }
  events { nodes { title ${LIST} viewerSignUp { ${SHOWN} event { ${LIST} } } } edges { node { ${LIST} } } }
  viewer {
    ${LIST}
    signUps(first: 4) { nodes { event { ${LIST} viewerSignUp { ${SHOWN} } } } }
    events { nodes { ${LIST} } }
  }
}`;

let app: TestApp;
let people: Record<'person' | 'creator' | 'otherUser' | 'otherStaff', Person>;
let eventId: string;
let signUpId: string;
const paymentId = crypto.randomUUID();
beforeAll(async () => {
  app = await startTestApp();
  const [person, creator] = [await app.world.user(), await app.world.staff()];
  people = { person, creator, otherUser: await app.world.user(), otherStaff: await app.world.staff() };
  eventId = (await app.world.event(creator, { pricePence: 0 })).id;
  signUpId = (await placeFor(person, eventId)).id;
  await app.database.query(
    `INSERT INTO payments (id, event_title, sign_up_id, amount_pence, currency, refunded_pence, status,
       idempotency_key, created_at, updated_at)
     VALUES ($1, 'Bread for beginners', $2, 2450, 'gbp', 0, 'SUCCEEDED', $1, now(), now())`,
    [paymentId, signUpId],
  );
  // All of them see this event in a list, and the others have sign-ups of their own.
  for (const other of [creator, people.otherUser, people.otherStaff]) await placeFor(other, eventId);
});
afterAll(() => app.close());

interface Shown {
  email: string | null;
  emailConfirmed: boolean | null;
  payment: { id: string } | null;
  codes: unknown[];
}

/** Every place in an answer where a sign-up is shown: its fields, and the errors of its e-mail and payment. */
function shownIn({ data, errors }: GraphQLAnswer, id: string) {
  const found: Shown[] = [];
  const walk = (value: unknown, path: (string | number)[]) => {
    if (value === null || typeof value !== 'object') return;
    if ('email' in value && 'id' in value && value.id === id) {
      const { email, emailConfirmed, payment } = value as unknown as Shown;
      const about = (field: string) => [...path, field].join();
      const said = errors?.filter((error) =>
        [about('email'), about('emailConfirmed'), about('payment')].includes(error.path?.join() ?? ''),
      );
      found.push({
        email,
        emailConfirmed,
        payment,
        codes: said?.map(({ extensions }) => extensions.code) ?? [],
      });
    }
    for (const [key, child] of Object.entries(value))
      walk(child, [...path, /^\d+$/.test(key) ? Number(key) : key]);
  };
  walk(data, []);
  return found;
}

const readBy = (client: ApiClient) => client.graphql(EVERYWHERE, { id: eventId });

describe('G15: a sign-up', () => {
  it('is found on the paths that the next tests take', () => {
    expect(
      fieldsOf('SignUp')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([
      'addedToCalendarAt',
      // For the team and door passes: test/door/team-at-door.test.ts.
      'arrivedAt',
      'email',
      'emailConfirmed',
      'event',
      'id',
      // For the person and the team: test/messages/mail-problems.test.ts.
      'mailProblem',
      'name',
      // For the person and the team: test/sign-ups/who-sees-a-name.test.ts.
      'nameShown',
      'payment',
      'refundPence',
      'signedUpAt',
      'ticket',
      'updatedAt',
      'viewerCanCancel',
    ]);
    expect(pathsTo('SignUp')).toEqual([
      // For the team and door passes, without addresses: test/door/team-at-door.test.ts.
      'Door.search',
      'Event.viewerSignUp',
      // For the payer and the event's creator: test/payments/followed-payments.test.ts.
      'Payment.signUp',
      // As Door.search.
      'Scan.signUp',
      // For the event's creator: test/sign-ups/sign-up-changes.test.ts.
      'SignUpChange.signUp',
      'SignUpConnection.nodes',
      'SignUpEdge.node',
      'SignUpPayload.signUp',
      // The person's own: test/sign-ups/sign-up-to-events.test.ts.
      'SignUpResult.signUp',
      // Without the address for most: test/live/live.test.ts.
      'Subscription.signUpAdded',
      // For the event's creator: test/webhooks/notices.test.ts.
      'WebhookNotice.signUp',
    ]);
    expect(pathsTo('SignUpConnection')).toEqual(['Account.signUps', 'Event.signUps']);
  });

  it.each([
    ['person', 15],
    ['creator', 12],
  ] as const)('shows its e-mail and payment to the %s on every path', async (who, paths) => {
    const shown = shownIn(await readBy(people[who].client), signUpId);
    expect(shown).toEqual(
      Array(paths).fill({
        email: people.person.email,
        emailConfirmed: true,
        payment: { id: paymentId },
        codes: [],
      }),
    );
  });

  it.each(['otherUser', 'otherStaff'] as const)(
    'shows %s a name on every path, and neither e-mail nor payment',
    async (who) => {
      const answer = await readBy(people[who].client);
      expect(shownIn(answer, signUpId)).toEqual(
        Array(10).fill({
          email: null,
          emailConfirmed: null,
          payment: null,
          codes: Array(3).fill('FORBIDDEN'),
        }),
      );
      expect(JSON.stringify(answer)).not.toContain(people.person.email);
      expect(answer.errors?.filter(({ extensions }) => extensions.code !== 'FORBIDDEN')).toEqual([]);
      expect(answer.data.event.signUps.nodes).toContainEqual({
        id: signUpId,
        name: 'Ines Moreau',
        email: null,
        emailConfirmed: null,
        payment: null,
      });
    },
  );

  it('shows anonymous visitors no sign-ups, but the event', async () => {
    const answer = await readBy(app.anonymous());
    expect(shownIn(answer, signUpId)).toEqual([]);
    expect(answer.data.event).toEqual({
      title: 'Bread for beginners',
      signUpCount: 4,
      signUps: null,
      viewerSignUp: null,
    });
    expect(answer.data.events.nodes).toEqual([
      { title: 'Bread for beginners', signUps: null, viewerSignUp: null },
    ]);
    expect(
      answer.errors?.map(({ path, extensions }) => [path?.join('.'), extensions.code]).toSorted(),
    ).toEqual([
      ['event.signUps', 'UNAUTHENTICATED'],
      ['events.edges.0.node.signUps', 'UNAUTHENTICATED'],
      ['events.nodes.0.signUps', 'UNAUTHENTICATED'],
    ]);
  });

  it('is shown completely to the person who has just signed up', async () => {
    const { id } = await app.world.event(people.creator, { pricePence: 0 });
    const { client, email } = people.otherUser;
    const answer = await client.graphql(
      `mutation ($input: SignUpInput!) { signUp(input: $input) { signUp { ${SHOWN} event { ${LIST} } } } }`,
      { input: { eventId: id, name: 'Ben', email } },
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data.signUp.signUp.email).toBe(email);
    expect(answer.data.signUp.signUp.event.signUps.nodes).toMatchObject([{ name: 'Ben', email }]);
    // The other tests know of one event, in whatever order they come.
    await app.database.query('DELETE FROM events WHERE id = $1', [id]);
  });
});
