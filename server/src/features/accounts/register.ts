import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { transaction, violates } from '../../platform/database/connection/transaction.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { cleanName, issueOf, parseInput } from '../parse-input.js';
import { UserError } from '../user-error.js';
import { ACCOUNT_EMAIL_UNIQUE, Account } from './account.entity.js';
import { AccountActivityAction } from './account-activity/account-activity-action.js';
import { emailAddress, roleOf } from './email-addresses/email-address.js';
import { sendEmailVerificationJob } from './email-addresses/send-email-verification.job.js';
import { MAX_NAME_LENGTH } from './names/account-name.js';
import { newPassword } from './passwords/password.js';
import type { Role } from './role.js';
import { enterSession, startSession } from './sessions/sessions.js';
import { decidedRole } from './staff-decisions.js';

const fields = z.object({
  email: emailAddress,
  password: newPassword,
  name: z
    .string()
    .nullish()
    .transform((name) => cleanName(name ?? ''))
    .refine((name) => [...name].length <= MAX_NAME_LENGTH, issueOf(ErrorCode.TOO_LONG)),
});

export interface Registration {
  /** The form that was used. */
  role: Role;
  email: string;
  password: string;
  name?: string | null;
}

/**
 * Makes an account and signs it in. Its role comes from the address alone (spec, section 6), unless the operator has decided
 * about it; the form only has to fit.
 * @throws UserError for what is wrong in the form, EMAIL_ALREADY_IN_USE included
 * @throws RateLimitedError after too many from the network address, or while too many of it wait
 */
export async function register(context: Context, registration: Registration): Promise<Account> {
  const { email, password, name } = parseInput(fields, registration);
  const role = await requireFittingForm(context, context.database, email, registration.role);
  const passwordHash = await hashForNewAccount(context, password);
  const account: Account = {
    id: newId(),
    email,
    name: name || nameFrom(email),
    nameConfirmed: name !== '',
    role,
    defaultNameShown: null,
    passwordHash,
    emailVerifiedAt: null,
    createdAt: context.services.clock.now(),
  };
  const session = await transaction(context.database, async (manager) => {
    await requireFittingForm(context, manager, email, role);
    await manager.insert(Account, account);
    await context.services.jobs.enqueue(manager, sendEmailVerificationJob, { accountId: account.id });
    return startSession(context, manager, account.id, AccountActivityAction.REGISTERED);
  }).catch((error: unknown) => {
    throw violates(error, ACCOUNT_EMAIL_UNIQUE)
      ? new UserError(ErrorCode.EMAIL_ALREADY_IN_USE, 'email')
      : error;
  });
  enterSession(context, account, session);
  context.log.info({ accountId: account.id, role }, 'registered');
  return account;
}

/** @returns the role of the address */
async function requireFittingForm(
  { settings }: Context,
  manager: EntityManager,
  email: string,
  form: Role,
): Promise<Role> {
  const role = await decidedRole(manager, email, roleOf(email, settings.staffDomain));
  if (role !== form) throw new UserError(wrongForm[form], 'email');
  return role;
}

async function hashForNewAccount(
  { networkAddress, services: { passwords, rateLimits } }: Context,
  password: string,
): Promise<string> {
  return passwords.inTurn(networkAddress, async () => {
    await rateLimits.countRegistration(networkAddress);
    return passwords.hash(password);
  });
}

/** The part before the @, which may be longer than a name. */
function nameFrom(email: string): string {
  return email.slice(0, email.lastIndexOf('@')).slice(0, MAX_NAME_LENGTH);
}

const wrongForm: Record<Role, ErrorCode> = {
  USER: ErrorCode.STAFF_REGISTRATION_NOT_ALLOWED_HERE,
  STAFF: ErrorCode.USER_REGISTRATION_NOT_ALLOWED_HERE,
};
