import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { readFailureMessage } from '../../../apollo/failure';
import { graphql, toFragmentRef } from '../../../apollo/graphql';
import { timings } from '../../../timings';
import { Notice } from '../../../ui/notice';
import { PageHeading } from '../../../ui/page';
import type { Scanned } from '../decide-with-server';
import type { DoorDevice } from '../device/door-device';
import { isUnanswered } from '../device/door-requests';
import door from '../door.module.css';
import * as messages from '../messages';
import type { NameAtDoorFragment } from './gql/name-row';
import { useDoorNamesQuery } from './gql/name-search';
import { NameRow } from './name-row';
import classes from './name-search.module.css';

graphql(`
  query DoorNames($eventId: ID!, $text: String!) {
    event(id: $eventId) {
      id
      door {
        search(text: $text) {
          id
          ...NameAtDoor
        }
      }
    }
  }
`);

function localNames(device: DoorDevice, text: string) {
  return device
    .namesFor(text)
    .map((person) => ({ id: person.id, ...toFragmentRef<NameAtDoorFragment>(person) }));
}

interface Props {
  device: DoorDevice;
  onChosen: (person: Scanned) => void;
  onClose: () => void;
}

/** For a person without a ticket at hand. One row is open at a time, so that a slip of the thumb admits no other person. */
export function NameSearch({ device, onChosen, onClose }: Props) {
  const [text, setText] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  const [searched] = useDebouncedValue(text.trim(), timings.searchPause);
  const isLongEnough = [...searched].length >= 2;
  const { data, error } = useDoorNamesQuery({
    variables: { eventId: device.eventId, text: searched },
    context: { headers: device.headers },
    skip: !isLongEnough || device.isAlone,
    fetchPolicy: 'network-only',
  });
  const isLocal = device.isAlone || isUnanswered(error ?? null);
  const people = !isLongEnough
    ? []
    : isLocal
      ? localNames(device, searched)
      : (data?.event?.door?.search ?? []);
  return (
    <div className={door.door}>
      <header className={door.header}>
        <PageHeading>Search name</PageHeading>
      </header>
      <div className={classes.field}>
        <TextInput
          label="Name"
          value={text}
          autoFocus
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p role="status">
          {isLongEnough && (isLocal || data) && messages.names(people.length)} {messages.SEARCH_HINT}
        </p>
      </div>
      {error && !isLocal && (
        <Notice tone="danger">{readFailureMessage(error, messages.SEARCH_FAILED)}</Notice>
      )}
      <ul className={classes.names}>
        {people.map((person) => (
          <NameRow
            key={person.id}
            person={person}
            typed={searched}
            isOpen={openId === person.id}
            onToggle={(isOpen) => setOpenId(isOpen ? person.id : null)}
            onCheckIn={() => onChosen({ signUpId: person.id })}
          />
        ))}
      </ul>
      <p className={classes.hint}>{messages.SECOND_TAP}</p>
      <div className={door.actions}>
        <Button variant="default" onClick={onClose}>
          Back to the camera
        </Button>
      </div>
    </div>
  );
}
