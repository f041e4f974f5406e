import { AccessScope } from '../../../src/features/accounts/access-tokens/access-scope.js';
import { deleteEventDraft } from '../../../src/features/event-drafts/delete-event-draft.js';
import { publishEventDraft } from '../../../src/features/event-drafts/publish-event-draft.js';
import { renewDraftPreview } from '../../../src/features/event-drafts/renew-draft-preview.js';
import { saveEventDraft } from '../../../src/features/event-drafts/save-event-draft.js';
import { forStaff, type Operations } from './operation.js';

/** Others are not told that there is such a draft. */
const ofDraft = {
  select: 'eventDraft { id previewUrl }',
  args: ({ draft }) => ({ id: draft() }),
  outcomes: forStaff('ok', 'EVENT_DRAFT_NOT_FOUND'),
  scope: AccessScope.EVENTS_WRITE,
  shows: 'nothing',
} satisfies Operations[string];

export const drafts: Operations = {
  'Mutation.saveEventDraft': {
    ...ofDraft,
    args: ({ draft }) => ({ id: draft(), title: 'Changed' }),
    runs: saveEventDraft,
  },
  'Mutation.renewDraftPreview': { ...ofDraft, runs: renewDraftPreview },
  'Mutation.publishEventDraft': { ...ofDraft, select: 'event { id }', runs: publishEventDraft },
  'Mutation.deleteEventDraft': { ...ofDraft, select: 'deletedEventDraftId', runs: deleteEventDraft },
};
