import type { Failure } from '../../fault-injection.js';
import { failurePanel } from '../../pages/failure-panel.js';
import { type Html, html } from '../../pages/html.js';
import { type GoogleFailureKind, googleOperations } from '../failures.js';

const labels: Record<GoogleFailureKind, string> = {
  '500': 'Server error (500)',
  '503': 'Unavailable (503)',
  '429': 'Too many requests (429)',
  timeout: 'No answer, and no effect',
  'timeout-after': 'No answer, but an effect',
  half: 'Half an answer, and an effect',
  garbage: 'Garbage, and no effect',
  reset: 'A broken connection',
  unauthorized: 'Calendar: wrong token (401)',
  'insufficient-scope': 'Calendar: not granted (403)',
  'rate-limit': 'Calendar: rate limit (403)',
  'user-rate-limit': 'Calendar: rate limit of the user (403)',
  quota: 'Calendar: quota (403)',
  'not-found': 'Calendar: not found (404)',
  'invalid-grant': 'Tokens: invalid_grant (400)',
  'invalid-client': 'Tokens: invalid_client (401)',
};

export function googleFailurePanel(failures: Failure[]): Html {
  return failurePanel({
    title: 'Make calls to Google fail',
    service: 'google',
    labels,
    fields: html`<div class="wide"><label for="on">Calls</label>
      <select id="on" name="on">
        <option value="">All that can end so</option>
        ${googleOperations.map((operation) => html`<option>${operation}</option>`)}
      </select></div>`,
    failures: failures.filter((failure) => failure.service === 'google'),
  });
}
