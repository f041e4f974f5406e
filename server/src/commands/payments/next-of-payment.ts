import { ABANDONED_AFTER } from '../../features/checkout/check-unfinished-payments.job.js';
import type { PaymentAttentionReason } from '../../features/payments/payment-attention-reason.js';
import { PaymentStatus } from '../../features/payments/payment-status.js';
import type { StoredJob } from '../../platform/jobs/stored-job.js';
import type { PaymentFacts } from './payment-facts.js';

/** Staff decide about these: nothing follows by itself. */
const DECISIONS: Partial<Record<PaymentAttentionReason, string>> = {
  MISMATCH: 'Nothing by itself: compare amount and currency in Stripe’s dashboard, and refund it there.',
  PARTLY_REFUNDED: 'Nothing by itself: refund the rest in Stripe’s dashboard, or leave it so.',
  REFUND_FAILED:
    'Nothing by itself: press "Ask Stripe again" on the dashboard of staff, or refund it in Stripe’s dashboard.',
  DISPUTED:
    'Nothing by itself, unless the dispute is won: answer it in Stripe’s dashboard, then end it on the dashboard of staff.',
};

/** The next thing that will happen to a payment, in one sentence for the operator. */
export function nextOf({ ours, heldUntil, stripe, jobs }: PaymentFacts): string {
  const decision = ours.attentionReason && DECISIONS[ours.attentionReason];
  if (decision) return decision;
  const job = jobs.find(({ state }) => state !== 'failed');
  if (job) return nextOfJob(job);
  if (stripe.state === 'unknown')
    return 'Nothing by itself: the keys are those of another account or mode than the payment’s.';
  if (isNewsFor(ours.status, stripe))
    return 'Stripe is further than we are: the server reads its list of events within five minutes.';
  return BY_STATUS[ours.status]({ ours, heldUntil });
}

function nextOfJob({ name, state, nextTryAt }: StoredJob): string {
  if (state === 'active' || !nextTryAt) return `The job ${name} runs now.`;
  return `The job ${name} runs at ${nextTryAt.toISOString()}, or as soon as a server runs.`;
}

/** Whether Stripe has decided about a payment that is open with us. */
function isNewsFor(status: PaymentStatus, stripe: PaymentFacts['stripe']): boolean {
  if (stripe.state !== 'found') return false;
  const isOpen = status === PaymentStatus.REQUIRES_PAYMENT || status === PaymentStatus.PROCESSING;
  const { intent } = stripe;
  const isBack = status === PaymentStatus.REFUND_PENDING && intent.refundedPence >= intent.amountPence;
  return isBack || (isOpen && intent.status !== status);
}

type Facts = Pick<PaymentFacts, 'ours' | 'heldUntil'>;

const BY_STATUS: Record<PaymentStatus, (facts: Facts) => string> = {
  REQUIRES_PAYMENT: ({ ours, heldUntil }) =>
    heldUntil
      ? `The person pays by ${heldUntil.toISOString()}, or the server cancels the payment then.`
      : `The person pays, or the server cancels the payment at ${leftAloneAt(ours)}.`,
  PROCESSING: ({ ours }) =>
    `The bank decides. The server asks Stripe again at ${leftAloneAt(ours)} at the latest.`,
  SUCCEEDED: ({ ours }) => mailOr(ours, 'Nothing: it is paid.'),
  CANCELED: () => 'Nothing: the payment cannot be paid any more.',
  REFUND_PENDING: () => 'The server asks for the refund again in the next night.',
  REFUNDED: ({ ours }) => mailOr(ours, 'Nothing: the money went back.'),
};

function mailOr({ dueMail }: PaymentFacts['ours'], otherwise: string): string {
  return dueMail ? `The person is mailed in the next night: ${dueMail}.` : otherwise;
}

function leftAloneAt({ updatedAt }: PaymentFacts['ours']): string {
  return new Date(updatedAt.getTime() + ABANDONED_AFTER).toISOString();
}
