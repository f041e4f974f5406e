import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

/**
 * Marks a query, mutation or fragment for codegen, which writes its types, document and hook to the folder `gql` beside
 * the file.
 * The bundler drops the call, so the text is not shipped twice.
 * @__NO_SIDE_EFFECTS__
 */
export function graphql(_document: string): void {}

/** Data that contains the fragment. Only the component that owns the fragment reads it, with `readFragment`. */
export type FragmentRef<Fragment> = Fragment extends { ' $fragmentName'?: string }
  ? GraphQLCodegenDataMasking.FragmentType<Fragment>
  : Fragment;

export function readFragment<Fragment>(data: FragmentRef<Fragment>): Fragment;
export function readFragment<Fragment>(data: FragmentRef<Fragment> | null | undefined): Fragment | null;
export function readFragment<Fragment>(data: FragmentRef<Fragment> | null | undefined): Fragment | null {
  // The fragment's fields are always there; masking only hides them from the compiler.
  return (data ?? null) as Fragment | null;
}

/** For data that does not come from the API, such as the preview of a form. */
export function toFragmentRef<Fragment>(data: Omit<Fragment, ' $fragmentName'>): FragmentRef<Fragment> {
  return data as FragmentRef<Fragment>;
}
