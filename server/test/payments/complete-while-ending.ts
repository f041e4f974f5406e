import { inTurn } from '../events/locked-event.js';
import type { Person } from '../support/world.js';
import { checkoutFor, completeCheckout } from './payment-operations.js';
import type { PaymentsApp } from './payments-app.js';

type Answer = Awaited<ReturnType<typeof completeCheckout>>;

interface Meeting {
  eventId: string;
  users: Person[];
  /** Deletes or cancels the event. */
  end: () => Promise<unknown>;
  /** Whether the end is before all people, or one of them before it. The order of the others is a matter of chance. */
  isEndFirst: boolean;
}

/** Lets people who have paid for an event complete their checkouts while it ends. */
export async function completeWhileEnding(
  app: PaymentsApp,
  { eventId, users, end, isEndFirst }: Meeting,
): Promise<Map<Person, Answer>> {
  const answers = new Map<Person, Answer>();
  const [first, ...others] = await Promise.all(
    users.map(async (user) => {
      const { payment, intentId } = await checkoutFor(user, eventId);
      await app.stripe.pay(intentId);
      return async () => answers.set(user, await completeCheckout(user, payment.id));
    }),
  );
  if (!first) throw new Error('At least one person is needed');
  await inTurn(app, eventId, isEndFirst ? [end, first, ...others] : [first, end, ...others]);
  return answers;
}
