import { mutationTesting } from '../scripts/mutation-testing.js';

export default mutationTesting([
  // Who may do what
  'src/**/*.policy.ts',
  'src/features/accounts/access-rules.ts',
  'src/platform/access/access.ts',
  // Lifecycles
  'src/features/**/*-status.ts',
  'src/features/payments/no-place-reason.ts',
  // What comes from outside
  'src/config/{config,product-settings}.ts',
  'src/features/parse-input.ts',
  'src/features/accounts/{email-addresses/email-address,passwords/password}.ts',
  'src/features/events/{event-input,search/search-text}.ts',
  'src/features/google/google-errors.ts',
  'src/features/payment-providers/stripe/{stripe-event-types,stripe-intent}.ts',
  'src/http/{access-token,session-cookie}.ts',
  'src/platform/database/sql/conditions.ts',
  'src/platform/graphql/{lists/connection,lists/list-order,lists/page-request,plain-json-status,user-failure}.ts',
  'src/platform/http/same-origin.ts',
  // Money, dates and what mails say
  'src/platform/graphql/*.scalar.ts',
  'src/features/calendar/calendar-entry.ts',
  'src/features/events/{texts/event-calendar-file,event-times,texts/format-event,require-payable}.ts',
  'src/features/mail/{format-date,format-price,salutation,sanitize-header-text}.ts',
]);
