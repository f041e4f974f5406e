/** Why a bank said no, in Stripe's words (https://docs.stripe.com/declines/codes). */
export interface Decline {
  code: string;
  declineCode?: string;
  message: string;
}

const DECLINED = 'Your card was declined.';

export const declines = {
  generic: { code: 'card_declined', declineCode: 'generic_decline', message: DECLINED },
  insufficientFunds: {
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  lostCard: { code: 'card_declined', declineCode: 'lost_card', message: DECLINED },
  stolenCard: { code: 'card_declined', declineCode: 'stolen_card', message: DECLINED },
  expiredCard: { code: 'expired_card', message: 'Your card has expired.' },
  incorrectCvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  processingError: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  notATestCard: {
    code: 'card_declined',
    declineCode: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test card. ' +
      'For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  },
} satisfies Record<string, Decline>;
