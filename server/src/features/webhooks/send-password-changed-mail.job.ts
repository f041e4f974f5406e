import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { listLiveAccessTokenNames } from '../accounts/access-tokens/access-tokens.js';
import { Account } from '../accounts/account.entity.js';
import type { passwordChanged } from '../accounts/causes.js';
import { passwordChangedMail } from '../accounts/passwords/password-changed.mail.js';
import type { ConsequenceContext } from '../context.js';
import type { DataOf } from '../define-cause.js';
import { defineJob } from '../define-job.js';
import { Webhook } from './webhook.entity.js';

/**
 * Tells the owner of an account that its password was changed: a stranger may have done it, and may have left access
 * tokens and webhooks, which go on working.
 */
export const sendPasswordChangedMailJob = defineJob({
  name: 'send-password-changed-mail',
  schema: z.object({ accountId: z.uuid(), changedAt: z.iso.datetime() }),
  run: async ({ database, settings, services }, { accountId, changedAt }) => {
    const account = await database.findOneBy(Account, { id: accountId });
    if (!account) return;
    const { brand, publicUrl } = settings;
    const mail = await passwordChangedMail({
      brand,
      to: account.email,
      name: account.name,
      changedAt,
      link: `${publicUrl}/forgot-password`,
      accessTokens: await listLiveAccessTokenNames(database, services.clock, accountId),
      webhooks: await listHosts(database, accountId),
      accountLink: `${publicUrl}/account`,
    });
    await services.mail.send(mail);
  },
});

/** A consequence of a change of the password. */
export async function mailChangedPassword(
  { services }: ConsequenceContext,
  manager: EntityManager,
  { accountId, changedAt }: DataOf<typeof passwordChanged>,
): Promise<void> {
  const data = { accountId, changedAt: changedAt.toISOString() };
  await services.jobs.enqueue(manager, sendPasswordChangedMailJob, data);
}

/** The rest of an address may have a secret in it. */
async function listHosts(database: EntityManager, accountId: string): Promise<string[]> {
  const webhooks = await database.find(Webhook, {
    where: { accountId },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  return webhooks.map(({ url }) => new URL(url).host);
}
