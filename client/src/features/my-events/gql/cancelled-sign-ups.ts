/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PaymentStateFragment } from '../../places/gql/payment-chip';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CancelledSignUpInListFragment = { id: string, byCreator: boolean, cancelledAt: string, event: { id: string, title: string }, refund: (
    { id: string }
    & { ' $fragmentRefs'?: { 'PaymentStateFragment': PaymentStateFragment } }
  ) | null } & { ' $fragmentName'?: 'CancelledSignUpInListFragment' };

export type CancelledSignUpsQueryVariables = Exact<{
  hasEnded: boolean;
  after?: string | null | undefined;
}>;


export type CancelledSignUpsQuery = { viewer: { id: string, cancelledSignUps: { nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'CancelledSignUpInListFragment': CancelledSignUpInListFragment } }
      )>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };


export const CancelledSignUpsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CancelledSignUps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasEnded"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledSignUps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"hasEnded"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasEnded"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CancelledSignUpInList"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amountPence"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CancelledSignUpInList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CancelledSignUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"byCreator"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentState"}}]}}]}}]} as unknown as DocumentNode<CancelledSignUpsQuery, CancelledSignUpsQueryVariables>;
export function useCancelledSignUpsQuery(options: useQuery.Options<CancelledSignUpsQuery, CancelledSignUpsQueryVariables>) {
  return useQuery<CancelledSignUpsQuery, CancelledSignUpsQueryVariables>(CancelledSignUpsDocument, options);
}