import { type EntityManager, In } from 'typeorm';
import { Account } from '../features/accounts/account.entity.js';
import type { Role } from '../features/accounts/role.js';
import { demoStaff, demoUsers } from './demo-content.js';

/** Every demo account's; only a database that was empty and local gets them. */
export const DEMO_PASSWORD = 'turnout-demo';

export interface DemoSignIn {
  role: Role;
  email: string;
  password: string;
}

/** One staff and one user of the demo, where they are (still) there. */
export async function demoSignIns(database: EntityManager, staffDomain: string): Promise<DemoSignIn[]> {
  const emails = [demoStaff(staffDomain)[0], demoUsers[0]].map((account) => account?.email ?? '');
  const accounts = await database.find(Account, { where: { email: In(emails) }, order: { role: 'ASC' } });
  return accounts.map(({ role, email }) => ({ role, email, password: DEMO_PASSWORD }));
}
