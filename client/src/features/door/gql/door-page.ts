/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DoorFiguresFragment } from './door-figures';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type DoorPageQueryVariables = Exact<{
  eventId: string;
}>;


export type DoorPageQuery = { viewer: { id: string } | null, event: { id: string, title: string, door: (
      { viewerCanSearch: boolean, viewerCanUndo: boolean }
      & { ' $fragmentRefs'?: { 'DoorFiguresFragment': DoorFiguresFragment } }
    ) | null } | null };


export const DoorPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DoorPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"door"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DoorFigures"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSearch"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUndo"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DoorFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Door"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expectedCount"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedCount"}}]}}]} as unknown as DocumentNode<DoorPageQuery, DoorPageQueryVariables>;
export function useDoorPageQuery(options: useQuery.Options<DoorPageQuery, DoorPageQueryVariables>) {
  return useQuery<DoorPageQuery, DoorPageQueryVariables>(DoorPageDocument, options);
}