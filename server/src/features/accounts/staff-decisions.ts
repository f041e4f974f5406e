import { type EntityManager, In } from 'typeorm';
import { transaction } from '../../platform/database/connection/transaction.js';
import { Account } from './account.entity.js';
import { AccountActivityAction } from './account-activity/account-activity-action.js';
import { recordAccountActivity } from './account-activity/record-account-activity.js';
import { lockAccount } from './find-account.js';
import { Role } from './role.js';
import { type Decision, StaffDecision } from './staff-decision.entity.js';

/**
 * The role of an address: what the operator has decided, else `role`. Call it in the transaction that stores the role: a
 * decision waits for the transactions that have read an older one.
 */
export async function decidedRole(manager: EntityManager, email: string, role: Role): Promise<Role> {
  const found = await manager.findOneBy(StaffDecision, { email });
  if (!found) return role;
  return found.decision === 'ALLOWED' ? Role.STAFF : Role.USER;
}

/** @returns whether the account is staff now: not so after the operator has removed its address */
export async function makeStaff(database: EntityManager, { id }: Pick<Account, 'id'>): Promise<boolean> {
  const [, count] = await database.query<[unknown[], number]>(
    `UPDATE accounts SET role = 'STAFF' WHERE id = $1 AND NOT EXISTS (
       SELECT FROM staff_decisions WHERE staff_decisions.email = accounts.email AND decision = 'REMOVED'
     )`,
    [id],
  );
  return count === 1;
}

/**
 * Stores the operator's decision about an address, and gives its account the role at once.
 * @returns the account as it is now; null where no account has the address
 */
export async function decideStaff(
  database: EntityManager,
  { email, decision, decidedAt }: StaffDecision,
): Promise<Account | null> {
  return transaction(database, async (manager) => {
    // Waits for registrations that have read an older decision: else one could store the role that it has read after this.
    await manager.query('LOCK TABLE staff_decisions IN ACCESS EXCLUSIVE MODE');
    await manager.upsert(StaffDecision, { email, decision, decidedAt }, ['email']);
    const account = await lockAccount(manager, { email });
    if (!account) return null;
    const role = decision === 'ALLOWED' ? Role.STAFF : Role.USER;
    await manager.update(Account, account.id, { role });
    if (role !== account.role) {
      const services = { clock: { now: () => decidedAt } };
      const action = AccountActivityAction.ROLE_CHANGED;
      await recordAccountActivity({ services }, manager, { accountId: account.id, action });
    }
    return { ...account, role };
  });
}

/**
 * For an account that is deleted: a person who registers with its address later is not staff. That it was removed
 * stays.
 */
export async function forgetAllowedStaff(manager: EntityManager, email: string): Promise<void> {
  await manager.delete(StaffDecision, { email, decision: 'ALLOWED' });
}

export interface ListedStaff {
  email: string;
  /** Null: no account has the address. */
  accountId: string | null;
  name: string | null;
  isVerified: boolean;
  isStaff: boolean;
  /** Null: the role comes from the address alone. */
  decision: Decision | null;
}

/** All staff, and all addresses that the operator has decided about, in their alphabetical order. */
export async function listStaff(database: EntityManager): Promise<ListedStaff[]> {
  const decisions = await database.find(StaffDecision);
  const decided = new Map(decisions.map(({ email, decision }) => [email, decision]));
  const accounts = await database.find(Account, {
    where: [{ role: Role.STAFF }, { email: In([...decided.keys()]) }],
  });
  const registered = new Set(accounts.map(({ email }) => email));
  const unregistered = [...decided.keys()].filter((email) => !registered.has(email));
  const rows = [
    ...accounts.map(({ id, email, name, role, emailVerifiedAt }) => ({
      email,
      accountId: id,
      name,
      isVerified: emailVerifiedAt !== null,
      isStaff: role === Role.STAFF,
      decision: decided.get(email) ?? null,
    })),
    ...unregistered.map((email) => ({
      email,
      accountId: null,
      name: null,
      isVerified: false,
      isStaff: false,
      decision: decided.get(email) ?? null,
    })),
  ];
  return rows.sort((one, other) => (one.email < other.email ? -1 : 1));
}
