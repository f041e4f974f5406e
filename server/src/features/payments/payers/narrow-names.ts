import { type EntityManager, In, IsNull } from 'typeorm';
import type { nameShownNarrowed } from '../../accounts/causes.js';
import { widerThan } from '../../accounts/names/name-shown.js';
import type { ConsequenceContext } from '../../context.js';
import type { DataOf } from '../../define-cause.js';
import { Payment } from '../payment.entity.js';

/** A narrower choice of an account holds for the places that it pays for, too. */
export async function narrowNamesOfPayments(
  _: ConsequenceContext,
  manager: EntityManager,
  { accountId, nameShown }: DataOf<typeof nameShownNarrowed>,
): Promise<void> {
  const wider = widerThan(nameShown);
  if (wider.length === 0) return;
  await manager.update(Payment, { accountId, nameShown: In(wider), signUpId: IsNull() }, { nameShown });
}
