import type { Failure, StripeFailureKind } from '../../fault-injection.js';
import { failurePanel } from '../../pages/failure-panel.js';
import { type Html, html } from '../../pages/html.js';
import { operationNames } from '../api/api.routes.js';

const labels: Record<StripeFailureKind, string> = {
  '500': 'Server error (500)',
  '429': 'Too many requests (429)',
  '503': 'Down for maintenance (503)',
  timeout: 'No answer, and no effect',
  'timeout-after': 'Effect, but no answer',
  half: 'Effect, but half an answer',
  garbage: 'Garbage, and no effect',
  reset: 'Connection lost, and no effect',
  slow: 'Effect and answer, after a second',
};

export function stripeFailurePanel(failures: Failure[]): Html {
  return failurePanel({
    title: 'Make calls to Stripe fail',
    service: 'stripe',
    labels,
    fields: html`<div class="wide"><label for="on">Calls meant</label>
      <select id="on" name="on">
        <option value="">Any</option>
        ${operationNames.map((name) => html`<option>${name}</option>`)}
      </select></div>`,
    failures: failures.filter((failure) => failure.service === 'stripe'),
  });
}
