import type { Command } from 'commander';
import type { EntityManager } from 'typeorm';
import { Account } from '../../features/accounts/account.entity.js';
import { removeAccount } from '../../features/accounts/delete-account.js';
import {
  blockAddress,
  blockedSince,
  unblockAddress,
} from '../../features/accounts/email-addresses/blocked-addresses.js';
import { accountDeletionImpact } from '../../features/event-money/deletion-impact.js';
import { exportPersonalData } from '../../personal-data.js';
import { systemClock } from '../../platform/clock.js';
import { version } from '../../platform/version.js';
import { type CommandContext, withDatabase } from '../command-context.js';
import { CommandError } from '../command-error.js';
import { YES } from '../confirmation.js';
import { emailArgument } from '../email-argument.js';
import { printing, type Report, UnconfirmedError } from '../report.js';
import { accountFacts } from './account-facts.js';
import { wordsOf, wordsOfDeletion } from './account-words.js';

type Action<Options> = (context: CommandContext, email: string, options: Options) => Promise<Report>;

export function addAccountCommands(program: Command): void {
  const account = program.command('account').description('Help a person, or keep one out.');
  const add = <Options>(name: string, description: string, action: Action<Options>) =>
    account
      .command(name)
      .description(description)
      .addArgument(emailArgument())
      .action(printing(withDatabase(action)));
  add('show', 'Say how an account stands. No secret is shown.', show);
  add('block', 'Keep a person out until `account unblock`. Places and events stay.', block);
  add('unblock', 'Let a blocked person in again.', unblock);
  add('delete', 'Delete an account, as its owner does on the page of the account.', remove).option(...YES);
  add('export', 'Print all that the product has of a person, as JSON.', exportAccount);
}

async function show({ database }: CommandContext, email: string): Promise<Report> {
  const facts = await accountFacts(database, await requireAccount(database, email), systemClock.now());
  return { data: facts, text: wordsOf(facts) };
}

async function block({ database, log }: CommandContext, email: string): Promise<Report> {
  const { account, wasBlocked } = await blockAddress(database, { email, blockedAt: systemClock.now() });
  const accountId = account?.id ?? null;
  log.info({ accountId, wasBlocked }, 'account blocked by the operator');
  const text = account
    ? `${email} is blocked, and signed out everywhere. Places and events stay.`
    : `${email} has no account, and registering with it is refused until it is unblocked.`;
  return { data: { email, accountId, blocked: true, wasBlocked }, text };
}

async function unblock({ database, log }: CommandContext, email: string): Promise<Report> {
  const wasBlocked = await unblockAddress(database, email);
  const account = await database.findOneBy(Account, { email });
  const accountId = account?.id ?? null;
  log.info({ accountId, wasBlocked }, 'account unblocked by the operator');
  const text = wasBlocked ? `${email} is not blocked any more.` : `${email} was not blocked.`;
  return { data: { email, accountId, blocked: false, wasBlocked }, text };
}

async function remove(
  command: CommandContext,
  email: string,
  { yes = false }: { yes?: boolean },
): Promise<Report> {
  const { database, log } = command;
  const { id: accountId } = await requireAccount(database, email);
  const impact = await accountDeletionImpact(database, accountId, systemClock.now());
  const data = { email, accountId, impact };
  const text = wordsOfDeletion(email, impact);
  if (!yes) throw new UnconfirmedError({ data: { ...data, deleted: false }, text });
  // Only here: all of the product takes seconds to load.
  const { withProduct } = await import('../product-context.js');
  const isDeleted = await withProduct(command, (context) => removeAccount(context, accountId));
  if (!isDeleted) throw noAccount(email);
  log.info({ accountId }, 'account deleted by the operator');
  const rest = 'The server sends the mails, refunds and changes of calendars that follow.';
  return { data: { ...data, deleted: true }, text: `${text}\n${email} is deleted. ${rest}` };
}

async function exportAccount({ config, database, log }: CommandContext, email: string): Promise<Report> {
  const account = await requireAccount(database, email);
  const personal = await exportPersonalData(database, account);
  log.info({ accountId: account.id }, 'account exported by the operator');
  const data = { product: config.productName, version, exportedAt: systemClock.now(), ...personal };
  return { data, text: JSON.stringify(data, null, 2) };
}

/**
 * @throws CommandError where no account has the address
 */
async function requireAccount(database: EntityManager, email: string): Promise<Account> {
  const account = await database.findOneBy(Account, { email });
  if (account) return account;
  const isBlocked = await blockedSince(database, email);
  throw isBlocked ? new CommandError(`${email} has no account, and is blocked.`) : noAccount(email);
}

function noAccount(email: string): CommandError {
  return new CommandError(`${email} has no account.`);
}
