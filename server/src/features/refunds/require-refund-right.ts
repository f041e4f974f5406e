import { type EntityManager, In, IsNull } from 'typeorm';
import type { ConsequenceContext } from '../context.js';
import type { DataOf } from '../define-cause.js';
import { ErrorCode } from '../error-code.js';
import type { eventChanged } from '../events/causes.js';
import { changedPlan } from '../events/event-plan.js';
import { hasRight } from '../events/team/event-roles.js';
import { Payment } from '../payments/payment.entity.js';
import { OPEN_STATUSES, PaymentStatus } from '../payments/payment-status.js';
import { UserError } from '../user-error.js';

const PAID_OR_PAYING = In([...OPEN_STATUSES, PaymentStatus.SUCCEEDED]);

/**
 * Refuses a change of date, times, zone or place by which people who pay, or have paid, can take their money back (P23), where the
 * viewer has no right for refunds (S52). The viewer's own payment counts.
 * @throws UserError OWNER_REQUIRED, at the first of these fields that changes
 */
export async function requireRefundRight(
  _context: ConsequenceContext,
  manager: EntityManager,
  { viewer, changes }: DataOf<typeof eventChanged>,
): Promise<void> {
  const refused = changes.filter(
    ({ before, after }) => changedPlan(before, after).length > 0 && !hasRight(viewer, before, 'REFUND'),
  );
  const [first] = refused;
  if (!first) return;
  const eventId = In(refused.map(({ after }) => after.id));
  if (!(await manager.existsBy(Payment, { eventId, status: PAID_OR_PAYING, noPlaceReason: IsNull() })))
    return;
  const [field] = changedPlan(first.before, first.after);
  throw new UserError(ErrorCode.OWNER_REQUIRED, field);
}
