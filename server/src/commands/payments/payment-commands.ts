import type { Command } from 'commander';
import { askIntent, type IntentAnswer } from '../ask-intent.js';
import { type CommandContext, withDatabase } from '../command-context.js';
import { CommandError } from '../command-error.js';
import { tableOf } from '../job-commands.js';
import { inColumns, printing, type Report } from '../report.js';
import { withJobs } from '../with-jobs.js';
import { nextOf } from './next-of-payment.js';
import { findPaymentOf, heldUntil, jobsAbout, type PaymentFacts, rowOf } from './payment-facts.js';

export function addPaymentCommands(program: Command): void {
  program
    .command('payment')
    .description('Find out why a payment hangs.')
    .command('show')
    .description('Say how a payment stands with us and at Stripe, what waits, and what happens next.')
    .argument('<id>', 'the id of the payment, or Stripe’s (pi_…)')
    .action(printing(withDatabase(show)));
}

async function show(command: CommandContext, id: string): Promise<Report> {
  const { config, database, directUrl } = command;
  const payment = await findPaymentOf(database, id);
  if (!payment) throw new CommandError(`There is no payment ${id}.`);
  const facts: PaymentFacts = {
    ours: rowOf(payment),
    heldUntil: await heldUntil(database, payment),
    stripe: await askIntent(config, directUrl, payment.intentId),
    jobs: await withJobs(command, (desk) => jobsAbout(desk, payment)),
  };
  const next = nextOf(facts);
  return { data: { ...facts, next }, text: wordsOf(facts, next) };
}

const DISPUTES = { OPEN: 'disputed', WON: 'a dispute was won', LOST: 'a dispute was lost' };

function wordsOf({ ours, heldUntil: until, stripe, jobs }: PaymentFacts, next: string): string {
  const table = inColumns([
    ['payment', `${ours.id}  ${ours.intentId ?? 'no intent at Stripe yet'}`],
    ['event', ours.eventTitle],
    ['we say', `${ours.status}, ${money(ours.amountPence)}, ${money(ours.refundedPence)} went back`],
    ['Stripe says', answerOf(stripe)],
    ['attention', ours.attentionReason ?? 'not needed'],
    ['no place', ours.noPlaceReason ?? '-'],
    ['mail due', ours.dueMail ?? '-'],
    ...(until ? [['held until', until.toISOString()]] : []),
    ['begun', ours.createdAt.toISOString()],
    ['paid', ours.paidAt?.toISOString() ?? '-'],
    ['changed', ours.updatedAt.toISOString()],
    ['jobs', jobs.length === 0 ? 'none' : String(jobs.length)],
    ['next', next],
  ]);
  return jobs.length === 0 ? table : `${table}\n\n${tableOf(jobs)}`;
}

function answerOf(stripe: IntentAnswer): string {
  switch (stripe.state) {
    case 'found': {
      const { reportedStatus, amountPence, receivedPence, refundedPence, declined, dispute } = stripe.intent;
      const words = [
        `${reportedStatus}, ${money(amountPence)}, ${money(receivedPence)} came, ${money(refundedPence)} went back`,
        ...(declined ? ['a card was refused'] : []),
        ...(dispute ? [DISPUTES[dispute]] : []),
      ];
      return words.join(', ');
    }
    case 'unreachable':
      return `nothing, it cannot be reached: ${stripe.reason}`;
    case 'unknown':
      return 'that it does not know the intent';
    case 'none':
      return 'nothing: the checkout has no intent yet';
    case 'off':
      return 'nothing: the keys of Stripe are not set';
  }
}

function money(pence: number): string {
  return `£${(pence / 100).toFixed(2)}`;
}
