/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PaymentStateFragment } from './payment-chip';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type LostPlaceFragment = { id: string, payment: (
    { id: string }
    & { ' $fragmentRefs'?: { 'PaymentStateFragment': PaymentStateFragment } }
  ) | null } & { ' $fragmentName'?: 'LostPlaceFragment' };

export const LostPlaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LostPlace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amountPence"}}]}}]} as unknown as DocumentNode<LostPlaceFragment, unknown>;