import { graphql } from '../../apollo/graphql';
import type { CreateMessageInput, UpdateMessageInput } from '../../gql/types';
import type { FormError } from '../../ui/forms/mutation-form';
import {
  useCancelMessageMutation,
  useCreateMessageMutation,
  useSendMessagePreviewMutation,
  useUpdateMessageMutation,
} from './gql/use-messages';

graphql(`
  mutation CreateMessage($input: CreateMessageInput!) {
    createMessage(input: $input) {
      message {
        id
        ...MessageRow
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

graphql(`
  mutation UpdateMessage($input: UpdateMessageInput!) {
    updateMessage(input: $input) {
      message {
        id
        ...MessageRow
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

graphql(`
  mutation CancelMessage($input: CancelMessageInput!) {
    cancelMessage(input: $input) {
      message {
        id
        ...MessageRow
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

graphql(`
  mutation SendMessagePreview($input: CreateMessageInput!) {
    sendMessagePreview(input: $input) {
      userErrors {
        code
        message
        field
      }
    }
  }
`);

interface Payload {
  message: object | null;
  userErrors: readonly FormError[];
}

/** Each returns why it was not done, or null. */
export function useMessages() {
  const [create] = useCreateMessageMutation();
  const [update] = useUpdateMessageMutation();
  const [cancel] = useCancelMessageMutation();
  const [sendTest] = useSendMessagePreviewMutation();
  return {
    async create(input: CreateMessageInput): Promise<readonly FormError[] | null> {
      return errorsOf((await create({ variables: { input } })).data?.createMessage);
    },
    async update(input: UpdateMessageInput): Promise<readonly FormError[] | null> {
      return errorsOf((await update({ variables: { input } })).data?.updateMessage);
    },
    async cancel(id: string): Promise<readonly FormError[] | null> {
      return errorsOf((await cancel({ variables: { input: { id } } })).data?.cancelMessage);
    },
    async sendTest(input: CreateMessageInput): Promise<readonly FormError[] | null> {
      const errors = (await sendTest({ variables: { input } })).data?.sendMessagePreview.userErrors ?? [];
      return errors.length > 0 ? errors : null;
    },
  };
}

function errorsOf(payload: Payload | undefined): readonly FormError[] | null {
  return payload?.message ? null : (payload?.userErrors ?? []);
}
