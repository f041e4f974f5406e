import { z } from 'zod';
import { Account } from '../features/accounts/account.entity.js';
import { Role } from '../features/accounts/role.js';
import type { Context } from '../features/context.js';
import { defineJob } from '../features/define-job.js';
import { ErrorCode } from '../features/error-code.js';
import type { Event } from '../features/events/event.entity.js';
import { findEvent } from '../features/events/find-event.js';
import { findSignUpOf } from '../features/sign-ups/find-sign-up.js';
import { signUpToEvent } from '../features/sign-ups/sign-up-to-event.js';
import { joinWaitingList } from '../features/waiting-list/join-waiting-list.js';
import { UserFailure } from '../platform/graphql/user-failure.js';
import { demoVisitors } from './demo-visitors.js';
import { type DemoVisits, demoVisits, visitedAt, visitorsOf } from './demo-visits.js';
import { as, atTime, offlineContext, registerDemoAccount } from './offline-context.js';
import { payBySandbox } from './pay-by-sandbox.js';

/**
 * Brings the visitors of one of the demo's events, who register, sign up, pay and wait through the use cases. Asked
 * for in the transaction that fills the database, it runs after the start, once, and goes on after a kill. A visitor
 * who cannot come, since the event has changed meanwhile, is left out.
 */
export const visitDemoEventJob = defineJob({
  name: 'visit-demo-event',
  batchSize: 1,
  workers: 1,
  schema: z.object({ eventId: z.uuid(), visits: z.int() }),
  run: async (given, { eventId, visits: index }) => {
    const visits = demoVisits[index];
    const event = await findEvent(given.database, eventId);
    if (!visits || !event) return;
    // Only the sandbox's cards cost nothing.
    if (event.pricePence > 0 && !given.settings.cardForm?.scriptUrl) return;
    const context = offlineContext(given);
    const before = demoVisits.slice(0, index).reduce((sum, each) => sum + visitorsOf(each), 0);
    for (const nth of Array(visitorsOf(visits)).keys()) {
      const visitor = demoVisitors[(before + nth) % demoVisitors.length];
      if (visitor) await visit(context, { event, visits, nth, visitor }).catch(ifRejected);
    }
  },
});

interface Visit {
  event: Event;
  visits: DemoVisits;
  nth: number;
  visitor: { name: string; email: string };
}

async function visit(context: Context, { event, visits, nth, visitor }: Visit): Promise<void> {
  const account = await accountOf(context, visitor);
  const eventId = event.id;
  const { places, givesBack = false, disputes = false } = visits;
  const at = visitedAt(context.services.clock.now(), nth, visitorsOf(visits));
  const form = { eventId, ...visitor };
  const person = as(account, context);
  if (nth >= places) await joinWaitingList(atTime(person, at), form);
  else if (event.pricePence > 0) {
    const paid = { givesBack: givesBack && nth === 0, disputes: disputes && nth === places - 1 };
    await payBySandbox(person, { ...form, at, ...paid });
  } else if (!(await findSignUpOf(context.database, { eventId, accountId: account.id }))) {
    await signUpToEvent(atTime(person, at), form);
  }
}

async function accountOf(context: Context, visitor: Visit['visitor']): Promise<Account> {
  const known = await context.database.findOneBy(Account, { email: visitor.email });
  return known ?? registerDemoAccount(context, Role.USER, visitor);
}

/** @throws what another try may mend */
function ifRejected(error: unknown): void {
  const isRejected = error instanceof UserFailure;
  if (!isRejected || error.problems.some(({ code }) => code === ErrorCode.PAYMENTS_UNAVAILABLE)) throw error;
}
