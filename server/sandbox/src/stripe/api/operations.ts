import { accountOperations } from './account-operations.js';
import { chargeOperations } from './charge-operations.js';
import { eventOperations } from './event-operations.js';
import type { Operation } from './operation.js';
import { paymentIntentOperations } from './payment-intent-operations.js';
import { refundOperations } from './refund-operations.js';

/** All that can be called. */
export const operations: Operation[] = [
  ...paymentIntentOperations,
  ...refundOperations,
  ...chargeOperations,
  ...eventOperations,
  ...accountOperations,
];

export const operationNames = operations.map(({ name }) => name);
