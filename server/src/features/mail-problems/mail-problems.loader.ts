import { In } from 'typeorm';
import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import { AddressProblem, type MailProblem } from './mail-problem.entity.js';

/** Why mail does not reach these addresses, which are in lower case; null where it does. */
export const mailProblems: BatchFunction<Context, string, MailProblem | null> = async (
  { database },
  emails,
) => {
  const problems = await database.findBy(AddressProblem, { email: In([...emails]) });
  const byEmail = new Map(problems.map(({ email, problem }) => [email, problem]));
  return emails.map((email) => byEmail.get(email) ?? null);
};
