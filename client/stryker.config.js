import { mutationTesting } from '../scripts/mutation-testing.js';

export default mutationTesting([
  'src/paths.ts',
  'src/apollo/{failure,keyset-connection}.ts',
  'src/features/checkout/checkout-order.tsx',
  'src/features/events/event-filters.ts',
  'src/features/event-form/event-form.tsx',
  'src/ui/{dates/local-date,texts/initials,texts/price}.{ts,tsx}',
]);
