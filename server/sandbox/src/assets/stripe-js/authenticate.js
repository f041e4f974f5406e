import { Frame } from './frame.js';

/**
 * Shows the bank's page over everything until the card's owner has answered it.
 * @param {string} origin
 * @param {import('@stripe/stripe-js').PaymentIntent} paymentIntent
 * @returns {Promise<void>}
 */
export function authenticate(origin, paymentIntent) {
  return new Promise((resolve) => {
    const url = new URL(`/stripe/authentication/${paymentIntent.id}`, origin);
    url.searchParams.set('client_secret', paymentIntent.client_secret ?? '');
    const before = document.activeElement;
    const dialog = document.createElement('dialog');
    const frame = new Frame(url.href, '3D Secure authentication', ({ type }) => {
      if (type !== 'authenticated') return;
      frame.destroy();
      dialog.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve();
    });
    dialog.setAttribute('aria-label', 'Authenticate your payment');
    // Not to be left but by an answer, as the payment would wait for one.
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    Object.assign(dialog.style, {
      border: '0',
      padding: '0',
      margin: 'auto',
      borderRadius: '14px',
      overflow: 'hidden',
      // In place of a backdrop, which only style sheets reach: what is behind has to wait.
      boxShadow: '0 0 0 100vmax rgb(0 0 0 / 0.5)',
      width: 'min(480px, calc(100vw - 32px))',
      maxHeight: 'calc(100dvh - 32px)',
    });
    Object.assign(frame.element.style, {
      height: 'min(440px, calc(100dvh - 32px))',
      colorScheme: 'light dark',
    });
    dialog.append(frame.element);
    document.body.append(dialog);
    dialog.showModal();
    frame.element.focus();
  });
}
