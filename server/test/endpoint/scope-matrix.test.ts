import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccessScope } from '../../src/features/accounts/access-tokens/access-scope.js';
import { buildApiSchema } from '../../src/schema.js';
import { programOf } from '../accounts/access-token-operations.js';
import { firstMessage, notifyWaitingOfAll } from '../live/live-stream.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import type { ApiClient, GraphQLAnswer } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { calls, inputTypeOf, linkToken, OF_OWN_PLACE } from './matrix-calls.js';

const { ACCOUNT_READ, EVENTS_WRITE, SIGN_UPS_READ, SIGN_UPS_WRITE, WEBHOOKS, DOOR } = AccessScope;

/** The operations that a token may call, with the scope that each needs; every other one is for browsers. */
const needed: Record<string, AccessScope | 'none'> = {
  'Query.viewer': ACCOUNT_READ,
  'Query.event': 'none',
  'Query.node': 'none',
  'Query.events': 'none',
  'Query.eventDays': 'none',
  'Query.eventTypes': 'none',
  'Query.host': 'none',
  'Query.settings': 'none',
  'Query.brand': 'none',
  'Subscription.signUpAdded': SIGN_UPS_READ,
  'Subscription.viewerPlaceChanged': SIGN_UPS_READ,
  'Subscription.eventPlacesChanged': 'none',
  'Subscription.doorChanged': DOOR,
  'Mutation.recordScans': DOOR,
  'Mutation.undoScan': DOOR,
  'Mutation.signUp': SIGN_UPS_WRITE,
  'Mutation.signUpToEvents': SIGN_UPS_WRITE,
  'Mutation.cancelSignUp': SIGN_UPS_WRITE,
  'Mutation.rotateTicket': SIGN_UPS_WRITE,
  'Mutation.updateSignUp': SIGN_UPS_WRITE,
  'Mutation.joinWaitingList': SIGN_UPS_WRITE,
  'Mutation.leaveWaitingList': SIGN_UPS_WRITE,
  'Mutation.createEvent': EVENTS_WRITE,
  'Mutation.updateEvent': EVENTS_WRITE,
  'Mutation.cancelEvent': EVENTS_WRITE,
  'Mutation.undoCancelEvent': EVENTS_WRITE,
  'Mutation.createMessage': EVENTS_WRITE,
  'Mutation.updateMessage': EVENTS_WRITE,
  'Mutation.cancelMessage': EVENTS_WRITE,
  'Mutation.sendMessagePreview': EVENTS_WRITE,
  'Mutation.releaseMissingPlaces': EVENTS_WRITE,
  'Mutation.undoReleaseMissingPlaces': EVENTS_WRITE,
  'Mutation.createEventSeries': EVENTS_WRITE,
  'Mutation.deleteEvent': EVENTS_WRITE,
  'Mutation.inviteToEvent': EVENTS_WRITE,
  'Mutation.withdrawEventInvitation': EVENTS_WRITE,
  'Mutation.changeEventRole': EVENTS_WRITE,
  'Mutation.removeFromEvent': EVENTS_WRITE,
  'Mutation.saveEventDraft': EVENTS_WRITE,
  'Mutation.deleteEventDraft': EVENTS_WRITE,
  'Mutation.publishEventDraft': EVENTS_WRITE,
  'Mutation.renewDraftPreview': EVENTS_WRITE,
  'Mutation.createWebhook': WEBHOOKS,
  'Mutation.updateWebhook': WEBHOOKS,
  'Mutation.rotateWebhookSecret': WEBHOOKS,
  'Mutation.resumeWebhook': WEBHOOKS,
  'Mutation.deleteWebhook': WEBHOOKS,
};
/** Called without the fields that need another scope. */
const selections: Record<string, string> = {
  'Query.viewer': 'viewer { id email events { nodes { id } } }',
  'Query.event': 'event(id: "{id}") { id title createdBy { name } signUpCount viewerCanEdit }',
};

const programs: Record<string, AccessScope[]> = {
  ...Object.fromEntries(Object.values(AccessScope).map((scope) => [`${scope} alone`, [scope]])),
  'every scope': Object.values(AccessScope),
};

const schema = buildApiSchema();
const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
const operations = types.flatMap((type) =>
  Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
);

let app: TestApp;
let user: Person;
let staff: Person;
let clients: Record<'user' | 'staff', Record<string, ApiClient>>;
/** For calls that are refused: they leave it as it is. */
let untouchedEventId: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  [user, staff] = [await app.world.user(), await app.world.staff()];
  clients = { user: await programsOf(user), staff: await programsOf(staff) };
  untouchedEventId = await freeEvent();
});
afterAll(() => app.close());

