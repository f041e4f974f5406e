import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOfToken } from '../../src/features/accounts/token-hash.js';
import { buildApiSchema } from '../../src/schema.js';
import { sandboxGoogle } from '../../src/start/services.js';
import { insertDraft } from '../event-drafts/draft-operations.js';
import { firstMessage, notifyWaitingOfAll } from '../live/live-stream.js';
import { checkoutFor } from '../payments/payment-operations.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { ApiClient } from '../support/api-client.js';
import { runSandbox } from '../support/sandbox.js';
import type { Person } from '../support/world.js';
import { insertWebhook, type WebhookOfCreator } from '../webhooks/webhook-rows.js';
import { calls, inputTypeOf, linkToken, OF_OWN_PLACE } from './matrix-calls.js';

const callers = ['anonymous', 'userA', 'userB', 'creator', 'otherStaff', 'unknownToken'] as const;
type Caller = (typeof callers)[number];
/** A mistake that a person can correct is no rejection, and tells nothing of others' things. */
type UserErrorOutcome =
  | 'EVENT_NOT_FULL'
  | 'PAYMENT_NOT_FOUND'
  | 'NOT_SIGNED_UP'
  | 'INVALID_OAUTH_STATE'
  | 'SESSION_NOT_FOUND'
  | 'ACCESS_TOKEN_NOT_FOUND'
  | 'WEBHOOK_NOT_FOUND'
  | 'EVENT_DRAFT_NOT_FOUND'
  | 'INVITATION_NOT_FOUND'
  | 'MEMBER_NOT_FOUND'
  | 'SCAN_NOT_FOUND'
  | 'DOOR_PASS_NOT_FOUND'
  | 'EVENT_NOT_STARTED'
  | 'EMAIL_NOT_VERIFIED'
  | 'MESSAGE_NOT_FOUND';
type Outcome = 'ok' | 'UNAUTHENTICATED' | 'FORBIDDEN' | UserErrorOutcome;

const FREE = { pricePence: 0 };
/** Those that end sessions or webhooks, which the others need, or that mail an address which the others have sent mails to. */
const WITH_OWN_PEOPLE = [
  'Mutation.deleteAccount',
  'Mutation.changePassword',
  'Mutation.endOtherSessions',
  'Mutation.endProgramAccess',
  'Mutation.requestEmailVerification',
];

