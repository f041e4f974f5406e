/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type HelpedEventFragment = { id: string, title: string, date: string, viewerRole: Types.EventRole | null } & { ' $fragmentName'?: 'HelpedEventFragment' };

export const HelpedEventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HelpedEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}}]}}]} as unknown as DocumentNode<HelpedEventFragment, unknown>;