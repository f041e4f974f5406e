import { Button, TextInput } from '@mantine/core';
import { parseTicketCode } from '@turnout/texts/ticket-code';
import { type FormEvent, useState } from 'react';
import { Dialog, DialogButtons } from '../../ui/dialogs/dialog';
import * as messages from './messages';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onCode: (code: string) => void;
}

/** For a code that no camera can read: the person reads it out. */
export function CodeDialog({ isOpen, onClose, onCode }: Props) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (parseTicketCode(code) === null) return setError(messages.NOT_A_CODE);
    setError(null);
    setCode('');
    onClose();
    onCode(code);
  }
  return (
    <Dialog title="Type code" isOpen={isOpen} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <TextInput
          label="Code on the ticket"
          value={code}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          mb="md"
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Check in</Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
