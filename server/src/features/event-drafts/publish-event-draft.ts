import { pick } from 'es-toolkit/object/pick';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { transaction } from '../../platform/database/connection/transaction.js';
import { requireStaff, unauthenticated } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { lockAccount } from '../accounts/find-account.js';
import type { Viewer } from '../accounts/viewer.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { createEvent } from '../events/create-event.js';
import type { Event } from '../events/event.entity.js';
import { draftInput } from '../events/event-input.js';
import { findEvent } from '../events/find-event.js';
import { UserError } from '../user-error.js';
import { EventDraft } from './event-draft.entity.js';
import { lockIfOwn } from './own-draft.js';

const fieldNames = Object.keys(draftInput.shape) as (keyof typeof draftInput.shape)[];
const copied = [...fieldNames, 'duplicatedFromId'] as const;

/**
 * Makes an event with the same id of a draft of the viewer's. Of two at once the second finds no draft, and gets the event
 * of the first.
 * @throws UserError EMAIL_NOT_VERIFIED, EVENT_DRAFT_NOT_FOUND, or naming every field that is missing or cannot be taken
 */
export async function publishEventDraft(context: Context, { id }: { id: string }): Promise<Event> {
  const viewer = requireStaff(context, AccessScope.EVENTS_WRITE);
  return transaction(context.database, async (manager) => {
    // Before the draft: so does the deletion of the account, which deletes the draft.
    if (!(await lockAccount(manager, { id: viewer.accountId }))) throw unauthenticated();
    const draft = await lockIfOwn(manager, viewer, id);
    if (!draft) return publishedEvent(manager, viewer, id);
    await manager.delete(EventDraft, draft.id);
    return createEvent({ ...context, database: manager }, pick(draft, copied), draft.id);
  });
}

async function publishedEvent(manager: EntityManager, { accountId }: Viewer, id: string): Promise<Event> {
  const event = isUuid(id) ? await findEvent(manager, id) : null;
  if (event?.createdById !== accountId) throw new UserError(ErrorCode.EVENT_DRAFT_NOT_FOUND);
  return event;
}
