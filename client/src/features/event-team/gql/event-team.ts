/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type TeamMembersFragment = { id: string, viewerRole: Types.EventRole | null, team: Array<{ email: string | null, role: Types.EventRole, shownAsHost: boolean, offeredAsHost: boolean, account: { id: string, name: string } }> | null } & { ' $fragmentName'?: 'TeamMembersFragment' };

export type TeamInvitationsFragment = { id: string, invitations: Array<{ id: string, email: string, role: Types.EventRole, shownAsHost: boolean, createdAt: string, expiresAt: string }> | null } & { ' $fragmentName'?: 'TeamInvitationsFragment' };

export type EventTeamQueryVariables = Exact<{
  eventId: string;
  isOwner: boolean;
}>;


export type EventTeamQuery = { event: (
    { id: string }
    & { ' $fragmentRefs'?: { 'TeamMembersFragment': TeamMembersFragment } }
  ) & { ' $fragmentRefs'?: { 'TeamInvitationsFragment': TeamInvitationsFragment } } | null };


export const EventTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOwner"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamMembers"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamInvitations"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOwner"}}}]}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamMembers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"shownAsHost"}},{"kind":"Field","name":{"kind":"Name","value":"offeredAsHost"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamInvitations"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"shownAsHost"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<EventTeamQuery, EventTeamQueryVariables>;
export function useEventTeamQuery(options: useQuery.Options<EventTeamQuery, EventTeamQueryVariables>) {
  return useQuery<EventTeamQuery, EventTeamQueryVariables>(EventTeamDocument, options);
}