import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { NodeName } from '../../platform/graphql/node.js';
import { hasScope, isStaff } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { ownAccessTokens } from '../accounts/access-tokens/own-access-tokens.loader.js';
import { Account } from '../accounts/account.entity.js';
import { accountType } from '../accounts/account.types.js';
import { ownAccountActivities } from '../accounts/account-activity/own-account-activities.loader.js';
import { ownSessions } from '../accounts/sessions/browser-sessions.js';
import { cancelledSignUpsIfThere } from '../cancellations/cancelled-sign-ups-if-there.loader.js';
import type { Context } from '../context.js';
import { meetsDoor } from '../door/door-rights.js';
import { livePassesById } from '../door/passes/door-passes.js';
import { scansById } from '../door/scans/list-scans.js';
import { ownDrafts } from '../event-drafts/list-drafts.js';
import { eventCounts, seriesById } from '../event-series/event-series.loader.js';
import { activitiesIfThere } from '../events/activity/activities-if-there.loader.js';
import type { Event } from '../events/event.entity.js';
import { eventsThatExist } from '../events/events.loader.js';
import { openInvitationsById } from '../events/team/event-invitations.loader.js';
import { type EventRight, hasRight, meetsRole } from '../events/team/event-roles.js';
import { messagesIfThere } from '../messages/messages.loader.js';
import { maySeePayment } from '../payments/payment.policy.js';
import { paymentsIfThere } from '../payments/payments-if-there.loader.js';
import { signUpsIfThere } from '../sign-ups/lists/sign-ups-if-there.loader.js';
import { maySeeSignUp } from '../sign-ups/shown-names/shown-names.js';
import { waitingIfThere } from '../waiting-list/waiting-if-there.loader.js';
import { ownDeliveries, ownWebhooks } from '../webhooks/own-webhooks.loader.js';

interface NodeTable {
  table: string;
  /** Whether the caller may read anything of the table. */
  mayRead(context: Context): boolean;
  /** The row with this id, where the fields that lead to its type show it to the caller. */
  find(context: Context, id: string): Promise<{ id: string } | null>;
}

const mayReadPeople = mayWith(AccessScope.SIGN_UPS_READ);

