import { registerEnumType } from 'type-graphql';

export enum ActivityAction {
  EVENT_CREATED = 'EVENT_CREATED',
  EVENT_CHANGED = 'EVENT_CHANGED',
  EVENT_CANCELLED = 'EVENT_CANCELLED',
  EVENT_DELETED = 'EVENT_DELETED',
  SIGN_UP_CANCELLED_BY_TEAM = 'SIGN_UP_CANCELLED_BY_TEAM',
  MEMBER_INVITED = 'MEMBER_INVITED',
  MEMBER_JOINED = 'MEMBER_JOINED',
  ROLE_CHANGED = 'ROLE_CHANGED',
  MEMBER_REMOVED = 'MEMBER_REMOVED',
  EVENT_HANDED_OVER = 'EVENT_HANDED_OVER',
  PEOPLE_EXPORTED = 'PEOPLE_EXPORTED',
  MESSAGE_SENT = 'MESSAGE_SENT',
  SCAN_UNDONE = 'SCAN_UNDONE',
  DOOR_PASS_CREATED = 'DOOR_PASS_CREATED',
  DOOR_PASS_ENDED = 'DOOR_PASS_ENDED',
  PLACES_RELEASED = 'PLACES_RELEASED',
}

registerEnumType(ActivityAction, {
  name: 'ActivityAction',
  description: 'An action of the team of an event.',
  valuesConfig: {
    EVENT_CREATED: { description: 'The event was created.' },
    EVENT_CHANGED: { description: 'Fields of the event were changed, or its cancellation was undone.' },
    EVENT_CANCELLED: { description: 'The event was cancelled.' },
    EVENT_DELETED: { description: 'The event was deleted.' },
    SIGN_UP_CANCELLED_BY_TEAM: { description: 'The team gave back the place of another person.' },
    MEMBER_INVITED: {
      description: 'A person was invited to the team; OWNER: the event was offered to them.',
    },
    MEMBER_JOINED: { description: 'A person accepted an invitation.' },
    ROLE_CHANGED: {
      description: 'The role of a person was changed, or whether the page shows them as a host.',
    },
    MEMBER_REMOVED: { description: 'A person left the team, or was removed.' },
    EVENT_HANDED_OVER: { description: 'A new owner took the event over; the subject is the former one.' },
    PEOPLE_EXPORTED: { description: 'The list of people was downloaded.' },
    MESSAGE_SENT: { description: 'A message was sent to attendees.' },
    SCAN_UNDONE: { description: 'An admission at the door was undone.' },
    DOOR_PASS_CREATED: { description: 'A door pass was made.' },
    DOOR_PASS_ENDED: { description: 'A door pass was ended.' },
    PLACES_RELEASED: {
      description:
        'The team released the places of people who have not arrived, or undid it. Later, without an actor: so many places were given back.',
    },
  },
});
