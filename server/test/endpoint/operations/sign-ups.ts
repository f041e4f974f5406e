import { randomUUID } from 'node:crypto';
import { AccessScope } from '../../../src/features/accounts/access-tokens/access-scope.js';
import { forEverybody, forSignedIn, forUserA, type Operations } from './operation.js';

const form = () => ({ name: 'Ines', email: `${randomUUID()}@example.org` });
const writing = {
  outcomes: forSignedIn('ok'),
  scope: AccessScope.SIGN_UPS_WRITE,
  shows: 'an event',
} as const;
const watching = { args: ({ event }) => ({ eventId: event() }), shows: 'an event' } satisfies Partial<
  Operations[string]
>;

export const signUps: Operations = {
  'Subscription.signUpAdded': {
    ...watching,
    select: 'id event { id }',
    outcomes: forSignedIn('ok'),
    scope: AccessScope.SIGN_UPS_READ,
  },
  'Subscription.viewerPlaceChanged': {
    ...watching,
    select: 'id',
    outcomes: forSignedIn('ok'),
    scope: AccessScope.SIGN_UPS_READ,
  },
  'Subscription.eventPlacesChanged': {
    ...watching,
    select: 'id signUpCount',
    outcomes: forEverybody,
    scope: 'none',
    byPass: true,
  },
  'Mutation.signUp': {
    ...writing,
    select: 'signUp { id email }',
    args: ({ event }) => ({ eventId: event(), ...form() }),
  },
  'Mutation.signUpToEvents': {
    ...writing,
    select: 'results { eventId signUp { id email } error { code } }',
    args: ({ event }) => ({ eventIds: Promise.all([event()]), ...form() }),
  },
  'Mutation.cancelSignUp': {
    ...writing,
    select: 'cancelledSignUpId event { id } refund { id }',
    args: ({ signUp }) => ({ signUpId: signUp() }),
    outcomes: forUserA('FORBIDDEN', 'ok'),
    scopeForOthers: AccessScope.PEOPLE_WRITE,
  },
  'Mutation.rotateTicket': {
    ...writing,
    select: 'signUp { id ticket { code rotatedAt } }',
    args: ({ signUp }) => ({ signUpId: signUp() }),
    outcomes: forUserA('FORBIDDEN', 'ok'),
    scopeForOthers: AccessScope.PEOPLE_WRITE,
  },
  'Mutation.updateSignUp': {
    ...writing,
    select: 'signUp { id name nameShown }',
    args: ({ signUp }) => ({ signUpId: signUp(), name: 'Ines Moreau-Diaz', nameShown: 'TEAM' }),
    outcomes: forUserA('FORBIDDEN'),
  },
  'Mutation.joinWaitingList': {
    ...writing,
    select: 'waitingListEntry { id email }',
    args: ({ event }) => ({ eventId: event(), ...form() }),
    outcomes: forSignedIn('EVENT_NOT_FULL'),
  },
  'Mutation.leaveWaitingList': {
    ...writing,
    select: 'leftEventId',
    args: ({ event }) => ({ eventId: event() }),
  },
  'Mutation.confirmContact': {
    select: 'event { id title }',
    args: ({ contactLink }) => ({ token: contactLink() }),
    outcomes: forEverybody,
    shows: 'nothing',
  },
};
