import { InvalidSelectionError } from '../../platform/graphql/selections.js';
import { isStaff } from '../accounts/access-rules.js';
import { findViewer } from '../accounts/find-viewer.js';
import type { JobContext } from '../define-job.js';
import { BodyTooLargeError, type NoticeFacts, noticeBody } from './notice-body.js';
import { signedHeaders } from './signature.js';
import type { Webhook } from './webhook.entity.js';
import type { DeliveryResult } from './webhook-gateway.js';

/**
 * Sends a notice once.
 * @returns how it ended; a failure of the owner's or the receiver's is a result, too
 * @throws Error when it is ours, so that nothing was sent
 */
export async function attemptDelivery(
  context: JobContext,
  { id: webhookId, accountId, url, query, encryptedSecret }: Webhook,
  facts: NoticeFacts,
): Promise<DeliveryResult> {
  const { services, settings, database } = context;
  if (!services.webhooks) throw new Error('A webhook is to be sent, and webhooks are not set up');
  const owner = await findViewer(database, accountId);
  if (!owner || !isStaff(owner, settings)) return notSent('The owner of the webhook is not staff any more');
  const secret = await services.encryption.decrypt(encryptedSecret, webhookId);
  if (!secret) return notSent('The secret cannot be read any more: create the webhook anew');
  try {
    const body = await noticeBody(context, owner, query, facts);
    const headers = signedHeaders({ id: facts.id, body }, secret, services.clock.now());
    return await services.webhooks.send({ url, headers, body });
  } catch (error) {
    if (error instanceof InvalidSelectionError)
      return notSent(`The selection does not fit the API any more: ${error.message}`.slice(0, 500));
    if (error instanceof BodyTooLargeError) return notSent(error.message);
    throw error;
  }
}

function notSent(error: string): DeliveryResult {
  return { status: null, error, durationMs: 0 };
}
