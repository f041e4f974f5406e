import { type NotExported, personalData } from '../personal-data.js';
import { Activity } from './activity/activity.entity.js';
import { Change, ChangeClock } from './changes/change.entity.js';
import { Event } from './event.entity.js';
import { PublicVersion } from './lists/public-version.entity.js';
import { SearchWord } from './search/search-word.entity.js';
import { EventInvitation } from './team/event-invitation.entity.js';
import { EventMember } from './team/event-member.entity.js';

export const dataOfEvents = [
  personalData({
    name: 'events',
    kind: 'EVENTS',
    entity: Event,
    rowsOf: ({ id: createdById }) => ({ createdById }),
    leftOut: { searchText: 'the words of the other columns' },
  }),
  personalData({
    name: 'activities',
    kind: 'ACTS',
    entity: Activity,
    rowsOf: ({ id: actorId }) => ({ actorId }),
    leftOut: { subjectId: 'another person' },
  }),
  personalData({
    name: 'rolesInTeams',
    kind: 'EVENTS',
    entity: EventMember,
    rowsOf: ({ id: accountId }) => ({ accountId }),
  }),
  personalData({
    name: 'invitationsToTeams',
    kind: 'EVENTS',
    entity: EventInvitation,
    rowsOf: ({ email }) => ({ email }),
    leftOut: { secretHash: 'made from the secret of a link' },
  }),
];

export const notExportedOfEvents: NotExported[] = [
  { entity: Change, reason: 'ids of events and of the places of other people' },
  { entity: ChangeClock, reason: 'of nobody' },
  { entity: PublicVersion, reason: 'of nobody' },
  { entity: SearchWord, reason: 'words of all events, without the events' },
];
