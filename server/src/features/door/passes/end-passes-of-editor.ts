import { type EntityManager, IsNull } from 'typeorm';
import type { ConsequenceContext } from '../../context.js';
import type { DataOf } from '../../define-cause.js';
import type { editorRoleEnded } from '../../events/causes.js';
import { DoorPass } from './door-pass.entity.js';

/** Ends the passes that an editor made: they do not work again when the person comes back (S48). */
export async function endPassesOfEditor(
  { services: { clock } }: ConsequenceContext,
  manager: EntityManager,
  { eventId, accountId: createdById }: DataOf<typeof editorRoleEnded>,
): Promise<void> {
  await manager.update(DoorPass, { eventId, createdById, endedAt: IsNull() }, { endedAt: clock.now() });
}