/** The outcome for each caller, in the order of `callers`. A token that does not exist is refused everywhere. */
const table: Record<string, [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome]> = {
  'Query.viewer': ['ok', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Query.event': ['ok', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Query.node': ['ok', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Query.events': ['ok', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Query.eventDays': ['ok', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Query.eventTypes': ['ok', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Query.host': ['ok', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Query.settings': ['ok', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Query.brand': ['ok', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  // The creator is the first of the staff.
  'Mutation.updateBrand': forStaff('ok', 'FORBIDDEN'),
  'Subscription.signUpAdded': forSignedIn('ok'),
  'Subscription.viewerPlaceChanged': forSignedIn('ok'),
  'Subscription.eventPlacesChanged': ['ok', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Subscription.doorChanged': forStaff('ok', 'FORBIDDEN'),
  'Mutation.recordScans': forStaff('ok', 'FORBIDDEN'),
  'Mutation.undoScan': forSignedIn('SCAN_NOT_FOUND'),
  'Mutation.createDoorPass': forStaff('ok', 'FORBIDDEN'),
  'Mutation.endDoorPass': forSignedIn('DOOR_PASS_NOT_FOUND'),
  // Of verified staff: test/messages.
  'Mutation.createMessage': forStaff('EMAIL_NOT_VERIFIED', 'FORBIDDEN'),
  'Mutation.sendMessagePreview': forStaff('EMAIL_NOT_VERIFIED', 'FORBIDDEN'),
  'Mutation.updateMessage': forStaff('MESSAGE_NOT_FOUND', 'MESSAGE_NOT_FOUND'),
  'Mutation.cancelMessage': forStaff('MESSAGE_NOT_FOUND', 'MESSAGE_NOT_FOUND'),
  'Mutation.releaseMissingPlaces': forStaff('EVENT_NOT_STARTED', 'FORBIDDEN'),
  'Mutation.undoReleaseMissingPlaces': forStaff('ok', 'FORBIDDEN'),
  'Mutation.register': ['ok', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Mutation.logIn': ['ok', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Mutation.requestPasswordReset': ['ok', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Mutation.resetPassword': ['ok', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Mutation.verifyEmail': ['ok', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Mutation.confirmContact': ['ok', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Mutation.logOut': ['UNAUTHENTICATED', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Mutation.requestEmailVerification': ['UNAUTHENTICATED', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Mutation.deleteAccount': ['UNAUTHENTICATED', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Mutation.updateAccount': forSignedIn('ok'),
  'Mutation.changePassword': forSignedIn('ok'),
  'Mutation.endSession': forSignedIn('SESSION_NOT_FOUND'),
  'Mutation.endOtherSessions': forSignedIn('ok'),
  'Mutation.endProgramAccess': forSignedIn('ok'),
  'Mutation.createAccessToken': forSignedIn('ok'),
  'Mutation.revokeAccessToken': forSignedIn('ACCESS_TOKEN_NOT_FOUND'),
  'Mutation.signUp': ['UNAUTHENTICATED', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Mutation.signUpToEvents': forSignedIn('ok'),
  'Mutation.cancelSignUp': ['UNAUTHENTICATED', 'ok', 'FORBIDDEN', 'ok', 'FORBIDDEN', 'UNAUTHENTICATED'],
  'Mutation.rotateTicket': ['UNAUTHENTICATED', 'ok', 'FORBIDDEN', 'ok', 'FORBIDDEN', 'UNAUTHENTICATED'],
  'Mutation.updateSignUp': [
    'UNAUTHENTICATED',
    'ok',
    'FORBIDDEN',
    'FORBIDDEN',
    'FORBIDDEN',
    'UNAUTHENTICATED',
  ],
  'Mutation.joinWaitingList': forSignedIn('EVENT_NOT_FULL'),
  'Mutation.leaveWaitingList': ['UNAUTHENTICATED', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Mutation.startCheckout': ['UNAUTHENTICATED', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Mutation.completeCheckout': [
    'UNAUTHENTICATED',
    'ok',
    'PAYMENT_NOT_FOUND',
    'PAYMENT_NOT_FOUND',
    'PAYMENT_NOT_FOUND',
    'UNAUTHENTICATED',
  ],
  'Mutation.cancelCheckout': [
    'UNAUTHENTICATED',
    'ok',
    'PAYMENT_NOT_FOUND',
    'PAYMENT_NOT_FOUND',
    'PAYMENT_NOT_FOUND',
    'UNAUTHENTICATED',
  ],
  'Mutation.recheckPayment': [
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'FORBIDDEN',
    'ok',
    'FORBIDDEN',
    'UNAUTHENTICATED',
  ],
  'Mutation.startCalendarConnection': forSignedIn('NOT_SIGNED_UP'),
  'Mutation.connectCalendar': forSignedIn('INVALID_OAUTH_STATE'),
  'Mutation.disconnectCalendar': forSignedIn('ok'),
  'Mutation.resetCalendarFeed': forSignedIn('ok'),
  'Mutation.addEventToCalendar': forSignedIn('NOT_SIGNED_UP'),
  'Mutation.createWebhook': forStaff('ok', 'ok'),
  'Mutation.updateWebhook': forStaff('ok', 'WEBHOOK_NOT_FOUND'),
  'Mutation.rotateWebhookSecret': forStaff('ok', 'WEBHOOK_NOT_FOUND'),
  'Mutation.testWebhook': forStaff('ok', 'WEBHOOK_NOT_FOUND'),
  'Mutation.resumeWebhook': forStaff('ok', 'WEBHOOK_NOT_FOUND'),
  'Mutation.retryWebhookDelivery': forStaff('ok', 'WEBHOOK_NOT_FOUND'),
  'Mutation.deleteWebhook': forStaff('ok', 'WEBHOOK_NOT_FOUND'),
  'Mutation.saveEventDraft': forStaff('ok', 'EVENT_DRAFT_NOT_FOUND'),
  'Mutation.renewDraftPreview': forStaff('ok', 'EVENT_DRAFT_NOT_FOUND'),
  'Mutation.publishEventDraft': forStaff('ok', 'EVENT_DRAFT_NOT_FOUND'),
  'Mutation.deleteEventDraft': forStaff('ok', 'EVENT_DRAFT_NOT_FOUND'),
  'Mutation.createEvent': ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Mutation.updateEvent': ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok', 'FORBIDDEN', 'UNAUTHENTICATED'],
  'Mutation.cancelEvent': forStaff('ok', 'FORBIDDEN'),
  'Mutation.undoCancelEvent': forStaff('ok', 'FORBIDDEN'),
  'Mutation.createEventSeries': [
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'FORBIDDEN',
    'ok',
    'FORBIDDEN',
    'UNAUTHENTICATED',
  ],
  'Mutation.inviteToEvent': forStaff('ok', 'FORBIDDEN'),
  'Mutation.handOverEvent': forStaff('ok', 'FORBIDDEN'),
  'Mutation.acceptEventInvitation': forSignedIn('INVITATION_NOT_FOUND'),
  'Mutation.withdrawEventInvitation': forStaff('INVITATION_NOT_FOUND', 'INVITATION_NOT_FOUND'),
  'Mutation.changeEventRole': forStaff('MEMBER_NOT_FOUND', 'FORBIDDEN'),
  'Mutation.removeFromEvent': forStaff('ok', 'FORBIDDEN'),
  'Mutation.deleteEvent': ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok', 'FORBIDDEN', 'UNAUTHENTICATED'],
};

function forSignedIn(outcome: Outcome): [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome] {
  return ['UNAUTHENTICATED', outcome, outcome, outcome, outcome, 'UNAUTHENTICATED'];
}

function forStaff(
  creator: Outcome,
  otherStaff: Outcome,
): [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome] {
  return ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', creator, otherStaff, 'UNAUTHENTICATED'];
}

let app: PaymentsApp;
type Role = Exclude<Caller, 'anonymous' | 'unknownToken'>;
let everyone: Record<Role, Person>;
let paidEventId: string;
let paymentId: string;
/** Of one operation: what each caller sends, and an event for each, made before a call ends a session. */
let headers: Record<Caller, Record<string, string>>;
let eventIds: Record<Caller, string>;
let webhook: WebhookOfCreator;
let draftId: string;

async function register(): Promise<Record<Role, Person>> {
  const { world } = app;
  const [userA, userB] = [await world.user(), await world.user()];
  return { userA, userB, creator: await world.staff(), otherStaff: await world.staff() };
}

/** A session made by SQL: signing in is not what is tested here. */
async function cookieOf({ id }: Person): Promise<{ cookie: string }> {
  const token = randomUUID();
  await app.database.query(
    'INSERT INTO sessions (token_hash, id, account_id, created_at, last_seen_at) VALUES ($1, gen_random_uuid(), $2, $3, $3)',
    [hashOfToken(token), id, app.clock.now()],
  );
  return { cookie: `session-4000=${token}` };
}

beforeAll(async () => {
  const sandbox = await runSandbox();
  // So many operations in a minute are more than one network address may ask for.
  const env = { QUERY_COST_PER_MINUTE: '1000000' };
  app = await startPaymentsApp({ sandbox, google: sandboxGoogle(sandbox), env });
  await app.stripe.webhooks('drop');
  everyone = await register();
  paidEventId = (await app.world.event(everyone.creator)).id;
  const { payment } = await checkoutFor(everyone.userA, (await app.world.event(everyone.creator)).id);
  paymentId = payment.id;
  await app.stripe.pay((await app.stripe.intentOf(payment)).id);
});
afterAll(() => app.close());

it('G14: the table has every operation of the schema, and no other', () => {
  const schema = buildApiSchema();
  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const operations = types.flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  );
  expect(Object.keys(table).toSorted()).toEqual(operations.toSorted());
});

describe.each(Object.entries(table))('G14: %s', (operation, outcomes) => {
  beforeAll(async () => {
    const people = WITH_OWN_PEOPLE.includes(operation) ? await register() : everyone;
    headers = {
      anonymous: {},
      userA: await cookieOf(people.userA),
      userB: await cookieOf(people.userB),
      creator: await cookieOf(people.creator),
      otherStaff: await cookieOf(people.otherStaff),
      // The cookie beside it must not help.
      unknownToken: { ...(await cookieOf(people.creator)), authorization: 'Bearer trn_unknown' },
    };
    const ids = await Promise.all(
      callers.map(async (caller) => [caller, (await app.world.event(people.creator, FREE)).id]),
    );
    eventIds = Object.fromEntries(ids);
    await app.database.query('DELETE FROM webhooks');
    webhook = await insertWebhook(app.database, people.creator.id);
    draftId = await insertDraft(app.database, people.creator.id);
  });

  it.each(callers.map((caller, index) => [caller, outcomes[index] as Outcome] as const))(
    'for %s: %s',
    async (caller, outcome) => {
      const id = eventIds[caller];
      const client = new ApiClient(app.url, headers[caller]);
      const link = await linkToken(app.database, operation, id);
      const needsPlace = OF_OWN_PLACE.includes(operation);
      const signUpId = needsPlace ? (await placeFor(everyone.userA, id)).id : '';
      const { email } = everyone.userA;
      const subject = { eventId: id, paidEventId, signUpId, paymentId, ...webhook, draftId, email, link };
      const [selection, input] = calls[operation]?.(subject) ?? [''];
      if (operation.startsWith('Subscription')) {
        const { data, errors } = await firstMessage(client, selection, async () => {
          await placeFor(everyone.userA, id);
          await notifyWaitingOfAll(app.database, id);
        });
        expect(errors?.map(({ extensions }) => extensions.code)).toEqual(
          outcome === 'ok' ? undefined : [outcome],
        );
        expect(Boolean(data?.answer)).toBe(outcome === 'ok');
        return;
      }
      const before = await eventRows(id);
      const type = operation.startsWith('Query') ? 'query' : 'mutation';
      const inputType = inputTypeOf(operation);
      const { data, errors } = await client.graphql(
        `${type} ${input ? `($input: ${inputType}!) ` : ''}{ answer: ${selection} }`,
        input && { input },
      );

      if (outcome === 'ok') {
        expect(errors).toBeUndefined();
        expect(data.answer?.userErrors ?? []).toEqual([]);
      } else if (outcome !== 'UNAUTHENTICATED' && outcome !== 'FORBIDDEN') {
        expect(data.answer.userErrors).toEqual([{ code: outcome }]);
        expect(await eventRows(id)).toEqual(before);
      } else {
        expect(data?.answer ?? null).toBeNull();
        expect(errors?.map(({ extensions }) => extensions.code)).toEqual([outcome]);
        expect(await eventRows(id)).toEqual(before);
      }
    },
  );
});

/** The event, and how much there is of everything. */
async function eventRows(id: string) {
  return app.database.query(
    `SELECT (SELECT count(*) FROM events WHERE deleted_at IS NULL) AS events, (SELECT count(*) FROM sign_ups) AS sign_ups,
       (SELECT count(*) FROM accounts) AS accounts, (SELECT count(*) FROM sessions) AS sessions, event.*
     FROM (VALUES (1)) AS one LEFT JOIN events event ON id = $1`,
    [id],
  );
}
