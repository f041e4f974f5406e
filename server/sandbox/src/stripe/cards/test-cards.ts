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

/** How a card behaves (https://docs.stripe.com/testing). */
export interface CardBehaviour {
  asksForAuthentication?: boolean;
  decline?: Decline;
}

const byNumber: Record<string, CardBehaviour> = {
  '4242424242424242': {},
  '4000056655665556': {},
  '5555555555554444': {},
  '2223003122003222': {},
  '378282246310005': {},
  '4000008260000000': {},
  '4000000000000002': { decline: declines.generic },
  '4000000000009995': { decline: declines.insufficientFunds },
  '4000000000009987': { decline: declines.lostCard },
  '4000000000009979': { decline: declines.stolenCard },
  '4000000000000069': { decline: declines.expiredCard },
  '4000000000000127': { decline: declines.incorrectCvc },
  '4000000000000119': { decline: declines.processingError },
  '4000002500003155': { asksForAuthentication: true },
  '4000002760003184': { asksForAuthentication: true },
  '4000000000003220': { asksForAuthentication: true },
  '4000008260003178': { asksForAuthentication: true, decline: declines.insufficientFunds },
};

const numberByPaymentMethod: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_gb: '4000008260000000',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedLostCard: '4000000000009987',
  pm_card_chargeDeclinedStolenCard: '4000000000009979',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000000000003220',
};

/** A real card's number is declined, as in Stripe's test mode. */
export function behaviourOf(number: string): CardBehaviour {
  return byNumber[number] ?? { decline: declines.notATestCard };
}

/** The number behind a payment method that Stripe has for tests. */
export function numberOfPaymentMethod(id: string): string | undefined {
  return Object.hasOwn(numberByPaymentMethod, id) ? numberByPaymentMethod[id] : undefined;
}
