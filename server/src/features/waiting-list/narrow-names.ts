import { type EntityManager, In } from 'typeorm';
import type { nameShownNarrowed } from '../accounts/causes.js';
import { widerThan } from '../accounts/names/name-shown.js';
import type { ConsequenceContext } from '../context.js';
import type { DataOf } from '../define-cause.js';
import { WaitingListEntry } from './waiting-list-entry.entity.js';

/** A narrower choice of an account holds for the places that it waits for, too. */
export async function narrowNamesOfWaiting(
  _: ConsequenceContext,
  manager: EntityManager,
  { accountId, nameShown }: DataOf<typeof nameShownNarrowed>,
): Promise<void> {
  const wider = widerThan(nameShown);
  if (wider.length === 0) return;
  await manager.update(WaitingListEntry, { accountId, nameShown: In(wider) }, { nameShown });
}
