import { columnRules, type Erasure, stays } from '../personal-columns.js';
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

const TEXT: Erasure = { withAccount: 'ROW_DELETED', whenOld: 'stays: the page of the event' };
const OWNER: Erasure = { withAccount: 'EMPTIED', whenOld: 'stays: the owner runs the event' };
const TEAM: Erasure = { withAccount: 'ROW_DELETED', whenOld: 'stays: until the person leaves the team' };
const INVITED = stays('it ends after seven days');
const TWO_YEARS = stays('two years; the id of a deleted account names nobody');
const NAMES_NOBODY = stays('an id of what is deleted names nobody');

export const columnsOfEvents = [
  columnRules('events', {
    personal: [
      [
        TEXT,
        'title',
        'description',
        'location',
        'type',
        'cancellation_reason',
        'search_text',
        'cover',
        'cover_picture_id',
      ],
      [{ withAccount: 'ROW_DELETED', whenOld: 'EMPTIED' }, 'attendee_note'],
      [OWNER, 'created_by_id'],
      [{ ...OWNER, withAccount: 'ROW_DELETED' }, 'owner_since', 'owner_shown_as_host'],
      [NAMES_NOBODY, 'cancellation_notified_up_to'],
    ],
    notPersonal: [
      ...['id', 'date', 'start_time', 'end_time', 'time_zone', 'starts_at', 'ends_at', 'price_pence'],
      ...['refund_deadline_hours', 'public', 'created_at', 'updated_at', 'revision', 'plan_revision'],
      'plan_changed_at',
      ...[
        'language',
        'series_id',
        'duplicated_from_id',
        'sign_up_count',
        'capacity',
        'held_count',
        'waiting_count',
        'cancelled_at',
      ],
      ...['people_erased_at', 'deleted_at'],
    ],
  }),
  columnRules('event_members', {
    personal: [[TEAM, 'account_id', 'role', 'shown_as_host', 'offered_as_host', 'since']],
    notPersonal: ['event_id'],
  }),
  columnRules('event_invitations', {
    personal: [[INVITED, 'id', 'email', 'role', 'shown_as_host', 'secret_hash', 'created_at', 'expires_at']],
    notPersonal: ['event_id'],
  }),
  columnRules('activities', {
    personal: [
      [TWO_YEARS, 'id', 'action', 'actor_id', 'access_token_name', 'subject_id', 'detail', 'occurred_at'],
    ],
    notPersonal: ['event_id'],
  }),
  columnRules('changes', {
    personal: [[NAMES_NOBODY, 'id', 'owner_id']],
    notPersonal: ['subject', 'event_id', 'kind', 'changed_at', 'position'],
  }),
  columnRules('change_clock', { notPersonal: ['id', 'cluster', 'base'] }),
  columnRules('public_version', { notPersonal: ['id', 'version', 'latest_event_update'] }),
  columnRules('search_words', {
    personal: [
      [stays('a word of all events, until the night after the last event with it'), 'word', 'variants'],
    ],
    notPersonal: ['used_on'],
  }),
];
