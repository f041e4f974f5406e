/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type DeskPassFragment = { id: string, name: string, maySearch: boolean, mayUndo: boolean, createdAt: string, expiresAt: string, lastUsedAt: string | null } & { ' $fragmentName'?: 'DeskPassFragment' };

export type PassesOfEventFragment = { id: string, door: { passes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'DeskPassFragment': DeskPassFragment } }
    )> | null } | null } & { ' $fragmentName'?: 'PassesOfEventFragment' };

export type DoorPassesQueryVariables = Exact<{
  eventId: string;
}>;


export type DoorPassesQuery = { event: { ' $fragmentRefs'?: { 'PassesOfEventFragment': PassesOfEventFragment } } | null };


export const DoorPassesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DoorPasses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassesOfEvent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPass"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DoorPass"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"maySearch"}},{"kind":"Field","name":{"kind":"Name","value":"mayUndo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassesOfEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"door"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPass"}}]}}]}}]}}]} as unknown as DocumentNode<DoorPassesQuery, DoorPassesQueryVariables>;
export function useDoorPassesQuery(options: useQuery.Options<DoorPassesQuery, DoorPassesQueryVariables>) {
  return useQuery<DoorPassesQuery, DoorPassesQueryVariables>(DoorPassesDocument, options);
}