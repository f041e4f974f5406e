import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { staffOnly } from '../../src/features/accounts/access-rules.js';
import { updateBrand } from '../../src/features/brand-settings/update-brand.js';
import type { Context } from '../../src/features/context.js';
import {
  releaseMissingPlaces,
  undoReleaseMissingPlaces,
} from '../../src/features/door/release/release-missing-places.js';
import { deleteEventDraft } from '../../src/features/event-drafts/delete-event-draft.js';
import { publishEventDraft } from '../../src/features/event-drafts/publish-event-draft.js';
import { renewDraftPreview } from '../../src/features/event-drafts/renew-draft-preview.js';
import { saveEventDraft } from '../../src/features/event-drafts/save-event-draft.js';
import { createEventSeries } from '../../src/features/event-series/create-event-series.js';
import { SeriesInterval } from '../../src/features/event-series/series-interval.js';
import { cancelEvent } from '../../src/features/events/cancellation/cancel-event.js';
import { undoCancelEvent } from '../../src/features/events/cancellation/undo-cancel-event.js';
import { createEvent } from '../../src/features/events/create-event.js';
import { deleteEvent } from '../../src/features/events/deletion/delete-event.js';
import { changeEventRole } from '../../src/features/events/team/change-event-role.js';
import { EventRole } from '../../src/features/events/team/event-roles.js';
import { inviteToEvent } from '../../src/features/events/team/invite-to-event.js';
import { withdrawEventInvitation } from '../../src/features/events/team/withdraw-event-invitation.js';
import { updateEvent } from '../../src/features/events/update-event.js';
import { cancelMessage } from '../../src/features/messages/cancel-message.js';
import { createMessage } from '../../src/features/messages/create-message.js';
import { MessageAudience } from '../../src/features/messages/message-audience.js';
import { sendMessagePreview } from '../../src/features/messages/previews/send-message-preview.js';
import { updateMessage } from '../../src/features/messages/update-message.js';
import { recheckPayment } from '../../src/features/payments/recheck-payment.js';
import { UserError } from '../../src/features/user-error.js';
import { createWebhook } from '../../src/features/webhooks/create-webhook.js';
import { deleteWebhook } from '../../src/features/webhooks/delete-webhook.js';
import { retryWebhookDelivery } from '../../src/features/webhooks/deliveries/retry-webhook-delivery.js';
import { WebhookTopic } from '../../src/features/webhooks/notices/webhook-topic.js';
import { resumeWebhook } from '../../src/features/webhooks/resume-webhook.js';
import { rotateWebhookSecret } from '../../src/features/webhooks/rotate-webhook-secret.js';
import { testWebhook } from '../../src/features/webhooks/test-webhook.js';
import { updateWebhook } from '../../src/features/webhooks/update-webhook.js';
import { accessRuleOf } from '../../src/platform/access/access.js';
import { RequestError } from '../../src/platform/errors/request-errors.js';
import { buildApiSchema } from '../../src/schema.js';
import { insertDraft } from '../event-drafts/draft-operations.js';
import { insertInvitation } from '../events/team-operations.js';
import { insertMessage } from '../messages/message-rows.js';
import { checkoutFor } from '../payments/payment-operations.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import { contextOf } from '../support/context-of.js';
import { anEvent, type Person } from '../support/world.js';
import { insertWebhook, type WebhookOfCreator } from '../webhooks/webhook-rows.js';

interface Subject extends WebhookOfCreator {
  eventId: string;
  paymentId: string;
  draftId: string;
  messageId: string;
  invitationId: string;
}

type UseCase = (context: Context, on: Subject) => Promise<unknown>;
type Outcome =
  | 'ok'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'EMAIL_NOT_VERIFIED'
  | 'WEBHOOK_NOT_FOUND'
  | 'EVENT_DRAFT_NOT_FOUND'
  | 'EVENT_NOT_STARTED';

const callers = ['anonymous', 'user', 'otherStaff', 'unverifiedCreator', 'creator'] as const;
type Caller = (typeof callers)[number];

const forCreator: Record<Caller, Outcome> = {
  anonymous: 'UNAUTHENTICATED',
  user: 'FORBIDDEN',
  otherStaff: 'FORBIDDEN',
  unverifiedCreator: 'EMAIL_NOT_VERIFIED',
  creator: 'ok',
};

/** Others are not told that there is such a webhook. */
const forOwner: Record<Caller, Outcome> = { ...forCreator, otherStaff: 'WEBHOOK_NOT_FOUND' };

