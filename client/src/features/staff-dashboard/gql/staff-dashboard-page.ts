/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { EventTotalsFragment } from './event-totals';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type StaffDashboardPageQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffDashboardPageQuery = { viewer: { id: string, emailVerified: boolean, comingUp: { ' $fragmentRefs'?: { 'EventTotalsFragment': EventTotalsFragment } }, past: { ' $fragmentRefs'?: { 'EventTotalsFragment': EventTotalsFragment } }, drafts: { totalCount: number } | null } | null };


export const StaffDashboardPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffDashboardPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","alias":{"kind":"Name","value":"comingUp"},"name":{"kind":"Name","value":"eventTotals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hasEnded"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventTotals"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"past"},"name":{"kind":"Name","value":"eventTotals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hasEnded"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventTotals"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"drafts"},"name":{"kind":"Name","value":"eventDrafts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventTotals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventCount"}},{"kind":"Field","name":{"kind":"Name","value":"signUpCount"}},{"kind":"Field","name":{"kind":"Name","value":"paidPence"}}]}}]} as unknown as DocumentNode<StaffDashboardPageQuery, StaffDashboardPageQueryVariables>;
export function useStaffDashboardPageQuery(options?: useQuery.Options<StaffDashboardPageQuery, StaffDashboardPageQueryVariables>) {
  return useQuery<StaffDashboardPageQuery, StaffDashboardPageQueryVariables>(StaffDashboardPageDocument, options ?? {});
}