import { AccessScope } from '../../../src/features/accounts/access-tokens/access-scope.js';
import { cancelMessage } from '../../../src/features/messages/cancel-message.js';
import { createMessage } from '../../../src/features/messages/create-message.js';
import { sendMessagePreview } from '../../../src/features/messages/previews/send-message-preview.js';
import { updateMessage } from '../../../src/features/messages/update-message.js';
import { forStaff, type Operations } from './operation.js';

const written = {
  subject: 'Bring a photo',
  text: 'Of your bus stop.',
  audience: 'ALL',
  alsoLaterSignUps: false,
};
const ofMessage = {
  select: 'message { id }',
  outcomes: forStaff('ok', 'FORBIDDEN'),
  scope: AccessScope.MESSAGES_WRITE,
} as const;

export const messages: Operations = {
  'Mutation.createMessage': {
    ...ofMessage,
    args: ({ event }) => ({ eventId: event(), ...written }),
    shows: 'an event',
    runs: createMessage,
  },
  'Mutation.sendMessagePreview': {
    ...ofMessage,
    args: ({ event }) => ({ eventId: event(), ...written }),
    shows: 'an event',
    runs: sendMessagePreview,
  },
  'Mutation.updateMessage': {
    ...ofMessage,
    args: ({ message }) => ({ id: message(), text: 'Other words' }),
    shows: 'nothing',
    runs: updateMessage,
  },
  'Mutation.cancelMessage': {
    ...ofMessage,
    args: ({ message }) => ({ id: message() }),
    shows: 'nothing',
    runs: cancelMessage,
  },
};
