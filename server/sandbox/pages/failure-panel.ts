import type { Failure, FailureKind } from '../control/planned-failures.js';
import { type Html, html } from './html.js';

const labels: Record<FailureKind, string> = {
  '500': 'Server error (500)',
  '429': 'Too many requests (429)',
  '503': 'Down for maintenance (503)',
  timeout: 'No answer, and no mail',
  'timeout-after': 'Mail, but no answer',
  half: 'Mail, but half an answer',
  garbage: 'Garbage, and no mail',
  inactive: 'Recipient inactive (406)',
};

/** The form by which a person makes the next calls fail, and what is planned already. */
export function failurePanel(failures: Failure[]): Html {
  return html`
<details class="failures">
  <summary>Make sending fail <span id="planned">${plannedCalls(failures)}</span></summary>
  <form method="post" action="/actions/fail">
    <input type="hidden" name="service" value="postmark">
    <div><label for="next">Next calls</label>
      <input id="next" name="next" type="number" inputmode="numeric" min="1" max="10000" value="1" required></div>
    <div><label for="how">End with</label>
      <select id="how" name="how">
        ${Object.entries(labels).map(([how, label]) => html`<option value="${how}">${label}</option>`)}
      </select></div>
    <button class="primary">Make them fail</button>
  </form>
  <div id="plan">${plan(failures)}</div>
</details>`;
}

function plannedCalls(failures: Failure[]): Html | undefined {
  const calls = failures.reduce((sum, { next }) => sum + next, 0);
  return calls > 0 ? html`<span class="chip warning">${calls} planned</span>` : undefined;
}

function plan(failures: Failure[]): Html | undefined {
  if (failures.length === 0) return undefined;
  return html`
<ol>${failures.map(({ next, how }) => html`<li>${next} x ${labels[how]}</li>`)}</ol>
<form method="post" action="/actions/stop-failing"><button>Answer normally again</button></form>`;
}
