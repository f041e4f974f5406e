/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ArrivalsByTypeQueryVariables = Exact<{ [key: string]: never; }>;


export type ArrivalsByTypeQuery = { viewer: { id: string, arrivals: { arrivalsByType: Array<{ type: string, eventCount: number, expectedCount: number, arrivedCount: number }> } } | null };


export const ArrivalsByTypeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArrivalsByType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"arrivals"},"name":{"kind":"Name","value":"eventTotals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hasEnded"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arrivalsByType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"eventCount"}},{"kind":"Field","name":{"kind":"Name","value":"expectedCount"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ArrivalsByTypeQuery, ArrivalsByTypeQueryVariables>;
export function useArrivalsByTypeQuery(options?: useQuery.Options<ArrivalsByTypeQuery, ArrivalsByTypeQueryVariables>) {
  return useQuery<ArrivalsByTypeQuery, ArrivalsByTypeQueryVariables>(ArrivalsByTypeDocument, options ?? {});
}