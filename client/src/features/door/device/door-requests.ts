import type { ApolloClient } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { failedWith, isNetworkFailure } from '../../../apollo/failure';
import { readFragment } from '../../../apollo/graphql';
import { fetchWithClock } from '../../../apollo/server-clock';
import type { ScanInput } from '../../../gql/types';
import { timings } from '../../../timings';
import { RecordScansDocument, type ScanShownFragment } from '../gql/use-scans';

/** The server has answered, and does not let this device do it. */
export class DoorRefusal extends Error {
  constructor(
    readonly status: number,
    message = 'The server refuses this device.',
  ) {
    super(message);
  }
}

type Headers = Record<string, string>;

/** @throws DoorRefusal; other errors where there is no answer */
export async function readDoorFile(path: string, headers: Headers): Promise<Response> {
  const response = await fetchWithClock(path, {
    headers,
    // A response of the browser's own would be of an old state.
    cache: 'no-store',
    signal: AbortSignal.timeout(timings.scanRequest),
  });
  if (response.status >= 400) throw new DoorRefusal(response.status);
  return response;
}

/**
 * @returns the scans as they are stored
 * @throws DoorRefusal for what a person can do something about; other errors as Apollo has them
 */
export async function recordScans(
  client: ApolloClient,
  input: { eventId: string; scans: ScanInput[] },
  headers: Headers,
): Promise<ScanShownFragment[]> {
  const { data } = await client.mutate({
    mutation: RecordScansDocument,
    variables: { input },
    context: { headers, fetchOptions: { signal: AbortSignal.timeout(timings.scanRequest) } },
    fetchPolicy: 'no-cache',
  });
  const [error] = data?.recordScans.userErrors ?? [];
  if (error) throw new DoorRefusal(error.code === 'EVENT_NOT_FOUND' ? 404 : 403, error.message);
  return (data?.recordScans.scans ?? []).map((scan) => readFragment<ScanShownFragment>(scan));
}

/** Whether there is no answer of the product: then the device goes on by itself. */
export function isUnanswered(error: unknown): boolean {
  if (error === null) return false;
  if (error instanceof DoorRefusal) return error.status >= 500;
  return ServerError.is(error) ? error.statusCode >= 500 : isNetworkFailure(error);
}

/** Whether the pass or the session of the device is over. */
export function isEnded(error: unknown): boolean {
  if (error instanceof DoorRefusal) return error.status === 401;
  return failedWith(error, 'UNAUTHENTICATED') || (ServerError.is(error) && error.statusCode === 401);
}

/** Whether this device has lost the right, or the event was deleted. */
export function isForbidden(error: unknown): boolean {
  if (error instanceof DoorRefusal) return error.status === 403 || error.status === 404;
  return failedWith(error, 'FORBIDDEN');
}
