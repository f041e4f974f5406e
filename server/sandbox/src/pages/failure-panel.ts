import type { Failure } from '../fault-injection.js';
import { type Html, html } from './html.js';

interface FailurePanelOptions<Planned extends Failure> {
  /** What the form is called, as an order. */
  title: string;
  service: Planned['service'];
  labels: Record<Planned['how'], string>;
  /** More fields of the form. */
  fields?: Html;
  /** Those of this service. */
  failures: Planned[];
}

/** The form by which a person makes the next calls to a service fail, and what is planned already. */
export function failurePanel<Planned extends Failure>(options: FailurePanelOptions<Planned>): Html {
  const { title, service, labels, fields, failures } = options;
  return html`
<details class="failures">
  <summary>${title} <span id="planned" data-live>${plannedCalls(failures)}</span></summary>
  <form method="post" action="/actions/fail">
    <input type="hidden" name="service" value="${service}">
    <div><label for="next">Next calls</label>
      <input id="next" name="next" type="number" inputmode="numeric" min="1" max="10000" value="1" required></div>
    <div><label for="how">End with</label>
      <select id="how" name="how">
        ${Object.entries<string>(labels).map(([how, label]) => html`<option value="${how}">${label}</option>`)}
      </select></div>
    ${fields}
    <button class="primary">Make them fail</button>
  </form>
  <div id="plan" data-live>${plan(options)}</div>
</details>`;
}

function plannedCalls(failures: Failure[]): Html | undefined {
  const calls = failures.reduce((sum, { next }) => sum + next, 0);
  return calls > 0 ? html`<span class="chip warning">${calls} planned</span>` : undefined;
}

function plan<Planned extends Failure>({
  service,
  labels,
  failures,
}: FailurePanelOptions<Planned>): Html | undefined {
  if (failures.length === 0) return undefined;
  return html`
<ol>${failures.map((failure) => html`<li>${failure.next} x ${labels[failure.how as Planned['how']]}${onlyOn(failure)}</li>`)}</ol>
<form method="post" action="/actions/stop-failing">
  <input type="hidden" name="service" value="${service}">
  <button>Answer normally again</button>
</form>`;
}

function onlyOn(failure: Failure): string {
  return 'on' in failure && failure.on ? `, ${failure.on}` : '';
}