/** Nor that there is such a draft. */
const forDraft: Record<Caller, Outcome> = { ...forCreator, otherStaff: 'EVENT_DRAFT_NOT_FOUND' };

const aMessage = {
  subject: 'Bring a photo',
  text: 'Of your bus stop.',
  audience: MessageAudience.ALL,
  alsoLaterSignUps: false,
};
const aWebhook = { url: 'https://example.org/', topics: [WebhookTopic.EVENT_CREATED], query: '{ id }' };

/** The use cases of staff, and what each caller gets. */
const useCases: Record<string, [UseCase, Record<Caller, Outcome>]> = {
  updateBrand: [(context) => updateBrand(context, { headline: 'Come in.' }), forCreator],
  createEvent: [(context) => createEvent(context, anEvent()), { ...forCreator, otherStaff: 'ok' }],
  updateEvent: [(context, { eventId }) => updateEvent(context, { id: eventId, title: 'Other' }), forCreator],
  cancelEvent: [(context, { eventId }) => cancelEvent(context, { id: eventId, reason: 'Rain' }), forCreator],
  undoCancelEvent: [(context, { eventId }) => undoCancelEvent(context, { id: eventId }), forCreator],
  releaseMissingPlaces: [
    (context, { eventId }) => releaseMissingPlaces(context, { eventId }),
    { ...forCreator, creator: 'EVENT_NOT_STARTED' },
  ],
  undoReleaseMissingPlaces: [
    (context, { eventId }) => undoReleaseMissingPlaces(context, { eventId }),
    forCreator,
  ],
  createMessage: [(context, { eventId }) => createMessage(context, { eventId, ...aMessage }), forCreator],
  sendMessagePreview: [
    (context, { eventId }) => sendMessagePreview(context, { eventId, ...aMessage }),
    forCreator,
  ],
  updateMessage: [
    (context, { messageId: id }) => updateMessage(context, { id, text: 'Other words' }),
    forCreator,
  ],
  cancelMessage: [(context, { messageId: id }) => cancelMessage(context, { id }), forCreator],
  createEventSeries: [
    (context, { eventId }) =>
      createEventSeries(context, { eventId, interval: SeriesInterval.WEEK, count: 2 }),
    forCreator,
  ],
  inviteToEvent: [
    (context, { eventId }) =>
      inviteToEvent(context, { eventId, email: 'cleo@example.org', role: EventRole.DOOR }),
    forCreator,
  ],
  handOverEvent: [
    (context, { eventId }) =>
      inviteToEvent(context, { eventId, email: 'cleo@staff.example', role: EventRole.OWNER }),
    forCreator,
  ],
  withdrawEventInvitation: [
    (context, { invitationId }) => withdrawEventInvitation(context, { invitationId }),
    forCreator,
  ],
  changeEventRole: [
    (context, { eventId }) =>
      changeEventRole(context, { eventId, accountId: people.creator.id, shownAsHost: false }),
    forCreator,
  ],
  deleteEvent: [(context, { eventId }) => deleteEvent(context, { id: eventId }), forCreator],
  saveEventDraft: [(context, { draftId: id }) => saveEventDraft(context, { id, title: 'Other' }), forDraft],
  renewDraftPreview: [(context, { draftId: id }) => renewDraftPreview(context, { id }), forDraft],
  publishEventDraft: [(context, { draftId: id }) => publishEventDraft(context, { id }), forDraft],
  deleteEventDraft: [(context, { draftId: id }) => deleteEventDraft(context, { id }), forDraft],
  recheckPayment: [(context, on) => recheckPayment(context, on), forCreator],
  createWebhook: [(context) => createWebhook(context, aWebhook), { ...forCreator, otherStaff: 'ok' }],
  updateWebhook: [
    (context, { webhookId: id }) => updateWebhook(context, { id, topics: [WebhookTopic.EVENT_DELETED] }),
    forOwner,
  ],
  rotateWebhookSecret: [(context, { webhookId: id }) => rotateWebhookSecret(context, { id }), forOwner],
  deleteWebhook: [(context, { webhookId: id }) => deleteWebhook(context, { id }), forOwner],
  testWebhook: [
    (context, { webhookId: id }) => testWebhook(context, { id, topic: WebhookTopic.EVENT_CREATED }),
    forOwner,
  ],
  resumeWebhook: [(context, { webhookId: id }) => resumeWebhook(context, { id }), forOwner],
  retryWebhookDelivery: [(context, { deliveryId: id }) => retryWebhookDelivery(context, { id }), forOwner],
};

