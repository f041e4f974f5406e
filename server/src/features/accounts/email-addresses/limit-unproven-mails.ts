import { type EntityManager, In } from 'typeorm';
import type { Log } from '../../../platform/log.js';
import type { Services } from '../../context.js';
import type { BulkOutcome, MailGateway } from '../../mail/mail-gateway.js';
import { Account } from '../account.entity.js';

type Dependencies = Pick<Services, 'mail' | 'batches' | 'rateLimits'>;

/**
 * Sends at most five mails in an hour and ten in a day to an address whose owner has not confirmed it, whatever they
 * are about. Anybody can register with anybody's address, and each thing that an account does is followed by mails.
 * One mail too many is dropped: the stranger who gets them has not asked for any.
 */
export function limitUnprovenMails({ mail, batches, rateLimits }: Dependencies, log: Log): MailGateway {
  const { unprovenMails } = rateLimits;
  return {
    send: async (each) => {
      const { to, isAsking = false } = each;
      const verified = await batches.add(findVerified, to);
      // An address without an account has been confirmed for a sign-up, unless the mail asks for that.
      if (verified ?? !isAsking) return mail.send(each);
      if (!(await unprovenMails.allow(to))) {
        log.warn('no mail: the address is not verified, and has got as many as it may');
        return;
      }
      try {
        await mail.send(each);
      } catch (error) {
        await unprovenMails.uncount(to);
        throw error;
      }
    },
    sendBatch: async (mails) => {
      const allowed = await Promise.all(
        mails.map(async ({ to }) => (await batches.add(findVerified, to)) ?? true),
      );
      for (const [index, { to }] of mails.entries()) allowed[index] ||= await unprovenMails.allow(to);
      const taken = await mail.sendBatch(mails.filter((_mail, index) => allowed[index]));
      const outcomes = taken.values();
      return mails.map(
        (_mail, index): BulkOutcome => (allowed[index] ? outcomes.next().value : 'LIMITED') ?? 'LATER',
      );
    },
    findAccepted: (batchId) => mail.findAccepted(batchId),
  };
}

/** Whether each address is verified; null where it has no account. */
async function findVerified(
  { database }: { database: EntityManager },
  emails: readonly string[],
): Promise<(boolean | null)[]> {
  const accounts = await database.find(Account, {
    select: { email: true, emailVerifiedAt: true },
    where: { email: In([...new Set(emails)]) },
  });
  const verified = new Map(accounts.map(({ email, emailVerifiedAt }) => [email, emailVerifiedAt !== null]));
  return emails.map((email) => verified.get(email) ?? null);
}
