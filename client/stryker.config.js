import { mutationTesting } from '../scripts/mutation-testing.js';

export default mutationTesting([
  'src/paths.ts',
  'src/apollo/{failure,keyset-connection}.ts',
  'src/features/checkout/checkout-order.tsx',
  'src/features/events/event-filters.ts',
  'src/features/staff-events/event-form.tsx',
  'src/ui/{initials,local-date,price}.{ts,tsx}',
]);
