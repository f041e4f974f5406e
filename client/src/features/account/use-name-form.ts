import { graphql } from '../../apollo/graphql';
import type { NameShown } from '../../gql/types';
import type { ViewerFragment } from '../../session/gql/session';
import { attemptFailedMessage } from '../../session/messages';
import { publishViewer } from '../../session/viewer-channel';
import { type FormError, useMutationForm } from '../../ui/forms/mutation-form';
import { useUpdateAccountMutation } from './gql/use-name-form';
import * as messages from './messages';

graphql(`
  mutation UpdateAccount($input: UpdateAccountInput!) {
    updateAccount(input: $input) {
      account {
        id
        name
        nameConfirmed
        defaultNameShown
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

/**
 * A form with the account's name; the browser's other tabs are told of a new one.
 * @param defaultNameShown the choice of the people who see it, which is saved with it
 */
export function useNameForm(
  viewer: ViewerFragment,
  onSaved: () => void,
  defaultNameShown: NameShown | null = viewer.defaultNameShown,
) {
  const [mutate] = useUpdateAccountMutation();

  async function save(name: string): Promise<readonly FormError[] | null> {
    const chosen = defaultNameShown === viewer.defaultNameShown ? {} : { defaultNameShown };
    const { data } = await mutate({ variables: { input: { name, ...chosen } } });
    const { account = null, userErrors = [] } = data?.updateAccount ?? {};
    if (!account) return userErrors;
    publishViewer(account.id, { hasChanged: true });
    onSaved();
    return null;
  }

  return useMutationForm({
    name: 'name',
    initialValues: { name: viewer.name },
    validate: ({ name }) => (name.trim() === '' ? { name: messages.NAME_REQUIRED } : {}),
    send: ({ name }) => save(name),
    failureMessage: attemptFailedMessage,
  });
}
