/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type DataExportUrlQueryVariables = Exact<{ [key: string]: never; }>;


export type DataExportUrlQuery = { viewer: { id: string, dataExportUrl: string | null } | null };


export const DataExportUrlDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DataExportUrl"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataExportUrl"}}]}}]}}]} as unknown as DocumentNode<DataExportUrlQuery, DataExportUrlQueryVariables>;
export function useDataExportUrlQuery(options?: useQuery.Options<DataExportUrlQuery, DataExportUrlQueryVariables>) {
  return useQuery<DataExportUrlQuery, DataExportUrlQueryVariables>(DataExportUrlDocument, options ?? {});
}