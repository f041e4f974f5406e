import { Button, CloseButton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useRef, useState } from 'react';
import { graphql } from '../../apollo/graphql';
import { timings } from '../../timings';
import { IconSearch } from '../../ui/icons/for-events';
import { type ChosenPerson, chosenOf, MAX_CHOSEN, textOfChosen } from './chosen-person';
import { useMessagePeopleQuery } from './gql/chosen-people';
import classes from './messages.module.css';
import * as words from './words';

graphql(`
  query MessagePeople($eventId: ID!, $search: String!) {
    event(id: $eventId) {
      id
      signUps(first: 10, search: $search, orderBy: NAME) {
        nodes {
          id
          name
          email
        }
      }
    }
  }
`);

interface Props {
  eventId: string;
  /** Of the form, with the chosen people as its text. */
  field: { value?: string; onChange: (text: string) => void; error?: ReactNode; 'data-path'?: string };
  /** Whether the message has people already, whose names are not known here. */
  hasOthers: boolean;
}

/** To choose the people of a message: found by name or address, added and taken away one by one. */
export function ChosenPeople({ eventId, field, hasOthers }: Props) {
  const { value = '', onChange, error } = field;
  const chosen = chosenOf(value);
  const [typed, setTyped] = useState('');
  const [searched] = useDebouncedValue(typed.trim(), timings.searchPause);
  const input = useRef<HTMLInputElement>(null);
  const ids = new Set(chosen.map(({ id }) => id));

  function add(person: ChosenPerson) {
    onChange(textOfChosen([...chosen, person]));
    setTyped('');
    input.current?.focus();
  }

  function remove(id: string) {
    onChange(textOfChosen(chosen.filter((person) => person.id !== id)));
    input.current?.focus();
  }

  return (
    <div className={classes.choice}>
      {hasOthers && chosen.length === 0 && <p>{words.CHOSEN_BEFORE}</p>}
      {chosen.length > 0 && (
        <ul aria-label="Chosen people" className={classes.chosen}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              {name}
              <CloseButton size="md" aria-label={`Remove ${name}`} onClick={() => remove(id)} />
            </li>
          ))}
        </ul>
      )}
      {chosen.length < MAX_CHOSEN && (
        <TextInput
          ref={input}
          data-path={field['data-path']}
          type="search"
          label={words.SEARCH_PEOPLE}
          placeholder="Name or address"
          leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
          value={typed}
          error={error}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          // Enter sends no half-written message.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {searched !== '' && typed.trim() !== '' && (
        <FoundPeople eventId={eventId} search={searched} chosen={ids} onAdd={add} />
      )}
    </div>
  );
}

interface FoundProps {
  eventId: string;
  search: string;
  chosen: ReadonlySet<string>;
  onAdd: (person: ChosenPerson) => void;
}

function FoundPeople({ eventId, search, chosen, onAdd }: FoundProps) {
  const { data, error } = useMessagePeopleQuery({
    variables: { eventId, search },
    fetchPolicy: 'no-cache',
  });
  const found = data?.event?.signUps?.nodes;
  if (error) return <p role="alert">{words.SEARCH_FAILED}</p>;
  if (!found) return null;
  const others = found.filter(({ id }) => !chosen.has(id));
  if (found.length === 0) return <p role="status">{words.NOBODY_FOUND}</p>;
  return (
    <ul aria-label="Found people" className={classes.found}>
      {others.map(({ id, name, email }) => (
        <li key={id}>
          <span>
            {name} <small>{email}</small>
          </span>
          <Button variant="default" aria-label={`Add ${name}`} onClick={() => onAdd({ id, name })}>
            Add
          </Button>
        </li>
      ))}
    </ul>
  );
}
