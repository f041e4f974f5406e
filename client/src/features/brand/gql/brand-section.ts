/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type BrandSectionQueryVariables = Exact<{ [key: string]: never; }>;


export type BrandSectionQuery = { brand: { name: string, headline: string | null, accent: string | null, lightLogoUrl: string | null, darkLogoUrl: string | null, setByOperator: Array<Types.BrandPart>, links: Array<{ label: string, url: string }> } };


export const BrandSectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BrandSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lightLogoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"darkLogoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"setByOperator"}}]}}]}}]} as unknown as DocumentNode<BrandSectionQuery, BrandSectionQueryVariables>;
export function useBrandSectionQuery(options?: useQuery.Options<BrandSectionQuery, BrandSectionQueryVariables>) {
  return useQuery<BrandSectionQuery, BrandSectionQueryVariables>(BrandSectionDocument, options ?? {});
}