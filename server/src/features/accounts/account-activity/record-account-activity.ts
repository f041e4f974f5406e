import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import type { Context, Services } from '../../context.js';
import { deviceName } from '../sessions/device-name.js';
import type { AccountActivityAction } from './account-activity-action.js';
import { shortNetwork } from './short-network.js';

/** The request by which it is done. */
export type ActingRequest = Pick<Context, 'services' | 'browserSession' | 'networkAddress' | 'viewer'>;

/** The operator or the product acts: there is no browser. */
interface WithoutRequest {
  services: Pick<Services, 'clock'>;
}

/**
 * Adds to the activity of an account. Call it in the transaction of what is done: neither is there without the other.
 * Nothing is added for an account that is being deleted.
 */
export async function recordAccountActivity(
  context: ActingRequest | WithoutRequest,
  manager: EntityManager,
  { accountId, action }: { accountId: string; action: AccountActivityAction },
): Promise<void> {
  const { device, network, accessTokenName } = originOf(context);
  // The lock waits for a deletion that is under way: then there is no account to refer to.
  await manager.query(
    `INSERT INTO account_activities (id, account_id, action, device, network, access_token_name, occurred_at)
     SELECT $1, id, $3, $4, $5, $6, $7 FROM accounts WHERE id = $2 FOR KEY SHARE`,
    [newId(), accountId, action, device, network, accessTokenName, context.services.clock.now()],
  );
}

function originOf(context: ActingRequest | WithoutRequest) {
  if (!('networkAddress' in context)) return { device: null, network: null, accessTokenName: null };
  const { browserSession, networkAddress, viewer } = context;
  return {
    device: deviceName(browserSession.userAgent),
    network: shortNetwork(networkAddress),
    accessTokenName: viewer?.accessTokenName ?? null,
  };
}
