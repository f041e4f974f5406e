import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { ConsequenceContext } from '../../context.js';
import { defineJob } from '../../define-job.js';
import { Account } from '../account.entity.js';
import { EmailTokenPurpose } from '../email-addresses/email-token.entity.js';
import { issueEmailToken } from '../email-addresses/email-tokens.js';
import { passwordResetMail } from './password-reset.mail.js';

/**
 * Sends the link that sets a new password. Anybody can ask for it, for any address, whether it has an account or not.
 * The secret is made here, so that it is in no queue.
 */
export const sendPasswordResetJob = defineJob({
  name: 'send-password-reset',
  schema: z.object({ email: z.string() }),
  run: async ({ database, settings, services }, { email }) => {
    const account = await database.findOneBy(Account, { email });
    if (!account) return;
    const { brand, publicUrl } = settings;
    const token = await issueEmailToken(
      database,
      services.clock,
      account.id,
      EmailTokenPurpose.PASSWORD_RESET,
    );
    const link = `${publicUrl}/reset-password#${token}`;
    await services.mail.send(await passwordResetMail({ brand, to: email, name: account.name, link }));
  },
});

/** Deletes the jobs that have the address of an account, in the transaction that deletes it. */
export async function deletePasswordResetJobs(
  { services: { jobs } }: ConsequenceContext,
  manager: EntityManager,
  { accountId }: { accountId: string },
): Promise<void> {
  const { email } = await manager.findOneByOrFail(Account, { id: accountId });
  await jobs.deleteAllWith(manager, sendPasswordResetJob, { email });
}
