import { AttendeeNotice } from '../attendee-mails/attendee-notice.entity.js';
import { EventChange } from '../attendee-mails/event-change.entity.js';
import { Mailing } from '../attendee-mails/mailing.entity.js';
import { CancelledSignUp } from '../cancellations/cancelled-sign-up.entity.js';
import { ContactToken } from '../contacts/contact-token.entity.js';
import { columnRules, OF_PLACE, stays } from '../personal-columns.js';
import { type NotExported, personalData } from '../personal-data.js';
import { PlaceAttempt } from '../place-holds/place-attempt.entity.js';
import { PlaceHold } from '../place-holds/place-hold.entity.js';
import { WaitingListEntry } from '../waiting-list/waiting-list-entry.entity.js';
import { ErasedPlaces } from './erased-places/erased-places.entity.js';
import { SignUp } from './sign-up.entity.js';

export const dataOfSignUps = [
  personalData({
    name: 'places',
    kind: 'PLACES',
    entity: SignUp,
    rowsOf: ({ id: accountId }) => ({ accountId }),
    leftOut: { ticketCode: 'lets in the person who shows it' },
  }),
  personalData({
    name: 'placesGivenBack',
    kind: 'PLACES',
    entity: CancelledSignUp,
    rowsOf: ({ id: accountId }) => ({ accountId }),
    leftOut: { ticketCode: 'was the code of a ticket' },
  }),
  personalData({
    name: 'placesHeld',
    kind: 'PLACES',
    entity: PlaceHold,
    rowsOf: ({ id: accountId }) => ({ accountId }),
  }),
  personalData({
    name: 'placesAskedForInVain',
    kind: 'PLACES',
    entity: PlaceAttempt,
    rowsOf: ({ id: accountId }) => ({ accountId }),
  }),
  personalData({
    name: 'waitingLists',
    kind: 'PLACES',
    entity: WaitingListEntry,
    rowsOf: ({ id: accountId }) => ({ accountId }),
  }),
  personalData({
    name: 'mailsAboutPlaces',
    kind: 'MAILS',
    entity: AttendeeNotice,
    rowsOf: ({ id: accountId }) => ({ signUp: { accountId } }),
  }),
  personalData({
    name: 'changesOfEvents',
    kind: 'ACTS',
    entity: EventChange,
    rowsOf: ({ id: createdById }) => ({ event: { createdById } }),
  }),
];

export const notExportedOfSignUps: NotExported[] = [
  { entity: ContactToken, reason: 'made from the secret of a link' },
  { entity: ErasedPlaces, reason: 'numbers of erased people, without them' },
  { entity: Mailing, reason: 'how far the mails about an event have got' },
];

const FORTY_DAYS = stays('forty days');

export const columnsOfSignUps = [
  columnRules('sign_ups', {
    personal: [
      [OF_PLACE, 'id', 'account_id', 'name', 'email', 'unconfirmed_email', 'name_shown', 'signed_up_at'],
      [OF_PLACE, 'changed_at', 'added_to_calendar_at', 'ticket_code', 'ticket_rotated_at'],
    ],
    notPersonal: ['event_id'],
  }),
  columnRules('cancelled_sign_ups', {
    personal: [[OF_PLACE, 'id', 'account_id', 'signed_up_at', 'cancelled_at', 'by_creator', 'ticket_code']],
    notPersonal: ['event_id'],
  }),
  columnRules('erased_places', {
    notPersonal: ['event_id', 'signed_up_on', 'place_count', 'cancelled_count'],
  }),
  columnRules('place_holds', {
    personal: [[OF_PLACE, 'account_id', 'held_until']],
    notPersonal: ['event_id'],
  }),
  columnRules('place_attempts', {
    personal: [[OF_PLACE, 'account_id', 'gave_up_at', 'refused_at']],
    notPersonal: ['event_id'],
  }),
  columnRules('waiting_list_entries', {
    personal: [
      [OF_PLACE, 'id', 'account_id', 'name', 'email', 'unconfirmed_email', 'name_shown', 'joined_at'],
      [OF_PLACE, 'offer_expires_at'],
    ],
    notPersonal: ['event_id'],
  }),
  columnRules('contact_tokens', { personal: [[OF_PLACE, 'token_hash', 'sign_up_id', 'expires_at']] }),
  columnRules('attendee_notices', { personal: [[OF_PLACE, 'sign_up_id', 'revision', 'reminded_for']] }),
  columnRules('event_changes', {
    personal: [[FORTY_DAYS, 'location', 'attendee_note', 'message', 'changed_at']],
    notPersonal: ['event_id', 'revision', 'date', 'start_time', 'end_time', 'time_zone'],
  }),
  columnRules('mailings', {
    personal: [[FORTY_DAYS, 'after_account_id']],
    notPersonal: [...['id', 'event_ids', 'kind', 'due_at', 'signed_up_until', 'starts_at', 'finished_at']],
  }),
];
