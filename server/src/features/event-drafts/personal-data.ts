import { columnRules, type Erasure } from '../personal-columns.js';
import { personalData } from '../personal-data.js';
import { EventDraft } from './event-draft.entity.js';

export const dataOfEventDrafts = [
  personalData({
    name: 'eventDrafts',
    kind: 'EVENTS',
    entity: EventDraft,
    rowsOf: ({ id: createdById }) => ({ createdById }),
    leftOut: { previewSecret: 'the secret of a link' },
  }),
];

/** An old draft is deleted by a job of its own. */
const DRAFT: Erasure = { withAccount: 'ROW_DELETED', whenOld: 'stays: a draft is no event yet' };

export const columnsOfEventDrafts = [
  columnRules('event_drafts', {
    personal: [
      [DRAFT, 'created_by_id', 'title', 'description', 'location', 'type', 'attendee_note', 'preview_secret'],
      [DRAFT, 'cover', 'cover_picture_id', 'created_at', 'updated_at', 'warned_at'],
    ],
    notPersonal: [
      ...['id', 'date', 'start_time', 'end_time', 'time_zone', 'price_pence', 'refund_deadline_hours'],
      ...['capacity', 'visibility', 'language', 'duplicated_from_id'],
    ],
  }),
];
