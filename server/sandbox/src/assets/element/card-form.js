import { brandOf, cvc, expiry, number } from './card-fields.js';

const fields = { number, expiry, cvc };
const inputs = Object.fromEntries(Object.keys(fields).map((name) => [name, document.getElementById(name)]));
const postcode = document.getElementById('postcode');
const everyInput = [...Object.values(inputs), postcode];

/** @param {() => void} onChange called when something was typed */
export function listenToForm(onChange) {
  for (const [name, input] of Object.entries(inputs)) {
    input.addEventListener('input', () => {
      // In the middle of the text the cursor would jump.
      if (input.selectionStart === input.value.length) input.value = fields[name].format(input.value);
      if (input.getAttribute('aria-invalid') === 'true' && !mistakeOf(name)) showMistake(name);
      onChange();
    });
    input.addEventListener('blur', () => {
      if (input.value) showMistake(name, mistakeOf(name));
    });
  }
  postcode.addEventListener('input', onChange);
}

function mistakeOf(name) {
  return fields[name].mistake(inputs[name].value, inputs.number.value);
}

function showMistake(name, [, sentence] = []) {
  inputs[name].setAttribute('aria-invalid', String(sentence !== undefined));
  document.getElementById(`${name}-error`).textContent = sentence ?? '';
}

/** What Stripe says of a form at any time. */
export function stateOfForm() {
  return {
    complete: Object.keys(fields).every((name) => !mistakeOf(name)),
    empty: everyInput.every(({ value }) => value === ''),
    collapsed: false,
    value: { type: 'card', brand: brandOf(inputs.number.value) },
  };
}

/** Shows every mistake and goes to the first. @returns an error in Stripe's shape, if there is one */
export function validateForm() {
  const mistakes = Object.keys(fields).map((name) => [name, mistakeOf(name)]);
  for (const [name, mistake] of mistakes) showMistake(name, mistake);
  const first = mistakes.find(([, mistake]) => mistake);
  if (!first) return undefined;
  const [name, [code, message]] = first;
  inputs[name].focus();
  return { type: 'validation_error', code, message };
}

/** The fields in which the bank or Stripe found something wrong. */
const fieldsByCode = {
  incorrect_number: 'number',
  invalid_expiry_month: 'expiry',
  invalid_expiry_year: 'expiry',
  expired_card: 'expiry',
  invalid_cvc: 'cvc',
  incorrect_cvc: 'cvc',
};

export function showError({ code, message }) {
  showMistake(fieldsByCode[code] ?? 'number', [code, message]);
}

/** The card as Stripe's API wants it. */
export function cardOfForm() {
  const [month = '', year = ''] = inputs.expiry.value.split('/').map((text) => text.trim());
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': inputs.number.value.replace(/\D/g, ''),
    'payment_method_data[card][exp_month]': month,
    'payment_method_data[card][exp_year]': year,
    'payment_method_data[card][cvc]': inputs.cvc.value,
    'payment_method_data[billing_details][address][postal_code]': postcode.value,
  };
}

export function disableForm(disabled) {
  for (const input of everyInput) input.readOnly = disabled;
}

export function clearForm() {
  for (const input of everyInput) input.value = '';
  for (const name of Object.keys(fields)) showMistake(name);
}

export function focusForm() {
  inputs.number.focus();
}
