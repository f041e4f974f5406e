import { type EntityManager, In } from 'typeorm';
import type { ConsequenceContext } from '../context.js';
import type { DataOf } from '../define-cause.js';
import type { deletedEventBatch } from '../events/causes.js';
import { uncountSignUps } from '../events/count-sign-ups.js';
import { signUpsDeleted } from './causes.js';
import { SignUp } from './sign-up.entity.js';

/** Deletes a batch of the sign-ups to a deleted event, with what follows from that. */
export async function deleteSignUpsOfEvent(
  { runConsequences }: ConsequenceContext,
  manager: EntityManager,
  { event, size, leaveRest }: DataOf<typeof deletedEventBatch>,
): Promise<void> {
  const signUps = await manager.find(SignUp, { where: { eventId: event.id }, take: size });
  if (signUps.length === size) leaveRest();
  await runConsequences(signUpsDeleted, manager, { event, signUps });
  await manager.delete(SignUp, { id: In(signUps.map(({ id }) => id)) });
  await uncountSignUps(manager, event.id, signUps.length);
}
