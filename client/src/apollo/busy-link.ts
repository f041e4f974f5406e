import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { notifications } from '@mantine/notifications';
import { defer, finalize, map, retry, tap } from 'rxjs';
import { busyMessage, busySeconds } from './failure';

export const BUSY_MESSAGE = 'Many people are here right now. Please wait, we are trying again.';
const NOTIFICATION_ID = 'busy';
/** About a minute. */
const MAX_RETRIES = 20;
/** Milliseconds over which those who were told the same second try again. */
const JITTER = 1_000;

/**
 * Sends a request again that the server refused because it was busy, when the server says, and shows meanwhile why nothing
 * happens. The server refuses so before it has done anything, so a mutation can be sent again too.
 */
export function busyLink(): ApolloLink {
  const waiting = new Set<object>();
  const hideAfter = (operation: object) => {
    if (waiting.delete(operation) && waiting.size === 0) notifications.hide(NOTIFICATION_ID);
  };
  const waitAsTold = async (operation: object, error: unknown) => {
    const seconds = busySeconds(error);
    if (seconds === undefined) throw error;
    if (waiting.size === 0) show(busyMessage(error, BUSY_MESSAGE));
    waiting.add(operation);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000 + Math.random() * JITTER));
  };
  return new ApolloLink((operation, forward) =>
    defer(() => forward(operation)).pipe(
      map((result) => {
        const error = 'errors' in result && result.errors && new CombinedGraphQLErrors(result, result.errors);
        if (error && busySeconds(error) !== undefined) throw error;
        return result;
      }),
      retry({ count: MAX_RETRIES, delay: (error) => waitAsTold(operation, error) }),
      tap(() => hideAfter(operation)),
      finalize(() => hideAfter(operation)),
    ),
  );
}

function show(message: string): void {
  notifications.show({ id: NOTIFICATION_ID, message, loading: true, autoClose: false });
}
