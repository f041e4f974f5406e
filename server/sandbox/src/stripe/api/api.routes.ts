import formBody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../objects/identifiers.js';
import { StripeError } from '../stripe-error.js';
import { type ApiRequest, answerCall, type Operation, type StripeDependencies } from './answer-call.js';
import { accountOperations, eventOperations } from './events-and-account.js';
import { answerOf, sendAnswer } from './fail-on-request.js';
import { parseForm } from './parameters.js';
import { paymentIntentOperations } from './payment-intents.js';
import { paymentMethodDomainOperations } from './payment-method-domains.js';
import { chargeOperations, disputeOperations, refundOperations } from './refunds-and-charges.js';

/** Stripe's API (https://docs.stripe.com/api), as far as the product and the browser need it. */
export async function registerStripeApiRoutes(app: FastifyInstance, deps: StripeDependencies): Promise<void> {
  await app.register(formBody, { parser: parseForm });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'request-id': newId('req'),
      'stripe-version': request.headers['stripe-version'] ?? '',
      // A browser that shows a page of the product may ask; it has to know a client secret.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
  app.setErrorHandler<FastifyError>(answerError);
  for (const operation of operations) {
    app.route({
      method: operation.method,
      url: operation.path,
      handler: (request, reply) => answerCall(operation, request as ApiRequest, reply, deps),
    });
  }
  app.all('/v1/*', ({ method, url }) => {
    throw new StripeError(`Unrecognized request URL (${method}: ${url.split('?', 1)[0]}).`, { status: 404 });
  });
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof StripeError) return sendAnswer(reply, answerOf(error));
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return sendAnswer(reply, answerOf(new StripeError(error.message, { status: error.statusCode })));
  }
  request.log.error({ err: error }, 'sandbox: a call to Stripe could not be answered');
  return sendAnswer(
    reply,
    answerOf(new StripeError('An unknown error occurred', { status: 500, type: 'api_error' })),
  );
}

/** All that can be called. */
const operations: Operation[] = [
  ...paymentIntentOperations,
  ...refundOperations,
  ...chargeOperations,
  ...disputeOperations,
  ...eventOperations,
  ...accountOperations,
  ...paymentMethodDomainOperations,
];

export const operationNames = operations.map(({ name }) => name);
