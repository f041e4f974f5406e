import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Viewer } from '../accounts/viewer.js';
import { ErrorCode } from '../error-code.js';
import { UserError } from '../user-error.js';
import { EventDraft } from './event-draft.entity.js';

/** A viewer's own draft, locked until the transaction ends; null for another's, as for one that there is not. */
export function lockIfOwn(
  manager: EntityManager,
  { accountId: createdById }: Viewer,
  id: string,
): Promise<EventDraft | null> {
  const lock = { mode: 'pessimistic_write' } as const;
  return isUuid(id)
    ? manager.findOne(EventDraft, { where: { id, createdById }, lock })
    : Promise.resolve(null);
}

/**
 * The same, for what needs the draft.
 * @throws UserError EVENT_DRAFT_NOT_FOUND
 */
export async function lockOwnDraft(manager: EntityManager, viewer: Viewer, id: string): Promise<EventDraft> {
  const draft = await lockIfOwn(manager, viewer, id);
  if (!draft) throw new UserError(ErrorCode.EVENT_DRAFT_NOT_FOUND);
  return draft;
}
