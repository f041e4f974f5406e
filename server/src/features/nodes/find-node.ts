import { validate as isUuid } from 'uuid';
import { asNode } from '../../platform/graphql/node.js';
import { hasScope, isStaff } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import { ownDrafts } from '../event-drafts/list-drafts.js';
import { eventCounts, seriesById } from '../event-series/event-series.loader.js';
import { eventsThatExist } from '../events/events.loader.js';
import { hasRight } from '../events/team/event-roles.js';
import { messagesIfThere } from '../messages/messages.loader.js';
import { maySeePayment } from '../payments/payment.policy.js';
import { paymentsIfThere } from '../payments/payments-if-there.loader.js';
import { signUpsIfThere } from '../sign-ups/lists/sign-ups-if-there.loader.js';
import { maySeeSignUp } from '../sign-ups/shown-names/shown-names.js';
import { waitingIfThere } from '../waiting-list/waiting-if-there.loader.js';

/**
 * The object that has this id, under the rule of the fields that lead to its type. Ids do not say their type: each
 * table that the viewer may read anything of is asked once for all ids of a document.
 */
export async function findNode(context: Context, givenId: string) {
  if (!isUuid(givenId)) return null;
  const id = givenId.toLowerCase();
  const found = await Promise.all([
    findEventNode(context, id),
    findSeriesNode(context, id),
    ...(mayReadPeople(context) ? [findSignUpNode, findPaymentNode, findWaitingNode] : []).map((find) =>
      find(context, id),
    ),
    mayReadTexts(context, AccessScope.EVENTS_WRITE) ? findDraftNode(context, id) : null,
    mayReadTexts(context, AccessScope.MESSAGES_WRITE) ? findMessageNode(context, id) : null,
  ]);
  return found.find((node) => node !== null) ?? null;
}

function mayReadPeople({ viewer }: Context): boolean {
  return viewer !== null && hasScope(viewer, AccessScope.SIGN_UPS_READ);
}

function mayReadTexts({ viewer, settings }: Context, scope: AccessScope): boolean {
  return viewer !== null && isStaff(viewer, settings) && hasScope(viewer, scope);
}

async function findDraftNode({ loaders }: Context, id: string) {
  const draft = await loaders.of(ownDrafts).load(id);
  return draft && asNode('EventDraft', draft);
}

async function findMessageNode({ loaders, viewer }: Context, id: string) {
  const message = await loaders.of(messagesIfThere).load(id);
  const event = message && (await loaders.of(eventsThatExist).load(message.eventId));
  return event && hasRight(viewer, event, 'WRITE_MESSAGES') ? asNode('Message', message) : null;
}

async function findEventNode({ loaders }: Context, id: string) {
  const event = await loaders.of(eventsThatExist).load(id);
  return event && asNode('Event', event);
}

/** A series is there for a caller who finds an event of it. */
async function findSeriesNode({ loaders }: Context, id: string) {
  const series = await loaders.of(seriesById).load(id);
  return series && (await loaders.of(eventCounts(null)).load(id)) > 0 ? asNode('EventSeries', series) : null;
}

/** A place is there for people to whom its name is shown, as by `Event.signUps`. */
async function findSignUpNode(context: Context, id: string) {
  const signUp = await context.loaders.of(signUpsIfThere).load(id);
  return signUp && (await maySeeSignUp(context, signUp)) ? asNode('SignUp', signUp) : null;
}

async function findPaymentNode({ loaders, viewer }: Context, id: string) {
  const payment = await loaders.of(paymentsIfThere).load(id);
  if (!payment) return null;
  const event = { id: payment.originalEventId ?? '', createdById: payment.eventCreatedById };
  return maySeePayment(viewer, payment, event) ? asNode('Payment', payment) : null;
}

async function findWaitingNode({ loaders, viewer }: Context, id: string) {
  const entry = await loaders.of(waitingIfThere).load(id);
  if (!entry) return null;
  const isOwn = entry.accountId === viewer?.accountId;
  const event = isOwn ? null : await loaders.of(eventsThatExist).load(entry.eventId);
  return isOwn || (event && hasRight(viewer, event, 'SEE_PEOPLE')) ? asNode('WaitingListEntry', entry) : null;
}
