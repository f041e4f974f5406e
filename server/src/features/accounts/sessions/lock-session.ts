import type { EntityManager } from 'typeorm';
import type { Context } from '../../context.js';
import { unauthenticated } from '../access-rules.js';
import { hashOfToken } from '../token-hash.js';
import { Session } from './session.entity.js';

/**
 * Keeps the viewer's session from ending before the transaction does. For what was begun in it some time ago, when the
 * account may belong to somebody else by now, see `takeOver`.
 * @throws RequestError UNAUTHENTICATED when it has ended already
 */
export async function lockSession(
  { browserSession: { token } }: Pick<Context, 'browserSession'>,
  manager: EntityManager,
): Promise<void> {
  const lock = { mode: 'for_key_share' } as const;
  const session =
    token && (await manager.findOne(Session, { where: { tokenHash: hashOfToken(token) }, lock }));
  if (!session) throw unauthenticated();
}
