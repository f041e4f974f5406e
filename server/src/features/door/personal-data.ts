import { Raw } from 'typeorm';
import { columnRules, type Erasure, OF_PLACE } from '../personal-columns.js';
import { type NotExported, personalData } from '../personal-data.js';
import { DoorPass } from './passes/door-pass.entity.js';
import { PlaceRelease } from './release/place-release.entity.js';
import { Arrival } from './scans/arrival.entity.js';
import { ErasedArrivals } from './scans/erased-arrivals.entity.js';
import { Scan } from './scans/scan.entity.js';

const OWN_PLACES = `SELECT id FROM sign_ups WHERE account_id = :accountId
  UNION ALL SELECT id FROM cancelled_sign_ups WHERE account_id = :accountId`;
const BY_ANOTHER = 'another person, who scanned it';
const OF_ANOTHER = 'is about the place of another person';

export const dataOfDoor = [
  personalData({
    name: 'arrivals',
    kind: 'SCANS',
    entity: Arrival,
    rowsOf: ({ id: accountId }) => ({ signUp: { accountId } }),
  }),
  personalData({
    name: 'scansOfTickets',
    kind: 'SCANS',
    entity: Scan,
    rowsOf: ({ id: accountId }) => ({ signUpId: Raw((id) => `${id} IN (${OWN_PLACES})`, { accountId }) }),
    leftOut: { byAccountId: BY_ANOTHER, byPassId: BY_ANOTHER, otherEventId: BY_ANOTHER },
  }),
  personalData({
    name: 'scansAtDoors',
    kind: 'SCANS',
    entity: Scan,
    rowsOf: ({ id: byAccountId }) => ({ byAccountId }),
    leftOut: { signUpId: OF_ANOTHER, otherEventId: OF_ANOTHER, previousId: OF_ANOTHER },
  }),
  personalData({
    name: 'doorPasses',
    kind: 'SCANS',
    entity: DoorPass,
    rowsOf: ({ id: createdById }) => ({ createdById }),
    leftOut: { tokenHash: 'made from a secret' },
  }),
];

export const notExportedOfDoor: NotExported[] = [
  { entity: ErasedArrivals, reason: 'numbers of erased people, without them' },
  {
    entity: PlaceRelease,
    reason: 'of the team of an event; its activities name the person who pressed the button',
  },
];

const UNTIL_OLD: Erasure = { withAccount: 'stays: as long as the scans', whenOld: 'ROW_DELETED' };
const HELPER: Erasure = { withAccount: 'EMPTIED', whenOld: 'ROW_DELETED' };

export const columnsOfDoor = [
  columnRules('door_passes', {
    personal: [
      [UNTIL_OLD, 'id', 'token_hash', 'name', 'created_at', 'last_used_at', 'ended_at'],
      [HELPER, 'created_by_id'],
    ],
    notPersonal: ['event_id', 'may_search', 'may_undo'],
  }),
  columnRules('scans', {
    personal: [
      // The id of a place names nobody once the place is deleted with its account.
      [UNTIL_OLD, 'id', 'outcome', 'sign_up_id', 'other_event_id', 'previous_id', 'by_pass_id'],
      [UNTIL_OLD, 'scanned_at', 'received_at', 'undone_at'],
      [HELPER, 'by_account_id'],
    ],
    notPersonal: ['event_id', 'door', 'offline'],
  }),
  columnRules('arrivals', {
    personal: [[OF_PLACE, 'sign_up_id', 'scan_id', 'arrived_at']],
    notPersonal: ['event_id', 'door'],
  }),
  columnRules('erased_arrivals', { notPersonal: ['event_id', 'door', 'arrived_count'] }),
  columnRules('place_releases', { notPersonal: ['event_id', 'released_at', 'stage'] }),
];
