import type { FastifyRequest } from 'fastify';
import { Kind, type OperationDefinitionNode, parse, type SelectionNode } from 'graphql';
import type { Urgency } from '../platform/database/admission/request-state.js';
import { STRIPE_WEBHOOK_PATH } from './stripe-webhook.routes.js';

const urgentRoutes = new Set<string | undefined>(['/metrics', STRIPE_WEBHOOK_PATH]);
const URGENT_MUTATION = 'completeCheckout';

/**
 * Stripe's webhooks and the completion of a checkout go before everything else: a card has been charged. So do the metrics,
 * which are looked at above all when everything waits.
 */
export function urgencyOf({ routeOptions, body }: Pick<FastifyRequest, 'routeOptions' | 'body'>): Urgency {
  if (urgentRoutes.has(routeOptions.url)) return 'urgent';
  const { query } = (body ?? {}) as { query?: unknown };
  return typeof query === 'string' && completesCheckout(query) ? 'urgent' : 'ordinary';
}

/** Whether a document completes a checkout and does nothing else, whatever words are in it. */
function completesCheckout(document: string): boolean {
  if (!document.includes(URGENT_MUTATION)) return false;
  try {
    const { definitions } = parse(document, { maxTokens: 1_000 });
    const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    return (operations as OperationDefinitionNode[]).every(
      ({ operation, selectionSet }) => operation === 'mutation' && selectionSet.selections.every(isUrgent),
    );
  } catch {
    // It cannot be read: that is for Apollo to say.
    return false;
  }
}

function isUrgent(selection: SelectionNode): boolean {
  return selection.kind === Kind.FIELD && selection.name.value === URGENT_MUTATION;
}
