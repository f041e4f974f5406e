import { type NotExported, personalData } from '../personal-data.js';
import { DoorPass } from './passes/door-pass.entity.js';
import { PlaceRelease } from './release/place-release.entity.js';
import { Arrival } from './scans/arrival.entity.js';
import { Scan } from './scans/scan.entity.js';

const OF_ANOTHER = 'is about the place of another person';

export const dataOfDoor = [
  personalData({
    name: 'arrivals',
    entity: Arrival,
    rowsOf: ({ id: accountId }) => ({ signUp: { accountId } }),
  }),
  personalData({
    name: 'scansAtDoors',
    entity: Scan,
    rowsOf: ({ id: byAccountId }) => ({ byAccountId }),
    leftOut: { signUpId: OF_ANOTHER, otherEventId: OF_ANOTHER, previousId: OF_ANOTHER },
  }),
  personalData({
    name: 'doorPasses',
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
