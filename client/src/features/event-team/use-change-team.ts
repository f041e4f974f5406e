import { graphql } from '../../apollo/graphql';
import type { ChangeEventRoleInput } from '../../gql/types';
import { attemptFailedMessage } from '../../session/messages';
import { evictViewerField } from '../../session/viewer-cache';
import { useChangeEventRoleMutation, useRemoveFromEventMutation } from './gql/use-change-team';
import * as messages from './messages';

graphql(`
  mutation ChangeEventRole($input: ChangeEventRoleInput!) {
    changeEventRole(input: $input) {
      event {
        id
        ...TeamMembers
        ...EventHosts
      }
      userErrors {
        code
        message
      }
    }
  }
`);

// A person who leaves may not read the team any more.
graphql(`
  mutation RemoveFromEvent($input: RemoveFromEventInput!, $isSelf: Boolean!) {
    removeFromEvent(input: $input) {
      event {
        id
        viewerRole
        viewerCanEdit
        ...EventHosts
        ...TeamMembers @skip(if: $isSelf)
      }
      userErrors {
        code
        message
      }
    }
  }
`);

/** How the page says what became of an act. */
export interface Report {
  done: (text: string) => void;
  failed: (text: string) => void;
}

/** Changes the people of an event's team. */
export function useChangeTeam(eventId: string, report: Report) {
  const [change] = useChangeEventRoleMutation();
  const [remove, { loading }] = useRemoveFromEventMutation({
    update: (cache) => evictViewerField(cache, 'sharedEvents'),
  });
  return {
    isBusy: loading,
    async changeRole(
      changed: Omit<ChangeEventRoleInput, 'eventId'>,
      name: string,
      isSelf: boolean,
    ): Promise<void> {
      try {
        const { data } = await change({ variables: { input: { eventId, ...changed } } });
        const { event, userErrors = [] } = data?.changeEventRole ?? {};
        if (!event) return report.failed(userErrors[0]?.message ?? messages.NOT_DONE);
        const { role, shownAsHost } = changed;
        report.done(
          role
            ? messages.roleChanged(name, messages.roles[role].toLowerCase())
            : messages.hostChanged(name, { isShown: shownAsHost === true, isSelf }),
        );
      } catch (error) {
        report.failed(attemptFailedMessage(error));
      }
    },
    /** Returns the message that says why it was not done, or null. */
    async remove(accountId: string, isSelf: boolean): Promise<string | null> {
      try {
        const { data } = await remove({ variables: { input: { eventId, accountId }, isSelf } });
        const { event, userErrors = [] } = data?.removeFromEvent ?? {};
        return event ? null : (userErrors[0]?.message ?? messages.NOT_DONE);
      } catch (error) {
        return attemptFailedMessage(error);
      }
    },
  };
}
