import { failedWith, rateLimitMessage } from '../../apollo/failure';
import { useDeleteEventMutation } from '../../gql/hooks';
import { forgetEventLists } from './forget-event-lists';
import { DELETE_FAILED, NO_PERMISSION } from './sentences';

export function useDeleteEvent(id: string) {
  const [mutate, { loading }] = useDeleteEventMutation({ update: forgetEventLists });

  /** The sentence that says why it is still there; null when it is gone. */
  async function deleteEvent(): Promise<string | null> {
    try {
      const { data } = await mutate({ variables: { input: { id } } });
      if (data?.deleteEvent.deletedEventId) return null;
      return data?.deleteEvent.userErrors[0]?.message ?? DELETE_FAILED;
    } catch (error) {
      if (failedWith(error, 'FORBIDDEN')) return NO_PERMISSION;
      return rateLimitMessage(error) ?? DELETE_FAILED;
    }
  }

  return { deleteEvent, isDeleting: loading };
}
