/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AccentPreviewQueryVariables = Exact<{
  accent: string;
}>;


export type AccentPreviewQuery = { brand: { tones: { moves: Array<string>, light: { accent: string, onAccent: string, accentSoft: string }, dark: { accent: string, onAccent: string, accentSoft: string } } | null } };


export const AccentPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccentPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accent"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tones"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"accent"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accent"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"light"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accent"}},{"kind":"Field","name":{"kind":"Name","value":"onAccent"}},{"kind":"Field","name":{"kind":"Name","value":"accentSoft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accent"}},{"kind":"Field","name":{"kind":"Name","value":"onAccent"}},{"kind":"Field","name":{"kind":"Name","value":"accentSoft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moves"}}]}}]}}]}}]} as unknown as DocumentNode<AccentPreviewQuery, AccentPreviewQueryVariables>;
export function useAccentPreviewQuery(options: useQuery.Options<AccentPreviewQuery, AccentPreviewQueryVariables>) {
  return useQuery<AccentPreviewQuery, AccentPreviewQueryVariables>(AccentPreviewDocument, options);
}