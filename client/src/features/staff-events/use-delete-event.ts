import { failedWith, rateLimitMessage } from '../../apollo/failure';
import { graphql } from '../../apollo/graphql';
import type { DeleteEventInput } from '../../gql/types';
import { evictEventLists } from '../../session/viewer-cache';
import { NO_PERMISSION } from '../event-form/messages';
import { useDeleteEventMutation } from './gql/use-delete-event';
import * as messages from './messages';

graphql(`
  mutation DeleteEvent($input: DeleteEventInput!) {
    deleteEvent(input: $input) {
      deletedEventId
      userErrors {
        code
        message
      }
    }
  }
`);

/** Deletes events. `deleteEvent` returns the message that says why none was deleted, or null. */
export function useDeleteEvent() {
  const [mutate, { loading: isDeleting }] = useDeleteEventMutation({ update: evictEventLists });
  async function deleteEvent(input: DeleteEventInput): Promise<string | null> {
    try {
      const { data } = await mutate({ variables: { input } });
      if (data?.deleteEvent.deletedEventId) return null;
      return data?.deleteEvent.userErrors[0]?.message ?? messages.DELETE_FAILED;
    } catch (error) {
      if (failedWith(error, 'FORBIDDEN')) return NO_PERMISSION;
      return rateLimitMessage(error) ?? messages.DELETE_FAILED;
    }
  }
  return { deleteEvent, isDeleting };
}
