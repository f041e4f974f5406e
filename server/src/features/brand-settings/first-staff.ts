import type { EntityManager } from 'typeorm';
import { read } from '../../platform/database/sql/read.js';
import { forbidden, requireStaff } from '../accounts/access-rules.js';
import type { Viewer } from '../accounts/viewer.js';
import type { Context } from '../context.js';

type Asking = Pick<Context, 'viewer' | 'settings' | 'database'>;

/**
 * The first line of what only the first staff account may do: the oldest one that may do what staff may. An account that is
 * deleted, blocked or no staff any more passes this on to the next.
 * @throws RequestError UNAUTHENTICATED, FORBIDDEN
 * @throws UserError EMAIL_NOT_VERIFIED
 */
export async function requireFirstStaff(context: Asking): Promise<Viewer> {
  const staff = requireStaff(context);
  if ((await findFirstStaff(context.database, context.settings)) !== staff.accountId) throw forbidden();
  return staff;
}

/** The id of the first staff account; null where there is none. */
export async function findFirstStaff(
  database: EntityManager,
  { requireVerifiedStaff }: Pick<Context['settings'], 'requireVerifiedStaff'>,
): Promise<string | null> {
  const [first] = await read<{ id: string }>(
    database,
    `SELECT id FROM accounts
     WHERE role = 'STAFF' AND (email_verified_at IS NOT NULL OR NOT $1)
       AND NOT EXISTS (SELECT FROM blocked_addresses WHERE blocked_addresses.email = accounts.email)
     ORDER BY created_at, id LIMIT 1`,
    [requireVerifiedStaff],
  );
  return first?.id ?? null;
}
