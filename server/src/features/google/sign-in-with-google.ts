import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { transaction, violates } from '../../platform/database/connection/transaction.js';
import { ACCOUNT_EMAIL_UNIQUE, Account } from '../accounts/account.entity.js';
import { MAX_NAME_LENGTH } from '../accounts/account-name.js';
import { emailAddress, roleOf } from '../accounts/email-addresses/email-address.js';
import { lockAccount } from '../accounts/find-account.js';
import { raiseRole } from '../accounts/raise-role.js';
import { Role } from '../accounts/role.js';
import { enterSession, type StartedSession, startSession } from '../accounts/sessions/sessions.js';
import { decidedRole } from '../accounts/staff-decisions.js';
import { takeOver } from '../accounts/take-over.js';
import type { Context } from '../context.js';
import { cleanName } from '../parse-input.js';
import { GOOGLE_SUBJECT, GoogleCredential } from './google-credential.entity.js';
import { type GoogleConsent, type GoogleIdentity, GoogleRejectedError } from './google-gateway.js';

/**
 * Signs in the person that Google names: the identity is Google's own id, never the address. A person who signs in
 * for the first time gets an account, or the one that has the address, if Google vouches for it.
 * @throws GoogleRejectedError for an address of an account that this person has not shown to be theirs, and for an
 * account of staff where Google does not say that this person is of the company
 */
export async function signInWithGoogle(context: Context, consent: GoogleConsent): Promise<Account> {
  const { account, session } = await retryAfterRace(() => enter(context, consent));
  enterSession(context, account, session);
  context.log.info({ accountId: account.id, role: account.role }, 'signed in with Google');
  return account;
}

function enter(
  context: Context,
  consent: GoogleConsent,
): Promise<{ account: Account; session: StartedSession }> {
  return transaction(context.database, async (manager) => {
    const { identity } = consent;
    const found =
      (await accountOfSubject(manager, identity)) ?? (await accountFor(context, manager, identity));
    const account = await withRole(context, manager, found, identity);
    await storeCredential(context, manager, account.id, consent);
    return { account, session: await startSession(context, manager, account.id) };
  });
}

/** Two first sign-ins at once: the one that comes second finds the account that the first has made. */
async function retryAfterRace<Result>(attempt: () => Promise<Result>): Promise<Result> {
  return attempt().catch((error: unknown) => {
    if (violates(error, ACCOUNT_EMAIL_UNIQUE) || violates(error, GOOGLE_SUBJECT)) return attempt();
    throw error;
  });
}

async function accountOfSubject(
  manager: EntityManager,
  { subject }: GoogleIdentity,
): Promise<Account | null> {
  const credential = await manager.findOneBy(GoogleCredential, { subject });
  return credential && manager.findOneByOrFail(Account, { id: credential.accountId });
}

async function accountFor(
  context: Context,
  manager: EntityManager,
  identity: GoogleIdentity,
): Promise<Account> {
  const { email, emailVerified } = identity;
  // Else a stranger could wait, in an account by another's address, for its owner to verify it.
  if (!emailVerified) throw new GoogleRejectedError('Google does not vouch for the address');
  const account = await lockAccount(manager, { email });
  if (!account) return newAccount(context, manager, identity);
  const linked = await manager.findOneBy(GoogleCredential, { accountId: account.id });
  if (linked?.subject && linked.subject !== identity.subject) {
    throw new GoogleRejectedError('The account belongs to another Google account');
  }
  return account.emailVerifiedAt ? account : takeOver(context, manager, account, null);
}

/** Looked at again each time: Google may say by now that an account is the company's, or no longer say so. */
async function withRole(
  context: Context,
  manager: EntityManager,
  account: Account,
  identity: GoogleIdentity,
): Promise<Account> {
  const role = await roleFor(context, manager, identity);
  if (account.role === Role.STAFF && role !== Role.STAFF) {
    throw new GoogleRejectedError('The account is of staff, and the Google account is not of the company');
  }
  const isShown = role === Role.STAFF && account.email === identity.email;
  return isShown ? raiseRole(context, manager, account) : account;
}

async function newAccount(
  context: Context,
  manager: EntityManager,
  identity: GoogleIdentity,
): Promise<Account> {
  const { email } = identity;
  if (!emailAddress.safeParse(email).success) throw new GoogleRejectedError('The address cannot be used');
  const now = context.services.clock.now();
  const account: Account = {
    id: newId(),
    email,
    name: nameOf(identity),
    nameConfirmed: cleanName(identity.name) !== '',
    role: await roleFor(context, manager, identity),
    passwordHash: null,
    defaultNameShown: null,
    emailVerifiedAt: now,
    createdAt: now,
  };
  await manager.insert(Account, account);
  return account;
}

/**
 * Staff: the exact domain, an address that Google vouches for, in the company's own Google Workspace; and such an address
 * that the operator has added, of any domain.
 */
async function roleFor(
  { settings }: Context,
  manager: EntityManager,
  { email, emailVerified, hostedDomain }: GoogleIdentity,
): Promise<Role> {
  if (!emailVerified) return Role.USER;
  const isOfTheCompany = hostedDomain === settings.staffDomain;
  return decidedRole(manager, email, isOfTheCompany ? roleOf(email, settings.staffDomain) : Role.USER);
}

/** Display name, else the part of the address before the @ (spec, section 3). */
function nameOf({ name, email }: GoogleIdentity): string {
  const shown = cleanName(name) || email.slice(0, email.lastIndexOf('@'));
  return [...shown].slice(0, MAX_NAME_LENGTH).join('');
}

async function storeCredential(
  { services: { clock, encryption } }: Context,
  manager: EntityManager,
  accountId: string,
  { identity, refreshToken }: GoogleConsent,
): Promise<void> {
  const encryptedRefreshToken = refreshToken && (await encryption.encrypt(refreshToken, accountId));
  const { subject } = identity;
  const credential = {
    accountId,
    subject,
    encryptedRefreshToken,
    disconnectedAt: null,
    createdAt: clock.now(),
  };
  await manager.upsert(GoogleCredential, credential, ['accountId']);
}
