import { randomUUID } from 'node:crypto';
import { AccessScope } from '../../../src/features/accounts/access-tokens/access-scope.js';
import {
  releaseMissingPlaces,
  undoReleaseMissingPlaces,
} from '../../../src/features/door/release/release-missing-places.js';
import { forSignedIn, forStaff, type Operations } from './operation.js';

const ofDoor = { outcomes: forStaff('ok', 'FORBIDDEN'), shows: 'an event' } as const;

export const door: Operations = {
  'Subscription.doorChanged': {
    ...ofDoor,
    select: 'expectedCount',
    args: ({ event }) => ({ eventId: event() }),
    scope: AccessScope.DOOR,
    byPass: true,
  },
  'Mutation.recordScans': {
    ...ofDoor,
    select: 'scans { id outcome signUp { id name } }',
    args: ({ event }) => ({
      eventId: event(),
      scans: [{ id: randomUUID(), code: '7', door: 'North', scannedAt: '2027-03-01T12:00:00.000Z' }],
    }),
    scope: AccessScope.DOOR,
    byPass: true,
  },
  // The response does not say whether there is such a scan.
  'Mutation.undoScan': {
    select: 'scans { id }',
    args: () => ({ scanId: randomUUID() }),
    outcomes: forSignedIn('SCAN_NOT_FOUND'),
    scope: AccessScope.DOOR,
    byPass: true,
    shows: 'nothing',
  },
  'Mutation.createDoorPass': {
    ...ofDoor,
    select: 'doorPass { id name } secret',
    args: ({ event }) => ({ eventId: event(), name: 'Lea, south' }),
  },
  'Mutation.endDoorPass': {
    select: 'event { id }',
    args: () => ({ doorPassId: randomUUID() }),
    outcomes: forSignedIn('DOOR_PASS_NOT_FOUND'),
    shows: 'nothing',
  },
  'Mutation.releaseMissingPlaces': {
    ...ofDoor,
    select: 'event { id }',
    args: ({ event }) => ({ eventId: event() }),
    outcomes: forStaff('EVENT_NOT_STARTED', 'FORBIDDEN'),
    scope: AccessScope.PEOPLE_WRITE,
    runs: releaseMissingPlaces,
  },
  'Mutation.undoReleaseMissingPlaces': {
    ...ofDoor,
    select: 'event { id }',
    args: ({ event }) => ({ eventId: event() }),
    scope: AccessScope.PEOPLE_WRITE,
    runs: undoReleaseMissingPlaces,
  },
};
