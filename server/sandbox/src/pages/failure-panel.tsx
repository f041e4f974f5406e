import type { Failure, PostmarkFailureKind, StripeFailureKind } from '../fault-injection.js';
import { type GoogleFailureKind, googleOperations } from '../google/failures.js';
import type { ReceiverFailureKind } from '../receiver/failures.js';
import { operationNames } from '../stripe/api/api.routes.js';
import { ActionButton } from './page.js';

const labels: {
  postmark: Record<PostmarkFailureKind, string>;
  stripe: Record<StripeFailureKind, string>;
  google: Record<GoogleFailureKind, string>;
  webhooks: Record<ReceiverFailureKind, string>;
} = {
  postmark: {
    '500': 'Server error (500)',
    '429': 'Too many requests (429)',
    '503': 'Down for maintenance (503)',
    timeout: 'No answer, and no mail',
    'timeout-after': 'Mail, but no answer',
    half: 'Mail, but half an answer',
    garbage: 'Garbage, and no mail',
    inactive: 'Recipient inactive (406)',
  },
  stripe: {
    '500': 'Server error (500)',
    '429': 'Too many requests (429)',
    '503': 'Down for maintenance (503)',
    timeout: 'No answer, and no effect',
    'timeout-after': 'Effect, but no answer',
    half: 'Effect, but half an answer',
    garbage: 'Garbage, and no effect',
    reset: 'Connection lost, and no effect',
    slow: 'Effect and answer, after a second',
    refused: 'Refused: insufficient funds (400)',
  },
  google: {
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
  },
  webhooks: {
    '500': 'Server error (500)',
    '503': 'Down for maintenance (503)',
    timeout: 'No answer',
    slow: 'An answer after five seconds',
    reset: 'A broken connection',
    redirect: 'A redirect to an inner address (307)',
    large: 'An answer of 10 MB',
  },
};

const services = {
  postmark: { title: 'Make sending fail', operations: [] },
  stripe: { title: 'Make calls to Stripe fail', operations: operationNames },
  google: { title: 'Make calls to Google fail', operations: googleOperations },
  webhooks: { title: 'Make the receiver fail', operations: [] },
} as const;

interface FailurePanelProps {
  service: Failure['service'];
  /** The planned failures of all services. */
  failures: Failure[];
}

/** The form by which a person makes the next calls to a service fail, and what is planned already. */
export function FailurePanel({ service, failures }: FailurePanelProps) {
  const planned = failures.filter((failure) => failure.service === service);
  const calls = planned.reduce((sum, { next }) => sum + next, 0);
  const { title, operations } = services[service];
  return (
    <details className="failures">
      <summary>
        {title}{' '}
        <span id="planned" data-live>
          {calls > 0 && <span className="chip warning">{`${calls} planned`}</span>}
        </span>
      </summary>
      <form method="post" action="/actions/fail">
        <input type="hidden" name="service" value={service} />
        <div>
          <label htmlFor="next">Next calls</label>
          <input
            id="next"
            name="next"
            type="number"
            inputMode="numeric"
            min={1}
            max={10_000}
            defaultValue={1}
            required
          />
        </div>
        <div>
          <label htmlFor="how">End with</label>
          <select id="how" name="how">
            {Object.entries<string>(labels[service]).map(([how, label]) => (
              <option key={how} value={how}>
                {label}
              </option>
            ))}
          </select>
        </div>
        {operations.length > 0 && (
          <div className="wide">
            <label htmlFor="on">Calls</label>
            <select id="on" name="on">
              <option value="">All that can end so</option>
              {operations.map((operation) => (
                <option key={operation}>{operation}</option>
              ))}
            </select>
          </div>
        )}
        <button type="submit" className="primary">
          Make them fail
        </button>
      </form>
      <div id="plan" data-live>
        {planned.length > 0 && <Plan service={service} failures={planned} />}
      </div>
    </details>
  );
}

function Plan({ service, failures }: FailurePanelProps) {
  const names: Record<string, string> = labels[service];
  return (
    <>
      <ol>
        {failures.map((failure) => (
          <li key={JSON.stringify(failure)}>
            {`${failure.next} x ${names[failure.how]}${'on' in failure && failure.on ? `, ${failure.on}` : ''}`}
          </li>
        ))}
      </ol>
      <ActionButton action="/actions/stop-failing" fields={{ service }} label="Answer normally again" />
    </>
  );
}