async function programsOf(person: Person): Promise<Record<string, ApiClient>> {
  const made = Object.entries(programs).map(
    async ([name, scopes]) => [name, await programOf(person, ...scopes)] as const,
  );
  return Object.fromEntries(await Promise.all(made));
}

async function freeEvent(): Promise<string> {
  return (await app.world.event(staff, { pricePence: 0 })).id;
}

async function call(
  who: 'user' | 'staff',
  client: ApiClient,
  operation: string,
  eventId: string,
): Promise<Pick<GraphQLAnswer, 'data' | 'errors'>> {
  const needsPlace = OF_OWN_PLACE.includes(operation);
  const signUpId = needsPlace ? (await placeFor(who === 'user' ? user : staff, eventId)).id : '';
  const link = await linkToken(app.database, operation, eventId);
  const others = {
    paidEventId: eventId,
    paymentId: eventId,
    webhookId: eventId,
    deliveryId: eventId,
    draftId: eventId,
  };
  const subject = { eventId, signUpId, ...others, email: user.email, link };
  const [usual, input] = calls[operation]?.(subject) ?? [''];
  const selection = selections[operation]?.replace('{id}', eventId) ?? usual;
  if (operation.startsWith('Subscription')) {
    const { data, errors } = await firstMessage(client, selection, async () => {
      await placeFor(await app.world.user(), eventId);
      await notifyWaitingOfAll(app.database, eventId);
    });
    return { data, errors: errors?.map(({ message, extensions }) => ({ message, extensions })) };
  }
  const type = operation.startsWith('Query') ? 'query' : 'mutation';
  const variables = input ? `($input: ${inputTypeOf(operation)}!)` : '';
  return client.graphql(`${type} ${variables} { answer: ${selection} }`, input && { input });
}

const rows = async () =>
  app.database.query(
    `SELECT (SELECT count(*) FROM sign_ups) AS sign_ups, (SELECT count(*) FROM accounts) AS accounts,
       (SELECT count(*) FROM sessions) AS sessions, (SELECT count(*) FROM access_tokens) AS tokens`,
  );

it('G14: every operation that tokens may call is one of the schema', () => {
  expect(operations).toEqual(expect.arrayContaining(Object.keys(needed)));
});

describe.each(operations)('G14, S22: %s', (operation) => {
  const scope = needed[operation];

  describe.each(['user', 'staff'] as const)('by a token of a %s', (who) => {
    it.each(Object.entries(programs))('with %s', async (name, scopes) => {
      const isAllowed = scope === 'none' || (scope && scopes.includes(scope));
      const eventId = isAllowed || OF_OWN_PLACE.includes(operation) ? await freeEvent() : untouchedEventId;
      const { data, errors = [] } = await call(who, clients[who][name] as ApiClient, operation, eventId);
      const messages = errors.map(({ message }) => message);
      if (isAllowed) {
        expect(messages.filter((message) => message.includes('access token'))).toEqual([]);
        const isOfStaff = [EVENTS_WRITE, WEBHOOKS, DOOR].some((one) => one === scope);
        // The response does not say whether there is such a scan.
        const isForStaff = isOfStaff && operation !== 'Mutation.undoScan' && who === 'user';
        expect(errors.map(({ extensions }) => extensions.code)).toEqual(isForStaff ? ['FORBIDDEN'] : []);
      } else {
        expect(data?.answer ?? null).toBeNull();
        expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
        const isForStaffAlone = messages[0] === 'You do not have permission to do this';
        if (!isForStaffAlone) expect(messages[0]).toContain(scope ?? 'it is for a signed-in browser');
        else expect(who).toBe('user');
      }
    });
  });
});

describe('S22: a token', () => {
  it('without a fitting scope changes nothing', async () => {
    const before = await rows();
    for (const operation of ['signUp', 'createEvent', 'register', 'createAccessToken']) {
      const { errors } = await call(
        'user',
        clients.user['ACCOUNT_READ alone'] as ApiClient,
        `Mutation.${operation}`,
        untouchedEventId,
      );
      expect(errors).toHaveLength(1);
    }
    const after = await rows();
    expect(after).toMatchObject(
      before.map(({ sign_ups, sessions, tokens }) => ({ sign_ups, sessions, tokens })),
    );
  });
});
