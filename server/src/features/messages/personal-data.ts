import { columnRules, OF_PLACE } from '../personal-columns.js';
import { personalData } from '../personal-data.js';
import { Message } from './message.entity.js';
import { MessageRecipient } from './message-recipient.entity.js';
import { MutedEvent } from './muted-event.entity.js';
import { MessageTest } from './previews/message-test.entity.js';

export const dataOfMessages = [
  personalData({
    name: 'messagesWritten',
    kind: 'MESSAGES',
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

const WRITTEN = {
  withAccount: 'stays: a text of the team, without its writer',
  whenOld: 'ROW_DELETED',
} as const;

export const columnsOfMessages = [
  columnRules('messages', {
    personal: [
      [WRITTEN, 'subject', 'text', 'sign_up_ids', 'created_at', 'written_at'],
      [{ ...WRITTEN, withAccount: 'EMPTIED' }, 'created_by_id'],
    ],
    notPersonal: [
      ...['id', 'event_id', 'audience', 'status', 'send_at', 'hours_before_start', 'hours_after_end'],
      ...['also_later_sign_ups', 'started_at', 'sent_at', 'added_at', 'claimed_until'],
      ...['recipient_count', 'sent_count', 'bounced_count', 'muted_count'],
    ],
  }),
  columnRules('message_recipients', {
    personal: [
      [OF_PLACE, 'message_id', 'account_id', 'state', 'added_at', 'mute_code', 'batch_id', 'claimed_at'],
    ],
  }),
  columnRules('muted_events', { personal: [[OF_PLACE, 'account_id', 'event_id', 'muted_at']] }),
  columnRules('message_tests', {
    personal: [[OF_PLACE, 'account_id', 'event_id', 'subject', 'text', 'audience', 'asked_at']],
  }),
];