let app: PaymentsApp;
let people: Record<Exclude<Caller, 'anonymous'>, Person>;
let on: Subject;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
  // The first of the staff is the creator.
  const [user, creator, otherStaff] = [
    await app.world.user(),
    await app.world.staff(),
    await app.world.staff(),
  ];
  await app.database.query('UPDATE accounts SET email_verified_at = created_at WHERE id = $1', [creator.id]);
  people = { user, otherStaff, creator, unverifiedCreator: creator };
});
beforeEach(async () => {
  // More checkouts than an account may start in an hour.
  await app.database.query('DELETE FROM rate_limits');
  const { id: eventId } = await app.world.event(people.creator);
  await app.database.query('DELETE FROM webhooks');
  const webhook = await insertWebhook(app.database, people.creator.id);
  const draftId = await insertDraft(app.database, people.creator.id);
  const invitationId = await insertInvitation(app.database, eventId);
  const messageId = await insertMessage(app.database, eventId, people.creator.id);
  on = {
    eventId,
    messageId,
    draftId,
    invitationId,
    paymentId: (await checkoutFor(people.user, eventId)).payment.id,
    ...webhook,
  };
});
afterAll(() => app.close());

/** As an operator sets it where mails are sent: staff must have verified their address. */
async function contextFor(caller: Caller): Promise<Context> {
  const context = await contextOf(app, caller === 'anonymous' ? null : people[caller]);
  const viewer = context.viewer && { ...context.viewer, emailVerified: caller !== 'unverifiedCreator' };
  return Object.assign(context, { viewer, settings: { ...context.settings, requireVerifiedStaff: true } });
}

function codeOf(error: unknown): unknown {
  if (error instanceof UserError) return error.problems[0]?.code;
  return error instanceof RequestError ? error.code : error;
}

/** Without the jobs by the clock, which begin while a test runs. */
const everything = () =>
  app.database.query(
    `SELECT (SELECT jsonb_agg(to_jsonb(events) ORDER BY id) FROM events) AS events,
       (SELECT jsonb_agg(to_jsonb(event_invitations) ORDER BY id) FROM event_invitations) AS invitations,
       (SELECT jsonb_agg(to_jsonb(event_drafts) ORDER BY id) FROM event_drafts) AS drafts,
       (SELECT jsonb_agg(to_jsonb(messages) ORDER BY id) FROM messages) AS messages,
       (SELECT jsonb_agg(to_jsonb(message_tests)) FROM message_tests) AS message_tests,
       (SELECT jsonb_agg(to_jsonb(payments) ORDER BY id) FROM payments) AS payments,
       (SELECT jsonb_agg(to_jsonb(webhooks) ORDER BY id) FROM webhooks) AS webhooks,
       (SELECT count(*) FROM webhook_deliveries) AS deliveries,
       (SELECT count(*) FROM pgboss.job WHERE name !~ '^__pgboss' AND name NOT IN (SELECT name FROM pgboss.schedule)) AS jobs`,
  );

it('D18: the table has every operation of staff, and no other', () => {
  const schema = buildApiSchema();
  const types = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => type ?? []);
  const operations = types.flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => accessRuleOf(schema, type, field)?.name === staffOnly.name)
      .map(({ name }) => name),
  );
  expect(Object.keys(useCases).toSorted()).toEqual(operations.toSorted());
});

describe.each(Object.entries(useCases))(
  'D18: the use case %s, called directly,',
  (_name, [run, outcomes]) => {
    it.each(Object.entries(outcomes) as [Caller, Outcome][])('for %s: %s', async (caller, outcome) => {
      const context = await contextFor(caller);
      const before = await everything();
      expect(await run(context, on).then(() => 'ok', codeOf)).toBe(outcome);
      if (outcome !== 'ok') expect(await everything()).toEqual(before);
    });
  },
);

/** Rights come first: a person without them learns nothing about the data. */
it('D18: a user is refused alike whether the event or the payment is there or not', async () => {
  const nothing = {
    eventId: crypto.randomUUID(),
    paymentId: crypto.randomUUID(),
    webhookId: crypto.randomUUID(),
    deliveryId: crypto.randomUUID(),
    draftId: crypto.randomUUID(),
    invitationId: crypto.randomUUID(),
    messageId: crypto.randomUUID(),
  };
  const context = await contextFor('user');
  for (const [run] of Object.values(useCases)) {
    expect(await run(context, nothing).then(() => 'ok', codeOf)).toBe('FORBIDDEN');
  }
});
