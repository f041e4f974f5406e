import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Page, PageHeading } from '../../ui/page';
import * as messages from './messages';

const KEY = 'door-name';
const MAX_LENGTH = 80;

/** The name of this device's door: others read it beside each arrival. It stays for the next evening. */
export function useDoorName(): [string | null, (name: string | null) => void] {
  const [name, setName] = useState(() => localStorage.getItem(KEY));
  function rename(next: string | null) {
    if (next !== null) localStorage.setItem(KEY, next);
    setName(next);
  }
  return [name, rename];
}

export function DoorNameForm({
  eventTitle,
  onNamed,
}: {
  eventTitle: string;
  onNamed: (name: string) => void;
}) {
  const [name, setName] = useState(() => localStorage.getItem(KEY) ?? 'Main door');
  const [error, setError] = useState<string | null>(null);
  function submit(event: FormEvent) {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '') setError(messages.DOOR_NAME_REQUIRED);
    else if (trimmed.length > MAX_LENGTH) setError(messages.DOOR_NAME_TOO_LONG);
    else onNamed(trimmed);
  }
  return (
    <Page isNarrow>
      <PageHeading lead={eventTitle}>Door</PageHeading>
      <form onSubmit={submit} noValidate>
        <TextInput
          label={messages.WHICH_DOOR}
          value={name}
          error={error}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth mt="md">
          Open the door
        </Button>
      </form>
    </Page>
  );
}
