import { Button } from '@mantine/core';
import { useState } from 'react';
import { rateLimitMessage } from '../../apollo/failure';
import { graphql } from '../../apollo/graphql';
import { ConfirmDialog, DialogText } from '../../ui/dialogs/dialog';
import { useRotateTicketMutation } from './gql/replace-ticket';
import * as messages from './messages';

graphql(`
  mutation RotateTicket($input: RotateTicketInput!) {
    rotateTicket(input: $input) {
      signUp {
        id
        ticket {
          code
          qrPath
          qrSize
        }
      }
      userErrors {
        code
        message
      }
    }
  }
`);

interface Props {
  signUpId: string;
  onReplaced: () => void;
}

/** Gives the place another code, after a question: mails and prints of the person have the old one. */
export function ReplaceTicket({ signUpId, onReplaced }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [rotateTicket, { loading }] = useRotateTicketMutation();

  async function replace(): Promise<string | null> {
    try {
      const { data } = await rotateTicket({ variables: { input: { signUpId } } });
      if (data?.rotateTicket.signUp) return null;
      return data?.rotateTicket.userErrors[0]?.message ?? messages.REPLACE_FAILED;
    } catch (error) {
      return rateLimitMessage(error) ?? messages.REPLACE_FAILED;
    }
  }

  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {messages.REPLACE}
      </Button>
      <ConfirmDialog
        title={messages.REPLACE_QUESTION}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        labels={{ cancel: 'Keep this one', confirm: 'Replace it', confirming: 'Replacing it...' }}
        isConfirming={loading}
        confirm={replace}
        onConfirmed={onReplaced}
      >
        <DialogText>{messages.REPLACE_EFFECT}</DialogText>
      </ConfirmDialog>
    </>
  );
}
