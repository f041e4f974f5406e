import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { timings } from '../../timings';

interface Props {
  value: string;
  onChange: (value: string) => void;
}

/** Asks once the typing pauses; not while another page is on its way, which asking would cancel. */
export function EventSearch({ value, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  const isNavigating = useNavigation().state !== 'idle';

  if (value !== seen) {
    setSeen(value);
    // The answer to our own question must not undo what was typed since.
    if (value !== asked) {
      setTyped(value);
      setAsked(value);
    }
  }

  useEffect(() => {
    if (typed === asked || isNavigating) return;
    const timer = setTimeout(() => {
      setAsked(typed);
      onChange(typed);
    }, timings.searchPause);
    return () => clearTimeout(timer);
  }, [typed, asked, isNavigating, onChange]);

  return (
    <TextInput
      type="search"
      aria-label="Search events"
      placeholder="Search title, place, words"
      maxLength={200}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}
