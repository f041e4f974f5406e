import { type EntityManager, MoreThan } from 'typeorm';
import { AccessToken } from '../../features/accounts/access-tokens/access-token.entity.js';
import type { Account } from '../../features/accounts/account.entity.js';
import { blockedSince } from '../../features/accounts/email-addresses/blocked-addresses.js';
import { Session } from '../../features/accounts/sessions/session.entity.js';
import { liveSessions } from '../../features/accounts/sessions/sessions.js';
import { Event } from '../../features/events/event.entity.js';
import { GoogleCredential } from '../../features/google/google-credential.entity.js';
import { attentionReasonOf } from '../../features/payments/needs-attention.js';
import { Payment } from '../../features/payments/payment.entity.js';
import { SignUp } from '../../features/sign-ups/sign-up.entity.js';
import { WaitingListEntry } from '../../features/waiting-list/waiting-list-entry.entity.js';
import { Webhook } from '../../features/webhooks/webhook.entity.js';

/** Places ahead that are listed one by one. */
const MAX_PLACES = 100;

export type AccountFacts = Awaited<ReturnType<typeof accountFacts>>;

/** The facts of an account that an operator needs to help its owner. It has no secrets. */
export async function accountFacts(database: EntityManager, account: Account, now: Date) {
  const { id: accountId, email, name, role, passwordHash, emailVerifiedAt, createdAt } = account;
  const ahead = { endsAt: MoreThan(now) };
  const google = await database.findOneBy(GoogleCredential, { accountId });
  const sessions = await database.find(Session, {
    where: { accountId, ...liveSessions(now) },
    order: { lastSeenAt: 'DESC' },
  });
  const tokens = await database.find(AccessToken, { where: { accountId }, order: { createdAt: 'DESC' } });
  const events = await database.countBy(Event, { createdById: accountId });
  const eventsAhead = await database.countBy(Event, { createdById: accountId, ...ahead });
  const places = await database.find(SignUp, {
    where: { accountId, event: ahead },
    relations: { event: true },
    order: { event: { startsAt: 'ASC' } },
    take: MAX_PLACES,
  });
  const payments = await database.findBy(Payment, { accountId });
  return {
    ...{ accountId, email, name, role, createdAt, emailVerifiedAt },
    blockedSince: await blockedSince(database, email),
    signInMethods: [...(passwordHash === null ? [] : ['PASSWORD']), ...(google?.subject ? ['GOOGLE'] : [])],
    calendarConnected: google?.encryptedRefreshToken != null,
    sessions: sessions.map(({ device, createdAt: since, lastSeenAt }) => ({ device, since, lastSeenAt })),
    accessTokens: tokens.map(({ name: called, scopes, lastUsedAt, expiresAt }) => ({
      ...{ name: called, scopes, lastUsedAt, expiresAt },
    })),
    webhooks: await database.countBy(Webhook, { accountId }),
    events: { ahead: eventsAhead, over: events - eventsAhead },
    placesAhead: places.map(({ id, event }) => ({
      signUpId: id,
      title: event?.title,
      startsAt: event?.startsAt,
    })),
    waitingFor: await database.countBy(WaitingListEntry, { accountId }),
    payments: {
      byStatus: Object.fromEntries(
        [...Map.groupBy(payments, ({ status }) => status)].map(([status, { length }]) => [status, length]),
      ),
      needingAttention: payments.filter((payment) => attentionReasonOf(payment)).map(({ id }) => id),
    },
  };
}
