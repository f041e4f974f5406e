import { transaction } from '../../platform/database/connection/transaction.js';
import { requireStaff } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import { EventDraft } from './event-draft.entity.js';
import { lockOwnDraft } from './own-draft.js';

/**
 * @returns the id of the deleted draft
 * @throws UserError EMAIL_NOT_VERIFIED, EVENT_DRAFT_NOT_FOUND
 */
export async function deleteEventDraft(context: Context, { id }: { id: string }): Promise<string> {
  const viewer = requireStaff(context, AccessScope.EVENTS_WRITE);
  return transaction(context.database, async (manager) => {
    const draft = await lockOwnDraft(manager, viewer, id);
    await manager.delete(EventDraft, draft.id);
    return draft.id;
  });
}
