/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/types';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ViewerFragment = { id: string, name: string, email: string, emailVerified: boolean, nameConfirmed: boolean, defaultNameShown: Types.NameShown | null, role: Types.Role, signInMethods: Array<Types.SignInMethod>, calendarConnected: boolean } & { ' $fragmentName'?: 'ViewerFragment' };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { viewer: { ' $fragmentRefs'?: { 'ViewerFragment': ViewerFragment } } | null, settings: { productName: string, headline: string | null, staffDomain: string, googleSignInEnabled: boolean, requireVerifiedStaff: boolean, paymentsEnabled: boolean, mailEnabled: boolean, defaultNameShown: Types.NameShown } };


export const SessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Viewer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"staffDomain"}},{"kind":"Field","name":{"kind":"Name","value":"googleSignInEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"requireVerifiedStaff"}},{"kind":"Field","name":{"kind":"Name","value":"paymentsEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"mailEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"defaultNameShown"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"nameConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"defaultNameShown"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"signInMethods"}},{"kind":"Field","name":{"kind":"Name","value":"calendarConnected"}}]}}]} as unknown as DocumentNode<SessionQuery, SessionQueryVariables>;
export function useSessionQuery(options?: useQuery.Options<SessionQuery, SessionQueryVariables>) {
  return useQuery<SessionQuery, SessionQueryVariables>(SessionDocument, options ?? {});
}