/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery } from '@apollo/client/react';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type MissingPlacesQueryVariables = Exact<{
  eventId: string;
}>;


export type MissingPlacesQuery = { event: { id: string, waitingCount: number, door: { missingCount: number, placesReleasedAt: string | null } | null } | null };

export type ReleaseMissingPlacesMutationVariables = Exact<{
  input: Types.ReleaseMissingPlacesInput;
}>;


export type ReleaseMissingPlacesMutation = { releaseMissingPlaces: { event: { id: string, door: { missingCount: number, placesReleasedAt: string | null } | null } | null, userErrors: Array<{ code: Types.ErrorCode, message: string }> } };

export type UndoReleaseMissingPlacesMutationVariables = Exact<{
  input: Types.UndoReleaseMissingPlacesInput;
}>;


export type UndoReleaseMissingPlacesMutation = { undoReleaseMissingPlaces: { event: { id: string, door: { missingCount: number, placesReleasedAt: string | null } | null } | null, userErrors: Array<{ code: Types.ErrorCode, message: string }> } };


export const MissingPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MissingPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"door"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missingCount"}},{"kind":"Field","name":{"kind":"Name","value":"placesReleasedAt"}}]}}]}}]}}]} as unknown as DocumentNode<MissingPlacesQuery, MissingPlacesQueryVariables>;
export const ReleaseMissingPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReleaseMissingPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReleaseMissingPlacesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseMissingPlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"door"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missingCount"}},{"kind":"Field","name":{"kind":"Name","value":"placesReleasedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReleaseMissingPlacesMutation, ReleaseMissingPlacesMutationVariables>;
export const UndoReleaseMissingPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoReleaseMissingPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoReleaseMissingPlacesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoReleaseMissingPlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"door"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missingCount"}},{"kind":"Field","name":{"kind":"Name","value":"placesReleasedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UndoReleaseMissingPlacesMutation, UndoReleaseMissingPlacesMutationVariables>;
export function useMissingPlacesQuery(options: useQuery.Options<MissingPlacesQuery, MissingPlacesQueryVariables>) {
  return useQuery<MissingPlacesQuery, MissingPlacesQueryVariables>(MissingPlacesDocument, options);
}

export function useReleaseMissingPlacesMutation(options?: useMutation.Options<ReleaseMissingPlacesMutation, ReleaseMissingPlacesMutationVariables>) {
  return useMutation<ReleaseMissingPlacesMutation, ReleaseMissingPlacesMutationVariables>(ReleaseMissingPlacesDocument, options ?? {});
}

export function useUndoReleaseMissingPlacesMutation(options?: useMutation.Options<UndoReleaseMissingPlacesMutation, UndoReleaseMissingPlacesMutationVariables>) {
  return useMutation<UndoReleaseMissingPlacesMutation, UndoReleaseMissingPlacesMutationVariables>(UndoReleaseMissingPlacesDocument, options ?? {});
}