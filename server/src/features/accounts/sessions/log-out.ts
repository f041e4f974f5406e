import type { Context } from '../../context.js';
import { requireViewer } from '../access-rules.js';
import { leaveSession } from './sessions.js';

/**
 * Ends the browser's session; its cookie is worth nothing from then on, wherever a copy of it may be.
 * @throws RequestError UNAUTHENTICATED
 */
export async function logOut(context: Context): Promise<void> {
  const { accountId } = requireViewer(context.viewer);
  await leaveSession(context);
  context.log.info({ accountId }, 'signed out');
}
