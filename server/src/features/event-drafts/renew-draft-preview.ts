import { transaction } from '../../platform/database/connection/transaction.js';
import { requireStaff } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import { newPreviewSecret } from './draft-preview.js';
import { EventDraft } from './event-draft.entity.js';
import { lockOwnDraft } from './own-draft.js';

/**
 * Gives a draft another preview link; the one before finds nothing any more. The version of the draft stays: a form that
 * is open goes on.
 * @throws UserError EMAIL_NOT_VERIFIED, EVENT_DRAFT_NOT_FOUND
 */
export async function renewDraftPreview(context: Context, { id }: { id: string }): Promise<EventDraft> {
  const viewer = requireStaff(context, AccessScope.EVENTS_WRITE);
  return transaction(context.database, async (manager) => {
    const draft = await lockOwnDraft(manager, viewer, id);
    const previewSecret = newPreviewSecret();
    await manager.update(EventDraft, draft.id, { previewSecret });
    return { ...draft, previewSecret };
  });
}
