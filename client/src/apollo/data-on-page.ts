import { CombinedGraphQLErrors } from '@apollo/client/errors';

interface Reading<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
}

/**
 * The data that a page shows of a query with `errorPolicy: 'all'`. When no response comes, Apollo drops what it has
 * read before; the page keeps it. A response that refuses removes it.
 */
export function dataOnPage<Data>({ data, previousData, error }: Reading<Data>): Data | undefined {
  return data ?? (error === undefined || CombinedGraphQLErrors.is(error) ? undefined : previousData);
}
