import type { AccountDeletionImpact } from '../../features/event-money/deletion-impact.types.js';
import { inColumns } from '../report.js';
import type { AccountFacts } from './account-facts.js';

const day = (date: Date | null | undefined) => date?.toISOString().slice(0, 10) ?? 'never';
const minute = (date: Date | null | undefined) =>
  date?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never';
const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`;

/** The text of `account show`. All times are UTC. */
export function wordsOf(account: AccountFacts): string {
  const { sessions, accessTokens, placesAhead, payments } = account;
  const byStatus = Object.entries(payments.byStatus).map(([status, count]) => `${count} ${status}`);
  const facts = [
    ['account', `${account.email}  ${account.name}  ${account.accountId}`],
    ['blocked', account.blockedSince ? `since ${minute(account.blockedSince)}` : 'no'],
    ['role', account.role],
    ['verified', account.emailVerifiedAt ? `since ${minute(account.emailVerifiedAt)}` : 'no'],
    ['registered', minute(account.createdAt)],
    ['signs in by', account.signInMethods.join(', ') || 'nothing'],
    ['calendar', account.calendarConnected ? 'connected' : 'not connected'],
    ['sessions', String(sessions.length)],
    ...sessions.map(({ device, lastSeenAt }) => [
      '',
      `${device ?? 'unknown device'}, used ${minute(lastSeenAt)}`,
    ]),
    ['tokens', String(accessTokens.length)],
    ...accessTokens.map(({ name, scopes, lastUsedAt, expiresAt }) => [
      '',
      `${name} (${scopes.join(', ')}), used ${minute(lastUsedAt)}, expires ${day(expiresAt)}`,
    ]),
    ['webhooks', String(account.webhooks)],
    ['events', `${account.events.ahead} ahead, ${account.events.over} over`],
    ['places ahead', String(placesAhead.length)],
    ...placesAhead.map(({ title, startsAt }) => ['', `${minute(startsAt)}  ${title}`]),
    ['waits for', String(account.waitingFor)],
    ['payments', byStatus.join(', ') || '0'],
    ...payments.needingAttention.map((id) => ['', `needs attention: turnout payment show ${id}`]),
  ];
  return inColumns(facts);
}

/** The effects of `account delete`. */
export function wordsOfDeletion(email: string, impact: AccountDeletionImpact): string {
  const { eventCount, events, placeCount, placeRefundCount, placeRefundPence } = impact;
  return [
    `The deletion of ${email} gives up ${placeCount} places and pays back ${pounds(placeRefundPence)} for ${placeRefundCount} of them.`,
    `It deletes ${eventCount} events. There ${events.signUpCount} people lose their places and ${events.waitingCount} wait in vain.`,
    `${events.refundCount} payments of theirs go back, ${pounds(events.refundPence)} altogether.`,
  ].join('\n');
}
