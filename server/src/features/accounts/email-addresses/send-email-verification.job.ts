import { z } from 'zod';
import { defineJob } from '../../define-job.js';
import { Account } from '../account.entity.js';
import { EmailTokenPurpose } from './email-token.entity.js';
import { issueEmailToken } from './email-tokens.js';
import { emailVerificationMail } from './email-verification.mail.js';

/**
 * Sends the link by which a person proves that the address of their account is theirs. The secret is made here, so
 * that it is in no queue, and it stands behind a #, so that it reaches no server's log.
 */
export const sendEmailVerificationJob = defineJob({
  name: 'send-email-verification',
  schema: z.object({ accountId: z.uuid() }),
  run: async ({ database, settings, services }, { accountId }) => {
    const account = await database.findOneBy(Account, { id: accountId });
    if (!account || account.emailVerifiedAt) return;
    const { brand, publicUrl } = settings;
    const token = await issueEmailToken(database, services.clock, accountId, EmailTokenPurpose.VERIFICATION);
    const link = `${publicUrl}/verify-email#${token}`;
    await services.mail.send(
      await emailVerificationMail({ brand, to: account.email, name: account.name, link }),
    );
  },
});
