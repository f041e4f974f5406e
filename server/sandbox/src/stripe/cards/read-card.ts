import { newId } from '../objects/identifiers.js';
import { StripeError } from '../stripe-error.js';
import { behaviourOf, type CardBehaviour } from './test-cards.js';

/** The facts that are left of a card once it was read: enough to show it, too little to charge it. */
export interface Card {
  /** The payment method's. */
  id: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

/** A card as a person typed it. It goes no further than `readCard`. */
interface TypedCard {
  number: string;
  expMonth: string;
  expYear: string;
  cvc: string;
}

export interface ReadCard {
  card: Card;
  behaviour: CardBehaviour;
}

/** @throws StripeError where no card can be like that */
export function readCard(typed: TypedCard): ReadCard {
  const number = typed.number.replace(/[\s-]/g, '');
  if (!isCardNumber(number)) throw cardError('incorrect_number', 'number', 'Your card number is incorrect.');
  const expMonth = Number(typed.expMonth);
  if (!/^\d{1,2}$/.test(typed.expMonth) || expMonth < 1 || expMonth > 12) {
    throw cardError('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  }
  const expYear = typed.expYear.length === 2 ? 2000 + Number(typed.expYear) : Number(typed.expYear);
  if (!/^(\d\d|\d{4})$/.test(typed.expYear) || isPast(expYear, expMonth)) {
    throw cardError('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  }
  const cvcLength = brandOf(number) === 'amex' ? 4 : 3;
  if (!new RegExp(`^\\d{${cvcLength}}$`).test(typed.cvc)) {
    throw cardError('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  }
  const card = { id: newId('pm'), brand: brandOf(number), last4: number.slice(-4), expMonth, expYear };
  return { card, behaviour: behaviourOf(number) };
}

/** A card that will be good for years, for those who only name its number. */
export function readCardNumber(number: string): ReadCard {
  const expYear = String(new Date().getFullYear() + 5);
  return readCard({ number, expMonth: '12', expYear, cvc: brandOf(number) === 'amex' ? '1234' : '123' });
}

function isPast(year: number, month: number): boolean {
  return new Date(year, month) <= new Date() || year > new Date().getFullYear() + 50;
}

function brandOf(number: string): string {
  if (/^3[47]/.test(number)) return 'amex';
  return /^(5[1-5]|2[2-7])/.test(number) ? 'mastercard' : 'visa';
}

function cardError(code: string, param: string, message: string): StripeError {
  return new StripeError(message, { status: 402, type: 'card_error', code, param });
}

/** Whether its check digit is right (https://en.wikipedia.org/wiki/Luhn_algorithm). */
function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
