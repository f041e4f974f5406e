import { z } from 'zod';
import { noSuch } from '../stripe-error.js';
import { listPage, listParameters } from './list.js';
import type { Operation } from './operation.js';
import { anyCall, flag, readParameters } from './read-parameters.js';

const listShape = z.strictObject({
  ...listParameters,
  type: z.string().optional(),
  types: z.array(z.string()).optional(),
  delivery_success: flag.optional(),
});

/** https://docs.stripe.com/api/events */
export const eventOperations: Operation[] = [
  {
    name: 'events.retrieve',
    method: 'GET',
    path: '/v1/events/:id',
    carryOut({ ledger, id, parameters }) {
      readParameters(z.strictObject(anyCall), parameters);
      const event = ledger.events.find(id);
      if (!event) throw noSuch('event', id);
      return event;
    },
  },
  {
    name: 'events.list',
    method: 'GET',
    path: '/v1/events',
    carryOut({ ledger, parameters }) {
      const wish = readParameters(listShape, parameters);
      const types = wish.types ?? (wish.type === undefined ? undefined : [wish.type]);
      const events = ledger.events
        .newestFirst()
        .filter(({ type }) => types?.some((wanted) => matches(type, wanted)) ?? true)
        .filter(({ id }) => (wish.delivery_success ?? isDelivered(id)) === isDelivered(id));
      return listPage('/v1/events', events, wish);

      function isDelivered(id: string): boolean {
        return ledger.deliveries.find(id)?.state === 'delivered';
      }
    },
  },
];

/** @param wanted may end in `*` */
function matches(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
