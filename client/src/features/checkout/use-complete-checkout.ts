import { useCompleteCheckoutMutation } from '../../gql/hooks';
import { addSignUp } from '../sign-ups/add-sign-up';

type Completion =
  | { name: 'signed-up' }
  /** The card was not charged, or not yet; the sentence names the status. */
  | { name: 'not-paid'; sentence: string }
  | { name: 'given-back' }
  | { name: 'no-answer' };

/** Asks the server how a payment ended; it signs the person up when it is paid. */
export function useCompleteCheckout() {
  const [mutate] = useCompleteCheckoutMutation({
    update: (cache, { data }) => addSignUp(cache, data?.completeCheckout.signUp),
  });

  return async function complete(paymentId: string): Promise<Completion> {
    try {
      const { data } = await mutate({ variables: { input: { paymentId } } });
      if (data?.completeCheckout.signUp) return { name: 'signed-up' };
      const error = data?.completeCheckout.userErrors[0];
      switch (error?.code) {
        case 'PAYMENT_NOT_SUCCEEDED':
          return { name: 'not-paid', sentence: error.message };
        case 'EVENT_NOT_FOUND':
        case 'ALREADY_SIGNED_UP':
          return { name: 'given-back' };
        default:
          return { name: 'no-answer' };
      }
    } catch {
      return { name: 'no-answer' };
    }
  };
}
