import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { failedWith, rateLimitMessage } from '../../apollo/failure';
import { graphql } from '../../apollo/graphql';
import { BusyButton } from '../../ui/forms/busy-button';
import { NO_PERMISSION } from '../event-form/messages';
import { useEndPaymentAttentionMutation } from './gql/end-attention';
import * as messages from './messages';

graphql(`
  mutation EndPaymentAttention($input: EndPaymentAttentionInput!) {
    endPaymentAttention(input: $input) {
      payment {
        ...PaymentNeedingAttention
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

interface Props {
  paymentId: string;
  /** The name of the person who paid. */
  name: string;
}

/** Ends the attention that a payment needs, with a note for the people who look after it. */
export function EndAttention({ paymentId, name }: Props) {
  const [end, { loading }] = useEndPaymentAttentionMutation();
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | null>(null);

  async function submit(submitted: FormEvent) {
    submitted.preventDefault();
    if (note.trim() === '') return setError(messages.NOTE_NEEDED);
    setError(null);
    try {
      const { data } = await end({ variables: { input: { paymentId, note } } });
      if (!data?.endPaymentAttention.payment)
        setError(data?.endPaymentAttention.userErrors[0]?.message ?? messages.END_FAILED);
    } catch (failure) {
      const text = failedWith(failure, 'FORBIDDEN') ? NO_PERMISSION : rateLimitMessage(failure);
      setError(text ?? messages.END_FAILED);
    }
  }

  const whose = <span className="visually-hidden"> for the payment of {name}</span>;
  if (!isOpen)
    return (
      <Button variant="default" onClick={() => setOpen(true)}>
        Nothing more to do{whose}
      </Button>
    );
  return (
    <form aria-label={`End for the payment of ${name}`} noValidate onSubmit={submit}>
      <TextInput
        label="How the money was settled"
        description={messages.NOTE_HINT}
        maxLength={500}
        value={note}
        error={error}
        autoFocus
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <BusyButton type="submit" isBusy={loading}>
        {loading ? 'Saving...' : 'Save and end'}
        {whose}
      </BusyButton>
    </form>
  );
}
