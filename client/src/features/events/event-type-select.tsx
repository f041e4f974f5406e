import { NativeSelect } from '@mantine/core';
import { useEventTypesQuery } from '../../gql/hooks';
import { today } from '../../ui/local-date';

interface Props {
  value: string;
  onChange: (value: string) => void;
}

/** The types of what is coming up, and the chosen one even if nothing of it is. */
export function EventTypeSelect({ value, onChange }: Props) {
  const { data } = useEventTypesQuery({ variables: { filter: { from: today() } } });
  const types = new Set((data?.events.nodes ?? []).map(({ type }) => type));
  if (value) types.add(value);
  return (
    <NativeSelect
      aria-label="Type"
      data={[{ value: '', label: 'Any type' }, ...[...types].sort((one, other) => one.localeCompare(other))]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
