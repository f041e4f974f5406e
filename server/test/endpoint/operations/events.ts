import { AccessScope } from '../../../src/features/accounts/access-tokens/access-scope.js';
import { updateBrand } from '../../../src/features/brand-settings/update-brand.js';
import { createEventSeries } from '../../../src/features/event-series/create-event-series.js';
import { cancelEvent } from '../../../src/features/events/cancellation/cancel-event.js';
import { undoCancelEvent } from '../../../src/features/events/cancellation/undo-cancel-event.js';
import { createEvent } from '../../../src/features/events/create-event.js';
import { deleteEvent } from '../../../src/features/events/deletion/delete-event.js';
import { updateEvent } from '../../../src/features/events/update-event.js';
import { anEvent } from '../../support/world.js';
import { forEverybody, forStaff, type Operations } from './operation.js';

const open = { outcomes: forEverybody, scope: 'none', byPass: true } as const;
const ofEvent = {
  select: 'event { id }',
  outcomes: forStaff('ok', 'FORBIDDEN'),
  scope: AccessScope.EVENTS_WRITE,
  shows: 'an event',
} as const;

export const events: Operations = {
  'Query.event': {
    ...open,
    select: 'id title createdBy { name } signUpCount viewerSignUp { id }',
    selectByProgram: 'id title createdBy { name } signUpCount viewerCanEdit',
    args: ({ event }) => ({ id: event() }),
    shows: 'an event',
  },
  'Query.node': {
    ...open,
    select: 'id __typename ... on Event { title }',
    args: ({ event }) => ({ id: event() }),
    shows: 'an event',
  },
  'Query.events': { ...open, select: 'nodes { id }', shows: 'events' },
  'Query.eventTypes': { ...open, select: 'type', shows: 'events' },
  'Query.eventDays': {
    ...open,
    select: 'date',
    args: () => ({ from: '2027-03-01', to: '2027-03-31' }),
    shows: 'events',
  },
  // Of the public events alone: host.test.ts.
  'Query.host': { ...open, select: 'id name', args: ({ account }) => ({ id: account() }), shows: 'nothing' },
  'Query.settings': { ...open, select: 'productName', shows: 'nothing' },
  'Query.brand': { ...open, select: 'name accent', shows: 'nothing' },
  // The creator is the first of the staff.
  'Mutation.updateBrand': {
    select: 'brand { name }',
    args: () => ({ headline: 'Come in.' }),
    outcomes: forStaff('ok', 'FORBIDDEN'),
    shows: 'nothing',
    runs: updateBrand,
  },
  'Mutation.createEvent': {
    ...ofEvent,
    args: anEvent,
    outcomes: forStaff('ok', 'ok'),
    shows: 'nothing',
    runs: createEvent,
  },
  'Mutation.updateEvent': {
    ...ofEvent,
    args: ({ event }) => ({ id: event(), title: 'Changed' }),
    runs: updateEvent,
  },
  'Mutation.cancelEvent': {
    ...ofEvent,
    args: ({ event }) => ({ id: event(), reason: 'Rain' }),
    runs: cancelEvent,
  },
  'Mutation.undoCancelEvent': {
    ...ofEvent,
    args: ({ event }) => ({ id: event() }),
    runs: undoCancelEvent,
  },
  'Mutation.createEventSeries': {
    ...ofEvent,
    select: 'series { id events { nodes { id } } }',
    args: ({ event }) => ({ eventId: event(), interval: 'WEEK', count: 2 }),
    runs: createEventSeries,
  },
  'Mutation.deleteEvent': {
    ...ofEvent,
    select: 'deletedEventId',
    args: ({ event }) => ({ id: event() }),
    runs: deleteEvent,
  },
};
