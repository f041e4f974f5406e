import { isEqual } from 'es-toolkit/predicate/isEqual';
import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { transaction } from '../../platform/database/connection/transaction.js';
import { requireStaff, unauthenticated } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { lockAccount } from '../accounts/find-account.js';
import type { Viewer } from '../accounts/viewer.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { requireVersion, timeOfChange } from '../events/changes/version-of-change.js';
import { coverChange } from '../events/cover/cover-input.js';
import { requirePicture } from '../events/cover/require-picture.js';
import { findDuplicatedFrom } from '../events/duplicated-from.js';
import { type DraftInput, draftInput, givenFields } from '../events/event-input.js';
import { parseInput } from '../parse-input.js';
import { UserError } from '../user-error.js';
import { newPreviewSecret } from './draft-preview.js';
import { EventDraft } from './event-draft.entity.js';
import { lockOwnDraft } from './own-draft.js';

/** Of one account. */
const MAX_DRAFTS = 200;

export type DraftChanges = { [Name in keyof DraftInput]?: DraftInput[Name] | null } & {
  /** Without one a draft is made. */
  id?: string | null;
  /** The `updatedAt` of the version that the change is based on; without one the draft is changed whatever it is. */
  expectedUpdatedAt?: Date | null;
  /** Of a new draft; one that is there keeps its own. */
  duplicatedFromId?: string | null;
  /** Takes the picture away. */
  removeCover?: boolean;
};

/**
 * Makes a draft of the viewer's, or changes the given fields of one and no others.
 * @throws UserError EMAIL_NOT_VERIFIED, EVENT_DRAFT_NOT_FOUND, PICTURE_NOT_FOUND, TOO_MANY for the 201st, CONFLICT where it was changed since
 * `expectedUpdatedAt`, or naming every field that cannot be taken
 */
export async function saveEventDraft(context: Context, input: DraftChanges): Promise<EventDraft> {
  const viewer = requireStaff(context, AccessScope.EVENTS_WRITE);
  const { id, expectedUpdatedAt, ...changes } = input;
  const given = coverChange(changes);
  return transaction(context.database, async (manager) => {
    if (id == null) return addDraft(context, manager, viewer, given);
    const before = await lockOwnDraft(manager, viewer, id);
    requireVersion(before, expectedUpdatedAt);
    const fields = parseInput(draftInput, { ...before, ...givenFields(given) });
    if (isEqual({ ...before, ...fields }, { ...before })) return before;
    await requirePicture(manager, viewer, fields.cover, before.cover);
    const updatedAt = timeOfChange(before, context.services.clock.now());
    const changed = { ...storedDraft(fields), updatedAt, warnedAt: null };
    await manager.update(EventDraft, id, changed);
    return { ...before, ...changed };
  });
}

async function addDraft(
  { settings, services }: Context,
  manager: EntityManager,
  viewer: Viewer,
  given: DraftChanges,
): Promise<EventDraft> {
  const timeZone = given.timeZone ?? settings.timeZone;
  const fields = parseInput(draftInput, { ...givenFields(given), timeZone });
  const createdById = viewer.accountId;
  // Of drafts that are made at once, the second is counted after the first.
  if (!(await lockAccount(manager, { id: createdById }))) throw unauthenticated();
  if ((await manager.countBy(EventDraft, { createdById })) >= MAX_DRAFTS) {
    throw new UserError(ErrorCode.TOO_MANY);
  }
  await requirePicture(manager, viewer, fields.cover);
  const now = services.clock.now();
  const draft: EventDraft = {
    ...storedDraft(fields),
    id: newId(),
    createdById,
    duplicatedFromId: await findDuplicatedFrom(manager, viewer, given.duplicatedFromId),
    previewSecret: newPreviewSecret(),
    createdAt: now,
    updatedAt: now,
    warnedAt: null,
  };
  await manager.insert(EventDraft, draft);
  return draft;
}

function storedDraft(fields: DraftInput) {
  return { ...fields, coverPictureId: fields.cover?.pictureId ?? null };
}
