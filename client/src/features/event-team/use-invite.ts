import { graphql } from '../../apollo/graphql';
import type { HandOverEventInput, InviteToEventInput } from '../../gql/types';
import type { FormError } from '../../ui/forms/mutation-form';
import {
  useHandOverEventMutation,
  useInviteToEventMutation,
  useWithdrawEventInvitationMutation,
} from './gql/use-invite';

graphql(`
  mutation InviteToEvent($input: InviteToEventInput!) {
    inviteToEvent(input: $input) {
      event {
        id
        ...TeamInvitations
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
  mutation HandOverEvent($input: HandOverEventInput!) {
    handOverEvent(input: $input) {
      event {
        id
        ...TeamInvitations
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
  mutation WithdrawEventInvitation($input: WithdrawEventInvitationInput!) {
    withdrawEventInvitation(input: $input) {
      event {
        id
        ...TeamInvitations
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

/** Each returns why it was not done, or null. */
export function useInvite() {
  const [invite] = useInviteToEventMutation();
  const [handOver] = useHandOverEventMutation();
  const [withdraw] = useWithdrawEventInvitationMutation();
  return {
    async invite(input: InviteToEventInput): Promise<readonly FormError[] | null> {
      const { data } = await invite({ variables: { input } });
      return errorsOf(data?.inviteToEvent);
    },
    async handOver(input: HandOverEventInput): Promise<readonly FormError[] | null> {
      const { data } = await handOver({ variables: { input } });
      return errorsOf(data?.handOverEvent);
    },
    async withdraw(invitationId: string): Promise<readonly FormError[] | null> {
      const { data } = await withdraw({ variables: { input: { invitationId } } });
      return errorsOf(data?.withdrawEventInvitation);
    },
  };
}

interface Payload {
  event: object | null;
  userErrors: readonly FormError[];
}

function errorsOf(payload: Payload | undefined): readonly FormError[] | null {
  return payload?.event ? null : (payload?.userErrors ?? []);
}
