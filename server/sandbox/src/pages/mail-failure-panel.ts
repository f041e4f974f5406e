import type { Failure, PostmarkFailureKind } from '../fault-injection.js';
import { failurePanel } from './failure-panel.js';
import type { Html } from './html.js';

const labels: Record<PostmarkFailureKind, string> = {
  '500': 'Server error (500)',
  '429': 'Too many requests (429)',
  '503': 'Down for maintenance (503)',
  timeout: 'No answer, and no mail',
  'timeout-after': 'Mail, but no answer',
  half: 'Mail, but half an answer',
  garbage: 'Garbage, and no mail',
  inactive: 'Recipient inactive (406)',
};

export function mailFailurePanel(failures: Failure[]): Html {
  return failurePanel({
    title: 'Make sending fail',
    service: 'postmark',
    labels,
    failures: failures.filter((failure) => failure.service === 'postmark'),
  });
}
