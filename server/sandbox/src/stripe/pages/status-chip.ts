import { type Html, html } from '../../pages/html.js';

const fine = ['succeeded', 'delivered'];

/** A state in Stripe's word, written with spaces. */
export function statusChip(state: string): Html {
  const words = state.replaceAll('_', ' ').replaceAll('-', ' ');
  return html`<span class="chip ${fine.includes(state) ? 'good' : ''}">${words}</span>`;
}
