import { type EntityManager, In } from 'typeorm';
import type { ConsequenceContext } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { ActivityAction } from '../events/activity/activity-action.js';
import { type Acted, type Actor, recordActivities } from '../events/activity/record-activity.js';
import type { LockedRows } from '../events/count-sign-ups.js';
import { Event } from '../events/event.entity.js';
import { hasStarted } from '../events/refund-deadline.js';
import type { Place } from '../sign-ups/find-places.js';
import { lockPlaces } from '../sign-ups/lock-places.js';
import { UserError } from '../user-error.js';
import { CancelledSignUp } from './cancelled-sign-up.entity.js';
import {
  type GivenBack,
  type Refund,
  type Refusal,
  signUpsCancelled,
  signUpsEnded,
  signUpsGivenBack,
} from './causes.js';

export interface WantedCancellation extends Place {
  /** Whether the event's team wants it, who are bound to no deadline. */
  byCreator: boolean;
  hadNotArrived: boolean;
  takenOutBy: Actor | null;
  /** False: an editor wants it, who returns no money. */
  mayRefund: boolean;
  expectedRefundPence: number | null;
}

/** The event as it is then, or why the place was not given back. CHANGED: something was locked, ask again. */
export type CancellationOutcome = Event | Refusal | 'CHANGED';

const NO_MONEY: Refund = { paidPence: 0, refundPence: 0, returnedBeforePence: 0 };

type CancelContext = Pick<ConsequenceContext, 'services' | 'runConsequences'>;

/**
 * Gives places back, at one event or at many, with all that follows from it. Each statement is for all of them.
 * @param lockedRows with SKIP LOCKED it waits for nobody: an event or account that is locked gives CHANGED
 */
export async function cancelSignUps(
  context: CancelContext,
  manager: EntityManager,
  wanted: readonly WantedCancellation[],
  lockedRows: LockedRows,
): Promise<CancellationOutcome[]> {
  const now = context.services.clock.now();
  const locked = await lockPlaces(manager, wanted, lockedRows);
  const asked = wanted.map(({ signUpId, ...terms }) => {
    const place = locked.get(signUpId);
    if (place === 'LOCKED') return 'CHANGED';
    // The second of two at once finds nothing.
    locked.delete(signUpId);
    if (!place) return new UserError(ErrorCode.SIGN_UP_NOT_FOUND);
    // All that was paid comes back, which another end of the place could prevent.
    if (place.event.cancelledAt) return new UserError(ErrorCode.EVENT_CANCELLED);
    if (!terms.byCreator && hasStarted(place.event, now)) return new UserError(ErrorCode.CANCELLATION_CLOSED);
    const { byCreator, hadNotArrived, takenOutBy, mayRefund, expectedRefundPence } = terms;
    return { ...place, byCreator, hadNotArrived, takenOutBy, mayRefund, expectedRefundPence };
  });
  const { cancelled, refused } = await settleMoney(context, manager, asked.filter(isGivenBack));
  if (cancelled.length > 0) {
    await removeRows(manager, cancelled, now);
    await recordActivities(manager, context.services, cancelled.flatMap(actedOn));
    await context.runConsequences(signUpsEnded, manager, { signUps: cancelled.map(placeOf) });
    await context.runConsequences(signUpsCancelled, manager, { cancelled });
  }
  const events = await eventsOf(manager, cancelled);
  return asked.map((one) =>
    isGivenBack(one) ? (refused.get(one.signUp.id) ?? (events.get(one.event.id) as Event)) : one,
  );
}

const isGivenBack = (one: GivenBack | Refusal | 'CHANGED'): one is GivenBack =>
  one !== 'CHANGED' && !(one instanceof Error);

const placeOf = ({ signUp: { id: signUpId, eventId } }: GivenBack) => ({ signUpId, eventId });

/** The name of the person is read by the account, as long as that is there. */
function actedOn({ event, signUp, takenOutBy: actor }: GivenBack): Acted[] {
  if (!actor) return [];
  const action = ActivityAction.SIGN_UP_CANCELLED_BY_TEAM;
  return [{ eventId: event.id, action, actor, subjectId: signUp.accountId }];
}

/** How much of the payment goes back, and which people therefore keep the place. */
async function settleMoney(
  { runConsequences }: CancelContext,
  manager: EntityManager,
  givenBack: GivenBack[],
) {
  const refused = new Map<string, Refusal>();
  const refunds = new Map<string, Refund>();
  if (givenBack.length > 0) {
    await runConsequences(signUpsGivenBack, manager, {
      givenBack,
      refuse: (signUpId, reason) => refused.set(signUpId, reason),
      setRefund: (signUpId, refund) => refunds.set(signUpId, refund),
    });
  }
  const cancelled = givenBack
    .filter(({ signUp }) => !refused.has(signUp.id))
    .map((place) => ({ ...NO_MONEY, ...refunds.get(place.signUp.id), ...place }));
  return { cancelled, refused };
}

async function removeRows(manager: EntityManager, cancelled: readonly GivenBack[], now: Date): Promise<void> {
  const gone = await manager.query<{ id: string; ticketCode: Buffer }[]>(
    `WITH gone AS (DELETE FROM sign_ups WHERE id = ANY($1) RETURNING id, event_id, ticket_code),
     counted AS (
       UPDATE events SET sign_up_count = sign_up_count - how_many
       FROM (SELECT event_id, count(*)::int AS how_many FROM gone GROUP BY event_id) AS left_events
       WHERE events.id = event_id
     )
     SELECT id, ticket_code AS "ticketCode" FROM gone`,
    [cancelled.map(({ signUp }) => signUp.id)],
  );
  const codes = new Map(gone.map(({ id, ticketCode }) => [id, ticketCode]));
  await manager.insert(
    CancelledSignUp,
    cancelled.map(({ signUp: { id, eventId, accountId, signedUpAt }, byCreator }) => ({
      ...{ id, eventId, accountId, signedUpAt },
      cancelledAt: now,
      byCreator,
      ticketCode: codes.get(id) ?? null,
    })),
  );
}

/** As they are now: the places may be other people's by now. */
async function eventsOf(
  manager: EntityManager,
  cancelled: readonly GivenBack[],
): Promise<Map<string, Event>> {
  if (cancelled.length === 0) return new Map();
  const ids = [...new Set(cancelled.map(({ event }) => event.id))];
  const events = await manager.findBy(Event, { id: In(ids) });
  return new Map(events.map((event) => [event.id, event]));
}
