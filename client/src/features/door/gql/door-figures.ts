/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type DoorFiguresFragment = { expectedCount: number, arrivedCount: number } & { ' $fragmentName'?: 'DoorFiguresFragment' };

export type DoorOfEventFragment = { id: string, door: { ' $fragmentRefs'?: { 'DoorFiguresFragment': DoorFiguresFragment } } | null } & { ' $fragmentName'?: 'DoorOfEventFragment' };

export type DoorChangedSubscriptionVariables = Exact<{
  eventId: string;
}>;


export type DoorChangedSubscription = { doorChanged: { ' $fragmentRefs'?: { 'DoorFiguresFragment': DoorFiguresFragment } } };

export const DoorOfEventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DoorOfEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"door"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DoorFigures"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DoorFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Door"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expectedCount"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedCount"}}]}}]} as unknown as DocumentNode<DoorOfEventFragment, unknown>;
export const DoorChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"DoorChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doorChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DoorFigures"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DoorFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Door"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expectedCount"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedCount"}}]}}]} as unknown as DocumentNode<DoorChangedSubscription, DoorChangedSubscriptionVariables>;