import { z } from 'zod';
import { noSuch } from '../stripe-error.js';
import { listPage, listParameters } from './list.js';
import type { Operation } from './operation.js';
import { anyCall, readParameters } from './read-parameters.js';

const listShape = z.strictObject({ ...listParameters, payment_intent: z.string().optional() });

/** https://docs.stripe.com/api/charges */
export const chargeOperations: Operation[] = [
  {
    name: 'charges.retrieve',
    method: 'GET',
    path: '/v1/charges/:id',
    carryOut({ ledger, id, parameters }) {
      readParameters(z.strictObject(anyCall), parameters);
      const charge = ledger.charges.find(id);
      if (!charge) throw noSuch('charge', id);
      return charge;
    },
  },
  {
    name: 'charges.list',
    method: 'GET',
    path: '/v1/charges',
    carryOut({ ledger, parameters }) {
      const wish = readParameters(listShape, parameters);
      const charges = ledger.charges
        .newestFirst()
        .filter(({ payment_intent }) => (wish.payment_intent ?? payment_intent) === payment_intent);
      return listPage('/v1/charges', charges, wish);
    },
  },
];
