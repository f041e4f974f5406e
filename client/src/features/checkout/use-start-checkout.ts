import type { UserError } from '../../apollo/failure';
import { rateLimitMessage } from '../../apollo/failure';
import type { CheckoutPaymentFragment, SignUpInput } from '../../gql/graphql';
import { useStartCheckoutMutation } from '../../gql/hooks';
import type { CheckoutStep } from './checkout-step';

type Refused = Extract<CheckoutStep, { name: 'failed' | 'no-event' | 'now-free' | 'already-signed-up' }>;

export interface Started {
  name: 'started';
  payment: CheckoutPaymentFragment;
  clientSecret: string;
}

function refusedFor(error: UserError | undefined): Refused {
  switch (error?.code) {
    case 'EVENT_NOT_FOUND':
      return { name: 'no-event' };
    case 'PAYMENT_NOT_REQUIRED':
      return { name: 'now-free' };
    case 'ALREADY_SIGNED_UP':
      return { name: 'already-signed-up', sentence: error.message };
    default:
      return { name: 'failed', detail: error?.field ? error.message : null };
  }
}

/** Starts a payment, or finds the one that was begun before. */
export function useStartCheckout() {
  const [mutate] = useStartCheckoutMutation();

  return async function start(input: SignUpInput): Promise<Started | Refused> {
    try {
      const { data } = await mutate({ variables: { input } });
      const { payment = null, clientSecret = null, userErrors = [] } = data?.startCheckout ?? {};
      return payment && clientSecret ? { name: 'started', payment, clientSecret } : refusedFor(userErrors[0]);
    } catch (error) {
      return { name: 'failed', detail: rateLimitMessage(error) ?? null };
    }
  };
}
