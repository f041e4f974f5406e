import { Not } from 'typeorm';
import { InvalidSelectionError } from '../../../platform/graphql/limits/selections.js';
import { isStaff } from '../../accounts/access-rules.js';
import { findViewer } from '../../accounts/sessions/find-viewer.js';
import type { JobContext } from '../../define-job.js';
import { Event } from '../../events/event.entity.js';
import { BodyTooLargeError, type NoticeFacts, noticeBody } from '../notices/notice-body.js';
import type { Webhook } from '../webhook.entity.js';
import { objectsOf } from '../webhook-input.js';
import { signedHeaders } from './signature.js';
import type { DeliveryResult } from './webhook-gateway.js';

/**
 * Sends a notice once.
 * @returns how it ended; a failure of the owner's or the receiver's is a result, too
 * @throws RateLimitedError where the owner's budget for bodies is spent, so that nothing was sent
 * @throws Error when it is ours, so that nothing was sent
 */
export async function attemptDelivery(
  context: JobContext,
  webhook: Webhook,
  facts: NoticeFacts,
): Promise<DeliveryResult> {
  const { services, settings, database } = context;
  const { accountId, url, query, scopes } = webhook;
  if (!services.webhooks) throw new Error('A webhook is to be sent, and webhooks are not set up');
  const owner = await findViewer(database, accountId);
  if (!owner || !isStaff(owner, settings))
    return notSent('The owner of the webhook is blocked, or not staff any more');
  // It was handed over since the notice was read.
  const { eventId: id } = facts;
  if (id && (await database.existsBy(Event, { id, createdById: Not(accountId) })))
    return notSent('The event has another owner now');
  const secrets = await secretsOf(context, webhook);
  if (secrets.length === 0) return notSent('The secret cannot be read any more: give the webhook a new one');
  services.noticeBudget.spend([accountId], Math.max(1, objectsOf(services, query)));
  try {
    const body = await noticeBody(context, { ...owner, scopes }, query, facts);
    const headers = signedHeaders({ id: facts.id, body }, secrets, services.clock.now());
    return await services.webhooks.send({ url, headers, body });
  } catch (error) {
    if (error instanceof InvalidSelectionError)
      return notSent(`The selection does not fit the API any more: ${error.message}`.slice(0, 500));
    if (error instanceof BodyTooLargeError) return notSent(error.message);
    throw error;
  }
}

/** Those that sign: its own, and for a while the one before. None where it cannot be decrypted any more. */
async function secretsOf(
  { services: { encryption, clock } }: JobContext,
  { id, encryptedSecret, previousEncryptedSecret, previousSecretUntil }: Webhook,
): Promise<string[]> {
  const secret = await encryption.decrypt(encryptedSecret, id);
  if (!secret) return [];
  if (!previousEncryptedSecret || !previousSecretUntil || previousSecretUntil <= clock.now()) return [secret];
  const previous = await encryption.decrypt(previousEncryptedSecret, id);
  return previous ? [secret, previous] : [secret];
}

function notSent(error: string): DeliveryResult {
  return { status: null, error, durationMs: 0 };
}
