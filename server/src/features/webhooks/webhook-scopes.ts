import { requireViewer } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Viewer } from '../accounts/viewer.js';
import { subjects, type WebhookTopic } from './notices/webhook-topic.js';

/**
 * The data that the notices of a webhook may show after a change by a session or token: no more than each of those
 * may see. A token could otherwise have sent to itself what it may not read.
 * @param before null: all that the owner may see
 */
export function scopesAfter(
  before: readonly AccessScope[] | null,
  { scopes }: Viewer,
): readonly AccessScope[] | null {
  if (!before || !scopes) return before ?? scopes;
  return before.filter((scope) => scopes.includes(scope));
}

/**
 * That something happened to a person's place or payment says already what only SIGN_UPS_READ may read.
 * @throws RequestError FORBIDDEN for a token without that scope
 */
export function requireTopics(viewer: Viewer, topics: readonly WebhookTopic[]): void {
  if (topics.some((topic) => subjects[topic] !== 'event')) requireViewer(viewer, AccessScope.SIGN_UPS_READ);
}
