import { z } from 'zod';
import { defineJob } from '../define-job.js';
import { countLiveAccessTokens } from './access-tokens/access-tokens.js';
import { Account } from './account.entity.js';
import { passwordChangedMail } from './password-changed.mail.js';

/** Tells the owner of an account that its password was changed: whoever did it may not have been them. */
export const sendPasswordChangedMailJob = defineJob({
  name: 'send-password-changed-mail',
  schema: z.object({ accountId: z.uuid(), changedAt: z.iso.datetime() }),
  run: async ({ database, settings, services }, { accountId, changedAt }) => {
    const account = await database.findOneBy(Account, { id: accountId });
    if (!account) return;
    const { productName, publicUrl } = settings;
    const { email: to, name } = account;
    const link = `${publicUrl}/forgot-password`;
    const accessTokenCount = await countLiveAccessTokens(database, services.clock, accountId);
    const accessTokens = { accessTokenCount, accessTokensLink: `${publicUrl}/access-tokens` };
    const mail = await passwordChangedMail({ productName, to, name, changedAt, link, ...accessTokens });
    await services.mail.send(mail);
  },
});
