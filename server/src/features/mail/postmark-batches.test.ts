import type { ServerClient } from 'postmark';
import { expect, it } from 'vitest';
import type { BulkMail } from './mail-gateway.js';
import { sendBatch } from './postmark-batches.js';

const sender = { from: 'Turnout <events@example.org>', stream: 'broadcast' };
const mail: BulkMail = {
  to: 'maya@example.org',
  subject: 'Doors at six',
  html: '<p>Doors at six</p>',
  text: 'Doors at six',
  writer: 'Ada Ogunleye',
  replyTo: 'ada@example.org',
  muteUrl: 'https://turnout.example/mute',
  batchId: '01936d2a-5b1c-7c3e-9a55-3f8f6c1e2d4b',
  metadata: {},
};

it.each([
  [300, 'INVALID'],
  [406, 'REFUSED'],
  [429, 'LATER'],
  [0, { mailId: 'an id' }],
])(
  "says of Postmark's code %i what became of the mail, and blames the address for 406 alone",
  async (ErrorCode, outcome) => {
    const response = { ErrorCode, MessageID: 'an id', Message: '', SubmittedAt: '' };
    const client = { sendEmailBatch: async () => [response] } as unknown as ServerClient;
    expect(await sendBatch(client, sender, [mail])).toEqual([outcome]);
  },
);
