/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type EventTotalsFragment = { eventCount: number, signUpCount: number, paidPence: number } & { ' $fragmentName'?: 'EventTotalsFragment' };

export const EventTotalsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventTotals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventCount"}},{"kind":"Field","name":{"kind":"Name","value":"signUpCount"}},{"kind":"Field","name":{"kind":"Name","value":"paidPence"}}]}}]} as unknown as DocumentNode<EventTotalsFragment, unknown>;