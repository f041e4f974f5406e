import { Button } from '@mantine/core';
import { useState } from 'react';
import { graphql } from '../../apollo/graphql';
import { attemptFailedMessage } from '../../session/messages';
import { ConfirmDialog, DialogText } from '../../ui/dialogs/dialog';
import { useEndDoorPassMutation } from './gql/end-pass';
import * as messages from './messages';

graphql(`
  mutation EndDoorPass($input: EndDoorPassInput!) {
    endDoorPass(input: $input) {
      event {
        ...PassesOfEvent
      }
      userErrors {
        code
        message
      }
    }
  }
`);

/** Ends a pass after one question: its phone is refused at once. */
export function EndPass({ pass, onEnded }: { pass: { id: string; name: string }; onEnded: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [endPass, { loading }] = useEndDoorPassMutation();

  /** Returns the message that says why it was not done, or null. */
  async function end(): Promise<string | null> {
    try {
      const { data } = await endPass({ variables: { input: { doorPassId: pass.id } } });
      const { event, userErrors = [] } = data?.endDoorPass ?? {};
      return event ? null : (userErrors[0]?.message ?? messages.NOT_DONE);
    } catch (error) {
      return attemptFailedMessage(error);
    }
  }

  return (
    <>
      <Button
        variant="default"
        color="danger"
        aria-label={`End the pass ${pass.name}`}
        onClick={() => setAsking(true)}
      >
        End
      </Button>
      <ConfirmDialog
        title={messages.endQuestion(pass.name)}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        labels={{ cancel: 'Keep it', confirm: 'End the pass', confirming: 'Ending...' }}
        isConfirming={loading}
        confirm={end}
        onConfirmed={onEnded}
      >
        <DialogText>{messages.ENDING}</DialogText>
      </ConfirmDialog>
    </>
  );
}
