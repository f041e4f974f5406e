import { personalData } from '../personal-data.js';
import { Message } from './message.entity.js';
import { MessageRecipient } from './message-recipient.entity.js';
import { MutedEvent } from './muted-event.entity.js';
import { MessageTest } from './previews/message-test.entity.js';

export const dataOfMessages = [
  personalData({
    name: 'messagesWritten',
    kind: 'ACTS',
    entity: Message,
    rowsOf: ({ id: createdById }) => ({ createdById }),
    leftOut: { signUpIds: 'the places of other people' },
  }),
  personalData({
    name: 'messagesReceived',
    kind: 'MAILS',
    entity: MessageRecipient,
    rowsOf: ({ id: accountId }) => ({ accountId }),
    leftOut: { muteCode: 'a secret of the link in the mail' },
  }),
  personalData({
    name: 'mutedEvents',
    kind: 'MAILS',
    entity: MutedEvent,
    rowsOf: ({ id: accountId }) => ({ accountId }),
  }),
  personalData({
    name: 'messageTests',
    kind: 'MAILS',
    entity: MessageTest,
    rowsOf: ({ id: accountId }) => ({ accountId }),
  }),
];
