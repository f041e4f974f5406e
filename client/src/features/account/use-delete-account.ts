import { rateLimitSentence } from '../../apollo/failure';
import { useDeleteAccountMutation } from '../../gql/hooks';
import { calendarMemory } from '../calendar/calendar-memory';

const DELETE_FAILED = 'Failed to delete account. Please try again';

export function useDeleteAccount() {
  const [mutate, { loading }] = useDeleteAccountMutation();

  /** The sentence that says why it is still there; null when it is gone. */
  async function deleteAccount(): Promise<string | null> {
    try {
      const { data } = await mutate();
      if (!data?.deleteAccount.deletedAccountId) {
        return data?.deleteAccount.userErrors[0]?.message ?? DELETE_FAILED;
      }
      calendarMemory.forgetAll();
      return null;
    } catch (error) {
      return rateLimitSentence(error) ?? DELETE_FAILED;
    }
  }

  return { deleteAccount, isDeleting: loading };
}
