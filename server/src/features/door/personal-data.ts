import { Raw } from 'typeorm';
import { type NotExported, personalData } from '../personal-data.js';
import { DoorPass } from './passes/door-pass.entity.js';
import { PlaceRelease } from './release/place-release.entity.js';
import { Arrival } from './scans/arrival.entity.js';
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
    kind: 'ACTS',
    entity: Scan,
    rowsOf: ({ id: byAccountId }) => ({ byAccountId }),
    leftOut: { signUpId: OF_ANOTHER, otherEventId: OF_ANOTHER, previousId: OF_ANOTHER },
  }),
  personalData({
    name: 'doorPasses',
    kind: 'ACTS',
    entity: DoorPass,
    rowsOf: ({ id: createdById }) => ({ createdById }),
    leftOut: { tokenHash: 'made from a secret' },
  }),
];

export const notExportedOfDoor: NotExported[] = [
  {
    entity: PlaceRelease,
    reason: 'of the team of an event; its activities name the person who pressed the button',
  },
];
