import { registerEnumType } from 'type-graphql';

export enum MessageStatus {
  SCHEDULED = 'SCHEDULED',
  SENDING = 'SENDING',
  SENT = 'SENT',
  CANCELLED = 'CANCELLED',
}

registerEnumType(MessageStatus, {
  name: 'MessageStatus',
  description: 'How far a message has got.',
  valuesConfig: {
    SCHEDULED: { description: 'It waits for its time, and can be changed.' },
    SENDING: { description: 'It goes out, and can no longer be changed.' },
    SENT: { description: 'All people have it who can be reached.' },
    CANCELLED: {
      description:
        'It does not go out: the team cancelled it, the event was cancelled, or its writer’s account is deleted.',
    },
  },
});
