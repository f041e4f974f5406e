import { AttendeeNotice } from '../attendee-mails/attendee-notice.entity.js';
import { EventChange } from '../attendee-mails/event-change.entity.js';
import { Mailing } from '../attendee-mails/mailing.entity.js';
import { CancelledSignUp } from '../cancellations/cancelled-sign-up.entity.js';
import { ContactToken } from '../contacts/contact-token.entity.js';
import { type NotExported, personalData } from '../personal-data.js';
import { PlaceAttempt } from '../place-holds/place-attempt.entity.js';
import { PlaceHold } from '../place-holds/place-hold.entity.js';
import { WaitingListEntry } from '../waiting-list/waiting-list-entry.entity.js';
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
  { entity: Mailing, reason: 'how far the mails about an event have got' },
];
