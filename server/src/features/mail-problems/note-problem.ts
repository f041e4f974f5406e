import type { EntityManager } from 'typeorm';
import { AddressProblem, type MailProblem } from './mail-problem.entity.js';

/** Notes that mail does not reach an address. The first problem of an address stays: a refusal follows from a bounce. */
export async function noteProblem(
  manager: EntityManager,
  email: string,
  problem: MailProblem,
  foundAt: Date,
): Promise<void> {
  const row = { email: email.toLowerCase(), problem, foundAt };
  await manager.createQueryBuilder().insert().into(AddressProblem).values(row).orIgnore().execute();
}

/** Mail reaches an address again. */
export async function endProblem(manager: EntityManager, email: string): Promise<void> {
  await manager.delete(AddressProblem, { email: email.toLowerCase() });
}
