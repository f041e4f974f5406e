/**
 * How a field is written, and when it is complete. `mistake` answers Stripe's code and sentence, or nothing.
 * @typedef {{ format(text: string): string, mistake(text: string): [string, string] | undefined }} Field
 */

const digitsOf = (text) => text.replace(/\D/g, '');

export function brandOf(number) {
  const digits = digitsOf(number);
  if (/^3[47]/.test(digits)) return 'amex';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
  return digits.startsWith('4') ? 'visa' : 'unknown';
}

function isCardNumber(digits) {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** @type {Field} */
export const number = {
  format(text) {
    const digits = digitsOf(text).slice(0, 19);
    const groups = brandOf(digits) === 'amex' ? /(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /\d{1,4}/g;
    const digitGroups =
      brandOf(digits) === 'amex' ? groups.exec(digits.slice(0, 15))?.slice(1) : digits.match(groups);
    return (digitGroups ?? []).filter(Boolean).join(' ');
  },
  mistake(text) {
    const digits = digitsOf(text);
    const length = brandOf(digits) === 'amex' ? 15 : 16;
    if (digits.length < length) return ['incomplete_number', 'Your card number is incomplete.'];
    if (!isCardNumber(digits)) return ['incorrect_number', 'Your card number is invalid.'];
  },
};

/** @type {Field} */
export const expiry = {
  format(text) {
    const typed = digitsOf(text);
    const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed;
    if (digits.length < 2 || (digits.length === 2 && !/[\s/]$/.test(text) && text.length < 2)) return digits;
    return digits.length === 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2, 4)}`;
  },
  mistake(text) {
    const digits = digitsOf(text);
    if (digits.length < 4) return ['incomplete_expiry', "Your card's expiration date is incomplete."];
    const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
    if (month < 1 || month > 12) return ['invalid_expiry_month', "Your card's expiration date is invalid."];
    if (new Date(year, month) <= new Date()) {
      return ['invalid_expiry_year_past', "Your card's expiration year is in the past."];
    }
    if (year > new Date().getFullYear() + 50) {
      return ['invalid_expiry_year', "Your card's expiration year is invalid."];
    }
  },
};

/** @type {Field} */
export const cvc = {
  format: (text) => digitsOf(text).slice(0, 4),
  mistake(text, cardNumber = '') {
    const length = brandOf(cardNumber) === 'amex' ? 4 : 3;
    if (text.length < length) return ['incomplete_cvc', "Your card's security code is incomplete."];
    if (text.length > length) return ['invalid_cvc', "Your card's security code is invalid."];
  },
};
