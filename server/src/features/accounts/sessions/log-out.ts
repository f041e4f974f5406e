import { transaction } from '../../../platform/database/connection/transaction.js';
import type { Context } from '../../context.js';
import { requireViewer } from '../access-rules.js';
import { AccountActivityAction } from '../account-activity/account-activity-action.js';
import { recordAccountActivity } from '../account-activity/record-account-activity.js';
import { hashOfToken } from '../token-hash.js';
import { Session } from './session.entity.js';
import { clearBrowserSession } from './sessions.js';

/**
 * Ends the browser's session; its cookie is worth nothing from then on, wherever a copy of it may be.
 * @throws RequestError UNAUTHENTICATED
 */
export async function logOut(context: Context): Promise<void> {
  const { accountId } = requireViewer(context.viewer);
  const { token } = context.browserSession;
  if (token) {
    await transaction(context.database, async (manager) => {
      await manager.delete(Session, { tokenHash: hashOfToken(token) });
      const action = AccountActivityAction.SIGNED_OUT;
      await recordAccountActivity(context, manager, { accountId, action });
    });
  }
  clearBrowserSession(context);
  context.log.info({ accountId }, 'signed out');
}