/** Where the objects of each type are stored, and for which callers. */
export const nodeTables: Record<NodeName, NodeTable> = {
  Event: {
    table: 'events',
    mayRead: () => true,
    find: ({ loaders }, id) => loaders.of(eventsThatExist).load(id),
  },
  // A series is there for a caller who finds an event of it.
  EventSeries: {
    table: 'event_series',
    mayRead: () => true,
    find: async ({ loaders }, id) =>
      (await loaders.of(eventCounts(null)).load(id)) > 0 ? loaders.of(seriesById).load(id) : null,
  },
  // A place is there for people to whom its name is shown, as by `Event.signUps`.
  SignUp: {
    table: 'sign_ups',
    mayRead: mayReadPeople,
    find: async (context, id) => {
      const signUp = await context.loaders.of(signUpsIfThere).load(id);
      return signUp && (await maySeeSignUp(context, signUp)) ? signUp : null;
    },
  },
  CancelledSignUp: {
    table: 'cancelled_sign_ups',
    mayRead: mayReadPeople,
    find: async (context, id) => {
      const place = await context.loaders.of(cancelledSignUpsIfThere).load(id);
      const isOwn = place?.accountId === context.viewer?.accountId;
      return ofEvent(context, place, (event) => isOwn || hasRight(context.viewer, event, 'SEE_PEOPLE'));
    },
  },
  WaitingListEntry: {
    table: 'waiting_list_entries',
    mayRead: mayReadPeople,
    find: async (context, id) => {
      const entry = await context.loaders.of(waitingIfThere).load(id);
      if (entry?.accountId === context.viewer?.accountId) return entry;
      return ofEvent(context, entry, (event) => hasRight(context.viewer, event, 'SEE_PEOPLE'));
    },
  },
  Payment: {
    table: 'payments',
    mayRead: mayReadPeople,
    find: async ({ loaders, viewer }, id) => {
      const payment = await loaders.of(paymentsIfThere).load(id);
      if (!payment) return null;
      const event = { id: payment.originalEventId ?? '', createdById: payment.eventCreatedById };
      return maySeePayment(viewer, payment, event) ? payment : null;
    },
  },
  EventDraft: {
    table: 'event_drafts',
    mayRead: mayAsStaffWith(AccessScope.EVENTS_WRITE),
    find: ({ loaders }, id) => loaders.of(ownDrafts).load(id),
  },
  Message: {
    table: 'messages',
    mayRead: mayAsStaffWith(AccessScope.MESSAGES_WRITE),
    find: byRight(messagesIfThere, 'WRITE_MESSAGES'),
  },
  Activity: {
    table: 'activities',
    mayRead: mayWith(AccessScope.EVENTS_WRITE),
    find: byRight(activitiesIfThere, 'SEE_ACTIVITY'),
  },
  EventInvitation: {
    table: 'event_invitations',
    mayRead: mayAsStaffWith(AccessScope.TEAM_WRITE),
    find: byRight(openInvitationsById, 'MANAGE_TEAM'),
  },
  DoorPass: {
    table: 'door_passes',
    mayRead: mayAsStaffWith(AccessScope.DOOR),
    find: async (context, id) =>
      ofEvent(context, await context.loaders.of(livePassesById).load(id), (event) =>
        meetsRole(context, event, 'MANAGE_DOOR', AccessScope.DOOR),
      ),
  },
  Scan: {
    table: 'scans',
    mayRead: (context) => Boolean(context.doorPass) || mayWith(AccessScope.DOOR)(context),
    find: async (context, id) =>
      ofEvent(context, await context.loaders.of(scansById).load(id), (event) =>
        meetsDoor(context, event, 'SCAN'),
      ),
  },
  Account: {
    table: 'accounts',
    mayRead: mayWith(AccessScope.ACCOUNT_READ),
    find: async ({ database, viewer }, id) => {
      const account = id === viewer?.accountId ? await database.findOneBy(Account, { id }) : null;
      return account && accountType(account);
    },
  },
  AccountActivity: {
    table: 'account_activities',
    mayRead: isBrowser,
    find: ({ loaders }, id) => loaders.of(ownAccountActivities).load(id),
  },
  AccessToken: {
    table: 'access_tokens',
    mayRead: isBrowser,
    find: ({ loaders }, id) => loaders.of(ownAccessTokens).load(id),
  },
  BrowserSession: {
    table: 'sessions',
    mayRead: isBrowser,
    find: ({ loaders }, id) => loaders.of(ownSessions).load(id),
  },
  Webhook: {
    table: 'webhooks',
    mayRead: mayAsStaffWith(AccessScope.WEBHOOKS),
    find: ({ loaders }, id) => loaders.of(ownWebhooks).load(id),
  },
  WebhookDelivery: {
    table: 'webhook_deliveries',
    mayRead: mayAsStaffWith(AccessScope.WEBHOOKS),
    find: ({ loaders }, id) => loaders.of(ownDeliveries).load(id),
  },
};

function mayWith(scope: AccessScope): NodeTable['mayRead'] {
  return ({ viewer }) => viewer !== null && hasScope(viewer, scope);
}

function mayAsStaffWith(scope: AccessScope): NodeTable['mayRead'] {
  return ({ viewer, settings }) => viewer !== null && isStaff(viewer, settings) && hasScope(viewer, scope);
}

function isBrowser({ viewer, browserSession }: Context): boolean {
  return viewer !== null && !viewer.scopes && browserSession.token !== undefined;
}

/** Finds a row for people whose role at its event has a right. */
function byRight<Row extends { id: string; eventId: string }>(
  rows: BatchFunction<Context, string, Row | null>,
  right: EventRight,
): NodeTable['find'] {
  return async (context, id) =>
    ofEvent(context, await context.loaders.of(rows).load(id), (event) =>
      hasRight(context.viewer, event, right),
    );
}

/** The row, where its event is there and the caller may see it there. */
async function ofEvent<Row extends { eventId: string }>(
  { loaders }: Context,
  row: Row | null,
  maySee: (event: Event) => boolean,
): Promise<Row | null> {
  const event = row && (await loaders.of(eventsThatExist).load(row.eventId));
  return event && maySee(event) ? row : null;
}
