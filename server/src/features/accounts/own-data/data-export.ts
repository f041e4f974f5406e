import { transaction } from '../../../platform/database/connection/transaction.js';
import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import type { DataSubject } from '../../personal-data.js';
import { UserError } from '../../user-error.js';
import { forbidden, requireViewer, unauthenticated } from '../access-rules.js';
import { Account } from '../account.entity.js';
import { AccountActivityAction } from '../account-activity/account-activity-action.js';
import { recordAccountActivity } from '../account-activity/record-account-activity.js';
import { lockSession } from '../sessions/lock-session.js';
import { hasSignedInRecently } from '../sessions/sessions.js';

export const DATA_EXPORT_PATH = '/account/data.zip';

/**
 * Notes that the viewer downloads what is stored about them.
 * @returns whose data the download has
 * @throws UserError SIGN_IN_AGAIN where the session began more than ten minutes ago (C15)
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for an access token
 */
export async function startDataExport(context: Context): Promise<DataSubject> {
  const { accountId, scopes } = requireViewer(context.viewer);
  if (scopes) throw forbidden();
  if (!(await hasSignedInRecently(context))) throw new UserError(ErrorCode.SIGN_IN_AGAIN);
  return transaction(context.database, async (manager) => {
    await lockSession(context, manager);
    const account = await manager.findOneBy(Account, { id: accountId });
    if (!account) throw unauthenticated();
    const action = AccountActivityAction.DATA_EXPORTED;
    await recordAccountActivity(context, manager, { accountId, action });
    return { id: account.id, email: account.email };
  });
}

/**
 * Where the viewer's data can be downloaded; null where the session began more than ten minutes ago (C15).
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN but for the account itself
 */
export async function dataExportUrl(context: Context, accountId: string): Promise<string | null> {
  if (requireViewer(context.viewer).accountId !== accountId) throw forbidden();
  if (!(await hasSignedInRecently(context))) return null;
  return `${context.settings.publicUrl}${DATA_EXPORT_PATH}`;
}
