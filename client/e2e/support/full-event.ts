import type { ApiAccount } from './api-account';
import type { Person } from './person';
import type { Stage } from './screen';
import type { StripeSandbox } from './stripe-sandbox';

/** Someone at another computer. */
interface Elsewhere {
  person: Person;
  account: ApiAccount;
}

/** Someone elsewhere pays for a place, and has it. */
export async function buyPlace(
  eventId: string,
  { person, account }: Elsewhere,
  stripe: StripeSandbox,
): Promise<void> {
  const { paymentId, intentId } = await account.startCheckout(eventId, person);
  await stripe.pay(intentId);
  await account.completeCheckout(paymentId);
}

/** A paid event whose only place a person elsewhere has. */
export async function fullEvent({
  organizer,
  registerElsewhere,
  stripe,
}: Pick<Stage, 'organizer' | 'registerElsewhere' | 'stripe'>): Promise<{ id: string; owner: Elsewhere }> {
  const { id } = await organizer.createEvent({ capacity: 1, refundDeadlineHours: 24 });
  const owner = await registerElsewhere('USER');
  await buyPlace(id, owner, stripe);
  return { id, owner };
}
