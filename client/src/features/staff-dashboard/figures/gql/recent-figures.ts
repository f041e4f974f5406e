/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type RecentFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentFiguresQuery = { viewer: { id: string, recentFigures: { timeZone: string, signUpsByDay: Array<{ date: string, signUpCount: number, paidCount: number }>, week: { signUpCount: number, paidPence: number, givenBackCount: number }, weekBefore: { signUpCount: number, paidPence: number, givenBackCount: number } } } | null };


export const RecentFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recentFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"signUpsByDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"signUpCount"}},{"kind":"Field","name":{"kind":"Name","value":"paidCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"week"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUpCount"}},{"kind":"Field","name":{"kind":"Name","value":"paidPence"}},{"kind":"Field","name":{"kind":"Name","value":"givenBackCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weekBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUpCount"}},{"kind":"Field","name":{"kind":"Name","value":"paidPence"}},{"kind":"Field","name":{"kind":"Name","value":"givenBackCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RecentFiguresQuery, RecentFiguresQueryVariables>;
export function useRecentFiguresQuery(options?: useQuery.Options<RecentFiguresQuery, RecentFiguresQueryVariables>) {
  return useQuery<RecentFiguresQuery, RecentFiguresQueryVariables>(RecentFiguresDocument, options ?? {});
}