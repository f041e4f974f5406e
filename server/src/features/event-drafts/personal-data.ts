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
