import { forSignedIn, type Operations } from './operation.js';

const ofOwnCalendar = { outcomes: forSignedIn('ok'), shows: 'nothing' } as const;
const ofPlaceInCalendar = { outcomes: forSignedIn('NOT_SIGNED_UP'), shows: 'an event' } as const;

export const calendar: Operations = {
  'Mutation.startCalendarConnection': {
    ...ofPlaceInCalendar,
    select: 'authorizationUrl',
    args: ({ event }) => ({ eventId: event() }),
  },
  'Mutation.connectCalendar': {
    ...ofOwnCalendar,
    select: 'account { id }',
    args: () => ({ code: 'code', state: 'state' }),
    outcomes: forSignedIn('INVALID_OAUTH_STATE'),
  },
  'Mutation.disconnectCalendar': { ...ofOwnCalendar, select: 'account { id }' },
  'Mutation.resetCalendarFeed': { ...ofOwnCalendar, select: 'account { id calendarFeed { url } }' },
  'Mutation.addEventToCalendar': {
    ...ofPlaceInCalendar,
    select: 'signUp { id }',
    args: ({ event }) => ({ eventId: event() }),
  },
};
