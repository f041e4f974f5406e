/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ImpactLinesFragment = { signUpCount: number, waitingCount: number, refundCount: number, refundPence: number } & { ' $fragmentName'?: 'ImpactLinesFragment' };

export const ImpactLinesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImpactLines"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeletionImpact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUpCount"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundPence"}}]}}]} as unknown as DocumentNode<ImpactLinesFragment, unknown>;