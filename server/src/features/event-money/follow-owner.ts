import type { EntityManager } from 'typeorm';
import type { ConsequenceContext } from '../context.js';
import type { DataOf } from '../define-cause.js';
import type { eventHandedOver } from '../events/causes.js';
import { Payment } from '../payments/payment.entity.js';

/** The new owner of an event looks after its payments. */
export async function followOwner(
  _context: ConsequenceContext,
  manager: EntityManager,
  { eventId, toId }: DataOf<typeof eventHandedOver>,
): Promise<void> {
  await manager.update(Payment, { eventId }, { eventCreatedById: toId });
}
