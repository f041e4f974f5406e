import { Loaders } from '../../../platform/graphql/loaders.js';
import type { Viewer } from '../../accounts/viewer.js';
import type { Context } from '../../context.js';
import type { JobContext } from '../../define-job.js';
import type { Event } from '../../events/event.entity.js';
import type { Payment } from '../../payments/payment.entity.js';
import type { SignUp } from '../../sign-ups/sign-up.entity.js';
import type { WaitingListEntry } from '../../waiting-list/waiting-list-entry.entity.js';
import { MAX_BODY_BYTES } from '../webhook-limits.js';
import type { WebhookTopic } from './webhook-topic.js';

/** The facts from which a selection on WebhookNotice is read. */
export interface NoticeFacts {
  id: string;
  topic: WebhookTopic;
  occurredAt: Date;
  eventId: string | null;
  signUpId: string | null;
  paymentId: string | null;
  waitingListEntryId: string | null;
  /** Instead of what the ids lead to: of a notice that is made up. */
  madeUp?: { event: Event; signUp: SignUp; payment: Payment; waitingListEntry: WaitingListEntry };
}

/** The body is longer than anybody takes. */
export class BodyTooLargeError extends Error {}

/**
 * The fields of a notice that a selection shows to the webhook's owner now, as JSON.
 * @throws InvalidSelectionError
 * @throws BodyTooLargeError
 */
export async function noticeBody(
  { services, ...context }: JobContext,
  owner: Viewer,
  query: string,
  facts: NoticeFacts,
): Promise<string> {
  const asOwner: Context = {
    ...context,
    services,
    viewer: owner,
    networkAddress: '',
    browserSession: noBrowser,
    isForWebhook: true,
    loaders: new Loaders<Context>(() => asOwner),
  };
  const body = JSON.stringify(await services.noticeSelections.read(query, facts, asOwner));
  if (Buffer.byteLength(body) > MAX_BODY_BYTES)
    throw new BodyTooLargeError(`The selection shows more than ${MAX_BODY_BYTES / 1_000_000} MB`);
  return body;
}

/** A webhook is sent its notice without a session. */
const noBrowser = {
  token: undefined,
  userAgent: undefined,
  isForeign: false,
  remember: () => {},
  clear: () => {},
};
