/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AccountDeletionImpactQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountDeletionImpactQuery = { viewer: { id: string, comingUp: { totalCount: number, nodes: Array<{ id: string, title: string }> }, deletionImpact: { eventCount: number, placeCount: number, placeRefundPence: number, events: { signUpCount: number, waitingCount: number, refundPence: number } } | null } | null };


export const AccountDeletionImpactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountDeletionImpact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"comingUp"},"name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"hasEnded"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deletionImpact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventCount"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUpCount"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundPence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"placeCount"}},{"kind":"Field","name":{"kind":"Name","value":"placeRefundPence"}}]}}]}}]}}]} as unknown as DocumentNode<AccountDeletionImpactQuery, AccountDeletionImpactQueryVariables>;
export function useAccountDeletionImpactQuery(options?: useQuery.Options<AccountDeletionImpactQuery, AccountDeletionImpactQueryVariables>) {
  return useQuery<AccountDeletionImpactQuery, AccountDeletionImpactQueryVariables>(AccountDeletionImpactDocument, options ?? {});
}