import { limitDocument } from '../platform/graphql/limits/document-limits.js';
import { atMostOneOf } from '../platform/graphql/one-of-fields.js';
import { unconditionalSubscription } from '../platform/graphql/unconditional-subscription.js';

/** Fields that take the work of a password's hash. */
const PASSWORD_FIELDS = [
  'logIn',
  'register',
  'resetPassword',
  'verifyEmail',
  'changePassword',
  'deleteAccount',
];

/** The product's own rules for a document, beside those of GraphQL. */
export const documentRules = [limitDocument, unconditionalSubscription, atMostOneOf(PASSWORD_FIELDS)];
