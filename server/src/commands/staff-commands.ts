import type { Command } from 'commander';
import type { Account } from '../features/accounts/account.entity.js';
import { verifyByOperator } from '../features/accounts/email-addresses/verify-by-operator.js';
import { decideStaff, type ListedStaff, listStaff } from '../features/accounts/staff-decisions.js';
import { systemClock } from '../platform/clock.js';
import { type CommandContext, withDatabase } from './command-context.js';
import { CommandError } from './command-error.js';
import { emailArgument } from './email-argument.js';
import { printing, type Report } from './report.js';

const VERIFIED = 'the address counts as verified: you know that its account belongs to this person';

export function addStaffCommands(program: Command): void {
  const staff = program.command('staff').description('Say who is staff, whatever their address.');
  staff
    .command('add')
    .description('Make a person staff: now, or as soon as they register.')
    .addArgument(emailArgument())
    .option('--verified', VERIFIED)
    .action(printing(withDatabase(addStaff)));
  staff
    .command('remove')
    .description('Take the rights of staff from somebody at once. No sign-in gives them back.')
    .addArgument(emailArgument())
    .action(printing(withDatabase(removeStaff)));
  staff
    .command('list')
    .description('List all staff, and the addresses that were added or removed by this command.')
    .action(printing(withDatabase(staffList)));
}

async function addStaff(
  context: CommandContext,
  email: string,
  { verified = false }: { verified?: boolean },
): Promise<Report> {
  const { config, database, log } = context;
  // Before the address has an account, the first who registers with it would be verified: anybody.
  if (verified && !(await verifyByOperator(database, email, systemClock.now()))) {
    throw new CommandError(
      `${email} has no account yet: let this person register first, then use --verified.`,
    );
  }
  const account = await decideStaff(database, { email, decision: 'ALLOWED', decidedAt: systemClock.now() });
  log.info({ accountId: account?.id ?? null, verified }, 'staff added by the operator');
  const mustVerify = config.requireVerifiedStaff && !account?.emailVerifiedAt;
  const text = [
    account
      ? `${email} is staff now.`
      : `${email} is staff as soon as this person registers in the form for staff.`,
    ...(mustVerify ? ['The address must be verified before its account can create events.'] : []),
  ].join('\n');
  return { data: { ...changeOf(email, account), mustVerify }, text };
}

async function removeStaff({ database, log }: CommandContext, email: string): Promise<Report> {
  const account = await decideStaff(database, { email, decision: 'REMOVED', decidedAt: systemClock.now() });
  log.info({ accountId: account?.id ?? null }, 'staff removed by the operator');
  const text = account
    ? `${email} is not staff any more, and will not be until it is added.`
    : `${email} has no account, and will not be staff until it is added.`;
  return { data: changeOf(email, account), text };
}

function changeOf(email: string, account: Account | null) {
  return { email, accountId: account?.id ?? null, role: account?.role ?? null };
}

async function staffList({ database }: CommandContext): Promise<Report> {
  const staff = await listStaff(database);
  const text = staff.length === 0 ? 'There is no staff.' : staff.map(lineOf).join('\n');
  return { data: { staff }, text };
}

function lineOf({ email, accountId, isStaff, isVerified, decision }: ListedStaff): string {
  const state = isStaff ? 'staff' : decision === 'REMOVED' ? 'removed' : 'not registered yet';
  const facts = [
    state,
    ...(accountId && !isVerified ? ['not verified'] : []),
    ...(decision === 'ALLOWED' ? ['added by the operator'] : []),
  ];
  return `${email}  ${facts.join(', ')}`;
}
