import {
  cardOfForm,
  clearForm,
  disableForm,
  focusForm,
  listenToForm,
  showError,
  stateOfForm,
  validateForm,
} from './card-form.js';
import { showAppearance } from './show-appearance.js';

/** The page around, which may be on this machine only: the sandbox lets no other show this one. */
const pageOrigin = new URLSearchParams(location.search).get('origin') ?? '';

function send(message) {
  parent.postMessage(message, pageOrigin);
}

async function callStripe(path, parameters) {
  try {
    const response = await fetch(`/v1/payment_intents/${path}`, parameters);
    const body = await response.json();
    return response.ok ? { paymentIntent: body } : { error: body.error };
  } catch {
    return {
      error: { type: 'api_connection_error', message: 'Stripe could not be reached. Please try again.' },
    };
  }
}

function idOf(clientSecret) {
  return encodeURIComponent(clientSecret.split('_secret_')[0]);
}

async function start({ key, clientSecret, appearance, background, options }) {
  showAppearance(appearance, background);
  showOptions(options);
  if (clientSecret) {
    const query = new URLSearchParams({ key, client_secret: clientSecret });
    const { error } = await callStripe(`${idOf(clientSecret)}?${query}`);
    if (error) return send({ type: 'loaderror', error });
  }
  document.body.hidden = false;
  send({ type: 'ready' });
}

function showOptions({ fields, readOnly = false } = {}) {
  const billing = fields?.billingDetails;
  const address = billing === 'never' ? 'never' : (billing?.address ?? 'auto');
  const hidden = address === 'never' || address.postalCode === 'never';
  document.getElementById('postcode').closest('div').hidden = hidden;
  disableForm(readOnly);
}

async function confirm({ key, clientSecret, receiptEmail, clientContext }) {
  const mistake = validateForm();
  if (mistake) return { error: mistake };
  disableForm(true);
  const body = new URLSearchParams({
    key,
    client_secret: clientSecret,
    ...(receiptEmail && { receipt_email: receiptEmail }),
    ...clientContext,
    ...cardOfForm(),
  });
  const result = await callStripe(`${idOf(clientSecret)}/confirm`, { method: 'POST', body });
  disableForm(false);
  if (result.error?.type === 'card_error') showError(result.error);
  return result;
}

const actions = {
  start,
  options: ({ options }) => showOptions(options),
  appearance: ({ appearance, background }) => showAppearance(appearance, background),
  focus: focusForm,
  clear: clearForm,
  validate: () => ({ error: validateForm() }),
  confirm,
};

window.addEventListener('message', async ({ origin, source, data }) => {
  if (origin !== pageOrigin || source !== parent || !Object.hasOwn(actions, data.type)) return;
  const result = await actions[data.type](data);
  if (data.call) send({ type: 'answer', call: data.call, result });
});

listenToForm(() => send({ type: 'change', ...stateOfForm() }));
window.addEventListener('focus', () => send({ type: 'focus' }));
window.addEventListener('blur', () => send({ type: 'blur' }));
window.addEventListener('keydown', ({ key }) => key === 'Escape' && send({ type: 'escape' }));
new ResizeObserver(() => send({ type: 'height', height: document.body.offsetHeight })).observe(document.body);
send({ type: 'loaded' });
