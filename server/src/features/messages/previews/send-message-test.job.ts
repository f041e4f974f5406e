import { z } from 'zod';
import { findAccount } from '../../accounts/find-account.js';
import { defineJob } from '../../define-job.js';
import { findEvent } from '../../events/find-event.js';
import { messageMail, PREVIEW_CODE } from '../message.mail.js';
import { MessageTest } from './message-test.entity.js';

/** Sends a person the message that they are writing. A later test of theirs about the same event takes the place of an earlier one. */
export const sendMessageTestJob = defineJob({
  name: 'send-message-test',
  schema: z.object({ accountId: z.uuid(), eventId: z.uuid() }),
  run: async ({ database, settings, services: { covers, mail } }, { accountId, eventId }) => {
    const test = await database.findOneBy(MessageTest, { accountId, eventId });
    const event = await findEvent(database, eventId);
    const writer = await findAccount(database, accountId);
    if (!test || !event || !writer) return;
    const { brand, publicUrl } = settings;
    const { subject, text, audience } = test;
    const cover = await covers(event);
    const message = { brand, publicUrl, event, subject, text, audience, writer, cover };
    const { name, email } = writer;
    await mail.send(await messageMail(message, { name, email, muteCode: PREVIEW_CODE }));
  },
});
