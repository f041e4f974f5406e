import type { ApiAccount } from './api-account';
import type { Person } from './person';
import type { StripeSandbox } from './stripe-sandbox';

/** Someone at another computer. */
export interface Elsewhere {
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
